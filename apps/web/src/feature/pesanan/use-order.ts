/** The order screen's work: draft, today's prices, samples by barcode, saving. Draws nothing. */
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import { useUsualSales } from '../../engine/document-screen/master-lists.ts';
import { printAutoPapers } from '../../engine/document-screen/nota-print.ts';
import { api } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { addressedShop, setDeviceChoice, useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { addSample, BROUGHT, EMPTY_ORDER, orderBody, priceKey, totalOrder } from './order-draft.ts';
import type { DayPrices, OrderDraft, OrderTotal, Rounding } from './order-draft.ts';

const SCREEN = 'transaksi-pesanan';
const BARCODE = /^\d{8}$/;

export interface OrderWork {
  readonly draft: OrderDraft;
  readonly change: (next: (old: OrderDraft) => OrderDraft) => void;
  readonly sales: string;
  readonly prices: DayPrices;
  readonly rounding: Rounding;
  readonly money: OrderTotal;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  readonly result: PesananDocument | undefined;
  /** A piece of the shop becomes a sample. */
  readonly scan: (code: string) => Promise<ScanResult>;
  /** False when it was not saved. */
  readonly save: () => Promise<boolean>;
  readonly startNew: () => void;
}

/** The whole screen's state and work. */
export function useOrder(): OrderWork {
  const t = useT();
  const { settings } = useSession();
  const [draft, setDraft, forget] = useDraft<OrderDraft>(SCREEN, EMPTY_ORDER);
  const [result, setResult] = useState<PesananDocument | undefined>();
  const submit = useSubmit<PesananDocument>({ path: 'pesanan/simpan', screen: SCREEN });
  const sales = useUsualSales(draft.customer.kode_sales);
  const prices = useDayPrices(draft);
  const rounding = useMemo(
    (): Rounding => ({
      langkah: settings.number('PEMBULATAN'),
      arah: settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP',
    }),
    [settings],
  );
  const change = (next: (old: OrderDraft) => OrderDraft): void => {
    submit.setErrors({});
    setDraft(next);
  };
  const scan = async (code: string): Promise<ScanResult> => {
    if (!BARCODE.test(code)) return 'unknown';
    if (draft.samples.some((one) => one.kode_barcode === code)) return 'duplicate';
    try {
      const path = `barang/ready/kode-barcode/${code}`;
      const { nama_barang } = (await api.get<{ nama_barang: string }>(path)).data;
      const sample = { ...BROUGHT, milik: 'TOKO', kode_barcode: code, nama_barang } as const;
      change((old) => addSample(old, sample));
      return 'ok';
    } catch (error) {
      notify.failure(error);
      return 'unknown';
    }
  };
  const save = async (): Promise<boolean> => {
    const answer = await submit.send(orderBody(draft, sales));
    if (answer === undefined) return false;
    const { no_faktur_group: no, kode_sales } = answer.data;
    notify.success(t('pesanan.tersimpan', { no }));
    forget();
    setResult(answer.data);
    setDeviceChoice('sales', kode_sales);
    void printAutoPapers(no);
    return true;
  };
  return {
    draft,
    change,
    sales,
    prices,
    rounding,
    money: totalOrder(draft, prices, rounding),
    errors: submit.errors,
    saving: submit.saving,
    result,
    scan,
    save,
    startNew: () => {
      submit.setErrors({});
      forget();
      setResult(undefined);
    },
  };
}

/** Today's price of a gram for every group and purity that the lines name. */
function useDayPrices({ lines }: OrderDraft): DayPrices {
  const shop = addressedShop(useSession()).kode_toko;
  const keys = [...new Set(lines.flatMap((line) => priceKey(line) ?? []))];
  const answers = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['harga-pesanan', shop, key],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
        const [kode_group = '', kadar = ''] = key.split('/');
        const query = { kode_group, kadar: Number(kadar) / 100 };
        const path = 'pesanan/get/harga';
        return (await api.get<{ harga_gram: number }>(path, { query, signal })).data.harga_gram;
      },
      staleTime: 60_000,
    })),
  });
  return new Map(
    keys.flatMap((key, i) => {
      const price = answers[i]?.data;
      return price === undefined ? [] : [[key, price] as const];
    }),
  );
}
