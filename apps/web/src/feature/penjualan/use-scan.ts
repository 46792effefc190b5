/**
 * What a scan or a typed code does on the counter: a ready piece into the basket, an old one as a
 * trade-in, a titipan or order to take, or a word about why not. Draws nothing.
 */
import { documentCalls } from '@kencana/contract/call/document-calls';
import { titipanDocument } from '@kencana/contract/document/titipan';
import { useState } from 'react';
import { documentNumber } from '@kencana/contract/document/define-document';
import { gramToMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { askWorth } from '../../engine/document-screen/ask-worth.ts';
import { api } from '../../platform/api.ts';
import { ApiError, Cancelled } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { addLine, hasWork, holdsPiece } from './basket.ts';
import type { Basket } from './basket.ts';
import { HELD_KINDS, heldKindOf, refusalOf, takeHeld, takenNo } from './held.ts';
import type { HeldDocument, HeldKind } from './held.ts';
import { valueTrade } from './trade-in.pay.tsx';

/** A piece's barcode: eight digits. */
export const BARCODE = /^\d{8}$/;

/**
 * What the last scan did, told beside the barcode field. `sold` offers the piece as a trade-in,
 * `pemegang` to take what holds it, `parkir` to put the basket aside and take that number.
 */
export interface ScanNote {
  readonly result: ScanResult;
  readonly text: string;
  readonly kode_barcode: string;
  readonly sold?: boolean;
  readonly pemegang?: string;
  readonly parkir?: string;
}

/** How an old piece is taken; the nota's weight when `berat` is left out. */
export interface TradeInput {
  readonly kondisi: string;
  readonly berat?: Milligram;
}

export interface Scanning {
  readonly note: ScanNote | undefined;
  readonly setNote: (note: ScanNote | undefined) => void;
  readonly scan: (code: string) => Promise<ScanResult>;
  /**
   * Takes what is held. Work on the counter is in its way unless `putAside` clears it; false of
   * that leaves everything as it is.
   */
  readonly take: (no: string, putAside?: () => boolean) => Promise<ScanResult>;
  readonly trade: (code: string, given: TradeInput) => Promise<ScanResult>;
}

/** Scanning into this basket. */
export function useScan(basket: Basket, change: (next: (old: Basket) => Basket) => void): Scanning {
  const t = useT();
  const [note, setNote] = useState<ScanNote | undefined>();
  const { tell, refused } = notes(t, setNote);
  const offerParking = (no: string): ScanResult => {
    const lama = takenNo(basket);
    const text =
      lama === undefined
        ? t('titipan.keranjang-berisi', { no })
        : t('titipan.keranjang-lain', { no, lama });
    setNote({ result: 'unknown', text, kode_barcode: no, parkir: no });
    return 'unknown';
  };
  const take = async (no: string, putAside?: () => boolean): Promise<ScanResult> => {
    const kind = heldKindOf(no);
    if (kind === undefined) return tell('unknown', no, t('error.TIDAK_DITEMUKAN'));
    if (takenNo(basket) === no) return tell('duplicate', no, t(kind.texts.diambil, { no }));
    const inTheWay = hasWork(basket);
    if (inTheWay && putAside === undefined) return offerParking(no);
    try {
      const data = await heldDocument(kind, no);
      const state = refusalOf(kind, data);
      if (state !== undefined)
        return tell('unknown', no, t('titipan.tidak-diambil', { no, status: t(state) }));
      if (inTheWay && putAside?.() === false) return 'unknown';
      change((old) => (hasWork(old) ? old : takeHeld(old, data, kind.jenis)));
      return tell('ok', no, t(kind.texts.diambil, { no }));
    } catch (error) {
      return refused(no, error);
    }
  };
  const scan = async (code: string): Promise<ScanResult> => {
    const held = heldKindOf(code);
    if (held !== undefined) return take(documentNumber(held.definition, code));
    if (!BARCODE.test(code)) return tell('unknown', code, t('sale.bukan-barcode', { kode: code }));
    if (holdsPiece(basket, code))
      return tell('duplicate', code, t('sale.sudah-ada', { kode: code }));
    const taken = takenNo(basket);
    if (taken !== undefined) return tell('unknown', code, t('error.TITIPAN_BEDA', { no: taken }));
    try {
      const { data } = await api.get('barang/ready/kode-barcode/:kode_barcode', {
        params: { kode_barcode: code },
      });
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
      const data = await askWorth('pembelian/get/jual/:barcode', {
        params: { barcode: code },
        query,
      });
      const weight = berat ?? gramToMg(data.berat_nota ?? data.berat);
      change((old) => valueTrade(old, data, { kondisi, berat: weight }));
      return tell('ok', code, `${code} ${data.nama_barang}`);
    } catch (error) {
      return refused(code, error);
    }
  };
  return { note, setNote, scan, take, trade };
}

/** Telling what a scan did, and what the server refuses about it. */
function notes(t: Translate, setNote: (note: ScanNote) => void) {
  const tell = (result: ScanResult, code: string, text: string, sold = false): ScanResult => {
    setNote({ result, text, kode_barcode: code, sold });
    return result;
  };
  const refused = async (code: string, error: unknown): Promise<ScanResult> => {
    if (error instanceof Cancelled) return 'unknown';
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.data;
    const holder = HELD_KINDS.find((kind) => kind.status === status);
    if (error.code === 'BARANG_TIDAK_READY' && holder) return offerHolder(holder, code);
    if (error.code !== 'BARANG_TIDAK_READY' || typeof status !== 'string') {
      return tell('unknown', code, error.message);
    }
    const text = t('sale.barang-status', { kode: code, status });
    return tell('unknown', code, text, status === 'TERJUAL');
  };
  const offerHolder = async (kind: HeldKind, code: string): Promise<ScanResult> => {
    const pemegang = (await api.get(kind.pemegang, { params: { barcode: code } })).data
      .no_faktur_group;
    const text = t(kind.texts.dipegang, { kode: code, no: pemegang });
    setNote({ result: 'unknown', text, kode_barcode: code, pemegang });
    return 'unknown';
  };
  return { tell, refused };
}

/** The document as it is taken now. */
async function heldDocument({ jenis }: HeldKind, no: string): Promise<HeldDocument> {
  const params = { no };
  if (jenis === 'PESANAN') return (await api.get('pesanan/get/ambil/:no', { params })).data;
  return (await api.get(documentCalls(titipanDocument).one, { params })).data;
}
