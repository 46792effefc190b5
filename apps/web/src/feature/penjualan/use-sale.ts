/**
 * The sale screen's work: the basket as a draft, scanning into it, saving it under one idempotency
 * key, and what came of it. Draws nothing. Nothing counts as saved before the server has answered;
 * a lost answer keeps the basket locked until the same save has been asked again.
 */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { gramToMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { api, newKey } from '../../platform/api.ts';
import { ApiError, LOST } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { flushDrafts, saveDraft, useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { setDeviceChoice, useSession } from '../../platform/session.ts';
import { addLine, EMPTY_BASKET, holdsPiece, valueTrade } from './basket.ts';
import type { Basket } from './basket.ts';
import { totalBasket } from './basket-total.ts';
import type { BasketTotal, Rounding } from './basket-total.ts';
import { findCoupon } from './find-coupon.ts';
import { useUsualSales } from '../../engine/document-screen/master-lists.ts';
import { printAutoPapers } from '../../engine/document-screen/nota-print.ts';
import { findProblems, saleBody } from './sale-body.ts';
import type { SaleDocument } from '@kencana/contract/document/penjualan';
import type { ReadyPiece, TradeQuote } from './sale-type.ts';

const DRAFT = 'transaksi-penjualan';
/** A piece's barcode: eight digits. */
export const BARCODE = /^\d{8}$/;

/** What the last scan did, told beside the barcode field. `sold` offers the piece as a trade-in. */
export interface ScanNote {
  readonly result: ScanResult;
  readonly text: string;
  readonly kode_barcode: string;
  readonly sold?: boolean;
}

/** Messages by the wire's path. */
export type Errors = Readonly<Record<string, string>>;

export interface Sale {
  readonly basket: Basket;
  readonly change: (next: (old: Basket) => Basket) => void;
  readonly money: BasketTotal;
  readonly rounding: Rounding;
  readonly sales: string;
  readonly errors: Errors;
  readonly note: ScanNote | undefined;
  readonly saving: boolean;
  /** A save was sent and nobody knows yet whether it happened. */
  readonly lost: boolean;
  /** The saved sale, until the next one is begun. */
  readonly result: SaleDocument | undefined;
  readonly scan: (code: string) => Promise<ScanResult>;
  readonly trade: (code: string, given: TradeInput) => Promise<ScanResult>;
  /** Asks the server for a coupon and takes it; what is wrong stands at its field. */
  readonly coupon: (code: string) => Promise<ScanResult>;
  /** Checks and sends; true when the server has saved. */
  readonly save: () => Promise<boolean>;
  /** Sends the save of unknown outcome again, under its own key. */
  readonly askAgain: () => Promise<boolean>;
  /** Empties the screen for the next customer. */
  readonly startNew: () => void;
}

/** How an old piece is taken; the nota's weight when `berat` is left out. */
export interface TradeInput {
  readonly kondisi: string;
  readonly berat?: Milligram;
}

/** The whole screen's state and work. */
export function useSale(): Sale {
  const [basket, change, clear] = useDraft<Basket>(DRAFT, EMPTY_BASKET);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<SaleDocument | undefined>();
  const rounding = useRounding();
  const money = useMemo(() => totalBasket(basket, rounding), [basket, rounding]);
  const sales = useUsualSales(basket.customer.kode_sales);
  const edit = useCallback(
    (next: (old: Basket) => Basket) => {
      setErrors({});
      // What is being saved must not change under the server's hands.
      change((old) => (old.pending === undefined ? next(old) : old));
    },
    [change],
  );
  const scanning = useScan(basket, edit);
  const reset = (): void => {
    clear();
    setErrors({});
    scanning.setNote(undefined);
  };
  const sending = useSend(basket, change, setErrors, (document) => {
    reset();
    setResult(document);
    setDeviceChoice('sales', document.kode_sales);
    void printAutoPapers(document.no_faktur_group);
  });
  const startNew = (): void => {
    setResult(undefined);
    if (result === undefined) reset();
  };
  const t = useT();
  const save = async (): Promise<boolean> => {
    const problems = findProblems(basket, sales, money);
    const texts = Object.entries(problems).map(([path, p]) => [path, t(p.key, p.data)]);
    setErrors(Object.fromEntries(texts) as Errors);
    if (texts.length > 0) return false;
    return sending.send(newKey(), saleBody(basket, sales, money.kupon));
  };
  return {
    basket,
    change: edit,
    money,
    rounding,
    sales,
    errors,
    note: scanning.note,
    saving: sending.saving,
    lost: basket.pending !== undefined && !sending.saving,
    result,
    scan: async (code) => {
      setResult(undefined);
      return scanning.scan(code);
    },
    trade: scanning.trade,
    coupon: (code) => findCoupon(code, edit, setErrors),
    save,
    askAgain: async () => {
      const { pending } = basket;
      return pending === undefined ? false : sending.send(pending.key, pending.body);
    },
    startNew,
  };
}

function useRounding(): Rounding {
  const { settings } = useSession();
  return useMemo(
    () => ({
      langkah: settings.number('PEMBULATAN'),
      arah: settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP',
    }),
    [settings],
  );
}

function useScan(basket: Basket, change: (next: (old: Basket) => Basket) => void) {
  const t = useT();
  const [note, setNote] = useState<ScanNote | undefined>();
  const tell = (result: ScanResult, code: string, text: string, sold = false): ScanResult => {
    setNote({ result, text, kode_barcode: code, sold });
    return result;
  };
  const refused = (code: string, error: unknown): ScanResult => {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.data;
    if (error.code !== 'BARANG_TIDAK_READY' || typeof status !== 'string') {
      return tell('unknown', code, error.message);
    }
    const text = t('sale.barang-status', { kode: code, status });
    return tell('unknown', code, text, status === 'TERJUAL');
  };
  const scan = async (code: string): Promise<ScanResult> => {
    if (!BARCODE.test(code)) return tell('unknown', code, t('sale.bukan-barcode', { kode: code }));
    if (holdsPiece(basket, code))
      return tell('duplicate', code, t('sale.sudah-ada', { kode: code }));
    try {
      const { data } = await api.get<ReadyPiece>(`barang/ready/kode-barcode/${code}`);
      change((old) => addLine(old, data));
      return tell('ok', code, `${code} ${data.nama_barang}`);
    } catch (error) {
      return refused(code, error);
    }
  };
  const trade = async (code: string, { kondisi, berat }: TradeInput): Promise<ScanResult> => {
    if (!BARCODE.test(code)) return tell('unknown', code, t('sale.bukan-barcode', { kode: code }));
    const query = { kondisi, ...(berat === undefined ? {} : { berat: berat / 1000 }) };
    try {
      const { data } = await api.get<TradeQuote>(`pembelian/get/jual/${code}`, { query });
      const weight = berat ?? gramToMg(data.berat_nota);
      change((old) => valueTrade(old, data, { kondisi, berat: weight }));
      return tell('ok', code, `${code} ${data.nama_barang}`);
    } catch (error) {
      return refused(code, error);
    }
  };
  return { note, setNote, scan, trade };
}

function useSend(
  basket: Basket,
  change: (next: (old: Basket) => Basket) => void,
  setErrors: (errors: Errors) => void,
  saved: (document: SaleDocument) => void,
) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const keep = (key: string, body: PenjualanBody): void => {
    // Stored before it is sent: a reload in between must not sell twice.
    saveDraft(DRAFT, { ...basket, pending: { key, body } });
    flushDrafts();
    change((old) => ({ ...old, pending: { key, body } }));
  };
  const failed = (error: unknown): void => {
    if (error instanceof ApiError && error.code === LOST) return;
    change((old) => ({ ...old, pending: undefined }));
    if (error instanceof ApiError && error.errors !== undefined) {
      const first = Object.entries(error.errors).map(([path, texts]) => [path, texts[0] ?? '']);
      setErrors(Object.fromEntries(first) as Errors);
    }
    notify.failure(error, 'shell.kirim-gagal');
  };
  const send = async (key: string, body: PenjualanBody): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSaving(true);
    try {
      const given = body.detail_authorization ?? [];
      const { data } = await withAuthorization((approvals) => {
        const sent = { ...body, detail_authorization: [...given, ...approvals] };
        keep(key, sent);
        return api.post<SaleDocument>('penjualan/simpan', { body: sent, key });
      });
      saved(data);
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, send };
}
