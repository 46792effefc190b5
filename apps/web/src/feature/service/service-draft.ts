/** A service while it is typed: customer, pieces with their work, down payment. Pure. */
import type { ServiceBody } from '@kencana/contract/transaction/service';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import {
  changeRow,
  nextId,
  NO_CUSTOMER,
  removeRow,
} from '../../engine/document-screen/counter-draft.ts';
import type { Customer } from '../../engine/document-screen/counter-draft.ts';
import { moneyBody, sumMoney } from '../../engine/document-screen/money-draft.ts';
import type { MoneyPay } from '../../engine/document-screen/money-draft.ts';

export interface PieceDraft {
  readonly id: number;
  readonly nama_barang: string;
  readonly kode_jenis: string;
  /** Hundredths of a per cent. */
  readonly kadar: number | null;
  readonly berat: Milligram | null;
  readonly berat_manual: boolean;
  readonly kode_deskripsi: string;
  readonly deskripsi: string;
  readonly kondisi: string;
  readonly ongkos: Rupiah | null;
  readonly perkiraan_emas_rp: Rupiah | null;
  readonly foto: readonly string[];
}

export interface ServiceCustomer extends Customer {
  readonly keterangan_service: string;
  readonly tgl_janji: string;
}

export interface ServiceDraft {
  readonly customer: ServiceCustomer;
  readonly pieces: readonly PieceDraft[];
  readonly payments: readonly MoneyPay[];
}

const NEW_PIECE: Omit<PieceDraft, 'id'> = {
  nama_barang: '',
  kode_jenis: '',
  kadar: null,
  berat: null,
  berat_manual: true,
  kode_deskripsi: '',
  deskripsi: '',
  kondisi: '',
  ongkos: null,
  perkiraan_emas_rp: null,
  foto: [],
};

export const EMPTY_SERVICE: ServiceDraft = {
  customer: {
    ...NO_CUSTOMER,
    keterangan_service: '',
    tgl_janji: '',
  },
  pieces: [{ ...NEW_PIECE, id: 1 }],
  payments: [],
};

export function addPiece(draft: ServiceDraft): ServiceDraft {
  return { ...draft, pieces: [...draft.pieces, { ...NEW_PIECE, id: nextId(draft.pieces) }] };
}

export function changePiece(
  draft: ServiceDraft,
  id: number,
  patch: Partial<PieceDraft>,
): ServiceDraft {
  return { ...draft, pieces: changeRow(draft.pieces, id, patch) };
}

export function removePiece(draft: ServiceDraft, id: number): ServiceDraft {
  return { ...draft, pieces: removeRow(draft.pieces, id) };
}

export interface Estimate {
  readonly total: Rupiah;
  readonly dp: Rupiah;
  readonly sisa: Rupiah;
  /** Milligrams of all pieces. */
  readonly berat: number;
}

/** The estimate: charges and gold; the down payment and what it leaves. */
export function estimateOf({ pieces, payments }: ServiceDraft): Estimate {
  const total = rupiah(
    pieces.reduce((sum, p) => sum + (p.ongkos ?? 0) + (p.perkiraan_emas_rp ?? 0), 0),
  );
  const dp = sumMoney(payments);
  const berat = pieces.reduce((mg, p) => mg + (p.berat ?? 0), 0);
  return { total, dp, sisa: rupiah(total - dp), berat };
}

/** POST service/simpan. A weight that was not typed is sent as zero and refused at its field. */
export function serviceBody(draft: ServiceDraft, kode_sales: string): ServiceBody {
  return {
    ...draft.customer,
    kode_sales,
    detail_barang: draft.pieces.map(
      ({ id: _id, kadar, berat, ongkos, perkiraan_emas_rp, ...p }) => ({
        ...p,
        foto: [...p.foto],
        berat: mgToGram(berat ?? (0 as Milligram)),
        ...(kadar !== null && { kadar: kadar / 100 }),
        ...(ongkos !== null && { ongkos }),
        ...(perkiraan_emas_rp !== null && { perkiraan_emas_rp }),
      }),
    ),
    pembayaran: moneyBody(draft.payments) as NonNullable<ServiceBody['pembayaran']>,
  };
}
