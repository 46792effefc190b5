/** The order screen's work: draft, today's prices, samples by barcode, saving. Draws nothing. */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import { withPromise } from '../../engine/document-screen/counter-draft.ts';
import { useKadarQuestion } from '../../engine/document-screen/kadar-field.tsx';
import type { AskKadar } from '../../engine/document-screen/kadar-field.tsx';
import { useUsualDay } from '../../engine/document-screen/promise.tsx';
import { useCounter } from '../../engine/document-screen/use-counter.ts';
import type { CounterWork } from '../../engine/document-screen/use-counter.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import {
  addSample,
  BROUGHT,
  EMPTY_ORDER,
  orderBody,
  priceKey,
  settleKadar,
  totalOrder,
} from './order-draft.ts';
import type { DayPrices, OrderDraft, OrderTotal, Rounding } from './order-draft.ts';

const BARCODE = /^\d{8}$/;

export interface OrderWork extends CounterWork<OrderDraft, PesananDocument> {
  readonly prices: DayPrices;
  readonly rounding: Rounding;
  readonly money: OrderTotal;
  readonly askKadar: AskKadar;
  /** A piece of the shop becomes a sample. */
  readonly scan: (code: string) => Promise<ScanResult>;
}

/** The whole screen's state and work. */
export function useOrder(): OrderWork {
  const t = useT();
  const { settings } = useSession();
  const askKadar = useKadarQuestion();
  const usual = useUsualDay('HARI_JANJI_PESANAN');
  const counter = useCounter<OrderDraft, PesananDocument>({
    screen: 'transaksi-pesanan',
    path: 'pesanan/simpan',
    empty: EMPTY_ORDER,
    body: (draft, sales) => orderBody(withPromise(draft, usual), sales),
    settle: (typed) => settleKadar(typed, askKadar),
    onSaved: ({ no_faktur_group: no }) => notify.success(t('pesanan.tersimpan', { no })),
  });
  const { draft, change } = counter;
  const prices = useDayPrices(draft);
  const rounding = useMemo(
    (): Rounding => ({
      langkah: settings.number('PEMBULATAN'),
      arah: settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP',
    }),
    [settings],
  );
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
  const money = totalOrder(draft, prices, rounding);
  return { ...counter, prices, rounding, money, askKadar, scan };
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
