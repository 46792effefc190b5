/**
 * The buy-back screen's work: the purchase as a draft, finding what was sold, asking what it is
 * worth, saving, and what came of it. Draws nothing.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PurchaseDocument, Quote, SoldPiece } from '@kencana/contract/document/pembelian';
import { askWorth } from '../../engine/document-screen/ask-worth.ts';
import { useConditions, useUsualSales } from '../../engine/document-screen/master-lists.ts';
import { printAutoPapers } from '../../engine/document-screen/nota-print.ts';
import { ApiError, Cancelled } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import { reason } from '../../platform/use-list.ts';
import {
  EMPTY_PURCHASE,
  hasWork,
  holdsPiece,
  keepEntry,
  takeGoods,
  takePiece,
  withoutIdentity,
} from './purchase.ts';
import type { OldGold, Purchase } from './purchase.ts';
import { missingOf, purchaseBody, quoteRequest } from './purchase-body.ts';

const SCREEN = 'transaksi-pembelian';
/** A piece's barcode: eight digits. */
const BARCODE = /^\d{8}$/;

/** Messages by the wire's path, or by the name of a field of the piece in hand. */
export type Errors = Readonly<Record<string, string>>;

export interface FindNote {
  readonly result: ScanResult;
  readonly text: string;
}

export interface PurchaseWork {
  readonly purchase: Purchase;
  readonly change: (next: (old: Purchase) => Purchase) => void;
  readonly sales: string;
  readonly errors: Errors;
  /** Of the piece in hand, by field. */
  readonly entryErrors: Errors;
  readonly note: FindNote | undefined;
  /** The pieces of the nota that was asked for, while there is a choice. */
  readonly nota: readonly SoldPiece[];
  /** True when something would be lost. */
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly result: PurchaseDocument | undefined;
  /** A barcode or a nota number. */
  readonly find: (text: string) => Promise<ScanResult>;
  readonly describe: () => void;
  /** Puts the piece in hand into the list; false when something is missing. */
  readonly keep: () => Promise<boolean>;
  readonly save: () => Promise<boolean>;
  readonly startNew: () => void;
}

/** The whole screen's state and work. */
export function usePurchase(): PurchaseWork {
  const [purchase, change, clear] = useDraft<Purchase>(SCREEN, EMPTY_PURCHASE, withoutIdentity);
  const [result, setResult] = useState<PurchaseDocument | undefined>();
  const submit = useSubmit({
    path: 'pembelian/simpan',
    screen: SCREEN,
    secret: ['nik_sim_passport'],
  });
  const sales = useUsualSales(purchase.seller.kode_sales);
  const edit = (next: (old: Purchase) => Purchase): void => {
    submit.setErrors({});
    change(next);
  };
  const entry = useEntry(purchase, edit);
  const finding = useFind(purchase, edit, entry.keep);
  const reset = (): void => {
    clear();
    submit.setErrors({});
    entry.setErrors({});
    finding.forget();
  };
  const save = async (): Promise<boolean> => {
    // What is still in hand belongs to the purchase: it is taken in before anything is sent.
    const whole = await entry.keep();
    if (whole === undefined) return false;
    const answer = await submit.send(purchaseBody(whole, sales));
    if (answer === undefined) return false;
    reset();
    setResult(answer.data);
    setDeviceChoice('sales', answer.data.kode_sales);
    void printAutoPapers(answer.data.no_faktur_group);
    return true;
  };
  return {
    purchase,
    change: edit,
    sales,
    errors: submit.errors,
    entryErrors: entry.errors,
    note: finding.note,
    nota: finding.nota,
    dirty: hasWork(purchase),
    saving: submit.saving,
    result,
    find: async (text) => {
      setResult(undefined);
      return finding.find(text);
    },
    describe: finding.describe,
    keep: async () => (await entry.keep()) !== undefined,
    save,
    startNew: () => {
      setResult(undefined);
      if (result === undefined) reset();
    },
  };
}

/** How a value is asked for and kept: one answer per set of terms. */
export function quoteOptions(gold: OldGold) {
  const request = quoteRequest(gold);
  return {
    queryKey: ['nilai-beli', request] as const,
    queryFn: async (): Promise<Quote> => {
      if (request === undefined) throw new RangeError('nothing to ask for');
      if ('params' in request) return askWorth(request.path, request);
      return askWorth(request.path, request);
    },
    enabled: request !== undefined,
    retry: false,
    staleTime: 30_000,
  };
}

function useEntry(purchase: Purchase, edit: (next: (old: Purchase) => Purchase) => void) {
  const t = useT();
  const client = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  /** The purchase with the piece in hand taken in; undefined when something is missing. */
  const keep = async (): Promise<Purchase | undefined> => {
    const { entry } = purchase;
    if (entry === undefined) return purchase;
    const missing = missingOf(entry);
    const texts = missing.map((name) => [name, t('input.wajib', { label: t(labelOf(name)) })]);
    setErrors(Object.fromEntries(texts) as Errors);
    if (missing.length > 0) return undefined;
    try {
      const quote = await client.fetchQuery(quoteOptions(entry));
      if ((entry.harga ?? quote.harga_beli) <= 0) {
        const nama = entry.nama_barang;
        setErrors({ harga: t('error.HARGA_BELI_KOSONG', { nama }) });
        return undefined;
      }
      const kept = keepEntry(purchase, quote);
      edit(() => kept);
      return kept;
    } catch (error) {
      setErrors({ harga: reason(error) });
      return undefined;
    }
  };
  return { errors, setErrors, keep };
}

const LABEL = {
  nama_barang: 'field.nama_barang',
  kode_group: 'field.kode_group',
  kode_jenis: 'field.kode_jenis',
  kadar: 'field.kadar',
  berat: 'field.berat',
} as const;

function labelOf(name: string): (typeof LABEL)[keyof typeof LABEL] {
  return LABEL[name as keyof typeof LABEL];
}

function useFind(
  purchase: Purchase,
  edit: (next: (old: Purchase) => Purchase) => void,
  keep: () => Promise<Purchase | undefined>,
) {
  const t = useT();
  const kondisi = useConditions()[0]?.kode_kondisi ?? '';
  const [note, setNote] = useState<FindNote | undefined>();
  const [nota, setNota] = useState<readonly SoldPiece[]>([]);
  const tell = (result: ScanResult, text: string): ScanResult => {
    setNote({ result, text });
    return result;
  };
  const piece = async (code: string): Promise<ScanResult> => {
    if (holdsPiece(purchase, code)) return tell('duplicate', t('sale.sudah-ada', { kode: code }));
    // The piece before goes into the list first; an unfinished one keeps the hand.
    const kept = await keep();
    if (kept === undefined) return tell('unknown', t('pembelian.selesaikan-dulu'));
    const data = await askWorth('pembelian/get/jual/:barcode', {
      params: { barcode: code },
      query: { kondisi },
    });
    setNota([]);
    edit(() => takePiece(kept, data, kondisi));
    return tell('ok', `${code} ${data.nama_barang}`);
  };
  const sale = async (no: string): Promise<ScanResult> => {
    const data = await askWorth('pembelian/get/nota/:no', { params: { no } });
    const [only, second] = data;
    if (only !== undefined && second === undefined) return piece(only.kode_barcode);
    setNota(data);
    return tell('ok', t('pembelian.pilih-dari-nota', { no }));
  };
  const find = async (text: string): Promise<ScanResult> => {
    try {
      return await (BARCODE.test(text) ? piece(text) : sale(text));
    } catch (error) {
      if (error instanceof Cancelled) return 'unknown';
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'TIDAK_DITEMUKAN')
        return tell('unknown', t('pembelian.tidak-ditemukan', { kode: text }));
      return tell('unknown', error.message);
    }
  };
  const describe = (): void => {
    void keep().then((kept) => {
      setNota([]);
      if (kept === undefined) tell('unknown', t('pembelian.selesaikan-dulu'));
      else edit(() => takeGoods(kept, kondisi));
    });
  };
  const forget = (): void => {
    setNote(undefined);
    setNota([]);
  };
  return { note, nota, find, describe, forget };
}
