/**
 * The form of one new piece without its drawing: what is copied until the person changes it, what
 * is missing, what is sent, and what stays for the next piece. Rules of the server are not
 * repeated; it answers with its own findings.
 */
import { formatGramUnit, mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { stampOf } from '@kencana/rules/kadar';
import { divideFloor } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';

/** Fields that follow another one until the person types into them. */
type Follower = 'berat_asli' | 'kadar' | 'kadar_cetak';

export interface PieceForm {
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_barang: string;
  readonly berat: Milligram | null;
  readonly berat_asli: Milligram | null;
  /** Hundredths of a per cent. */
  readonly kadar: number | null;
  readonly kadar_cetak: string;
  readonly harga_beli: Rupiah | null;
  readonly harga_jual: Rupiah | null;
  readonly ongkos: Rupiah | null;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
  readonly kode_intern: string;
  readonly tag_id: string;
  readonly nama_atribut: string;
  readonly berat_atribut: Milligram | null;
  readonly harga_atribut: Rupiah | null;
  readonly berat_plastik: Milligram | null;
  readonly size: string;
  readonly finishing: string;
  readonly faktur_pajak: boolean;
  /** `files/<id>`, '' without a photo. */
  readonly foto: string;
  readonly own: readonly Follower[];
}

export const EMPTY_PIECE: PieceForm = {
  kode_group: '',
  kode_jenis: '',
  kode_gudang: '',
  kode_baki: '',
  nama_barang: '',
  berat: null,
  berat_asli: null,
  kadar: null,
  kadar_cetak: '',
  harga_beli: null,
  harga_jual: null,
  ongkos: null,
  tipe_ongkos: 'TOTAL',
  kode_intern: '',
  tag_id: '',
  nama_atribut: '',
  berat_atribut: null,
  harga_atribut: null,
  berat_plastik: null,
  size: '',
  finishing: '',
  faktur_pajak: false,
  foto: '',
  own: [],
};

/**
 * Takes a change over and copies what follows: scale weight, kadar of the group, stamp of the
 * kadar.
 */
export function changePiece(
  old: PieceForm,
  patch: Partial<PieceForm>,
  kadarOfGroup: (kode: string) => number | undefined,
): PieceForm {
  const touched = (['berat_asli', 'kadar', 'kadar_cetak'] as const).filter((f) => f in patch);
  const own = [...new Set([...old.own, ...touched])];
  let next = { ...old, ...patch, own };
  if (patch.berat !== undefined && !own.includes('berat_asli')) {
    next = { ...next, berat_asli: next.berat };
  }
  if (patch.kode_group !== undefined && !own.includes('kadar')) {
    next = { ...next, kadar: kadarOfGroup(next.kode_group) ?? next.kadar };
  }
  if (next.kadar !== old.kadar && !own.includes('kadar_cetak')) {
    next = { ...next, kadar_cetak: stampOf(next.kadar) };
  }
  if (patch.kode_gudang !== undefined && patch.kode_gudang !== old.kode_gudang) {
    next = { ...next, kode_baki: patch.kode_baki ?? '' };
  }
  return next;
}

/** The next piece of the same place and kind: what usually stays the same is kept. */
export function nextPiece(saved: PieceForm): PieceForm {
  const { kode_group, kode_jenis, kode_gudang, kode_baki, kadar, kadar_cetak } = saved;
  const { tipe_ongkos, faktur_pajak } = saved;
  const own = saved.own.filter((field) => field !== 'berat_asli');
  const place = { kode_group, kode_jenis, kode_gudang, kode_baki };
  return { ...EMPTY_PIECE, ...place, kadar, kadar_cetak, tipe_ongkos, faktur_pajak, own };
}

const REQUIRED = [
  'kode_group',
  'kode_jenis',
  'kode_gudang',
  'kode_baki',
  'nama_barang',
  'berat',
  'kadar',
  'harga_beli',
  'harga_jual',
] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** Required fields that are empty, in the order of the form. */
export function missingFields(form: PieceForm): readonly RequiredField[] {
  return REQUIRED.filter((name) => {
    const value = form[name];
    return value === null || (typeof value === 'string' && value.trim() === '');
  });
}

/** The body of barang/simpan. */
export function pieceBody(form: PieceForm): object {
  const { own: _own, berat, berat_asli, kadar, berat_atribut, berat_plastik, ...rest } = form;
  return {
    ...rest,
    berat: berat === null ? null : mgToGram(berat),
    ...(berat_asli === null ? {} : { berat_asli: mgToGram(berat_asli) }),
    kadar: kadar === null ? null : kadar / 100,
    ongkos: form.ongkos ?? 0,
    harga_atribut: form.harga_atribut ?? 0,
    berat_atribut: berat_atribut === null ? 0 : mgToGram(berat_atribut),
    berat_plastik: berat_plastik === null ? 0 : mgToGram(berat_plastik),
  };
}

/** Whole rupiah per gram, floored (docs/domain.md §5); undefined without price or weight. */
export function perGram(price: Rupiah | null, weight: Milligram | null): Rupiah | undefined {
  if (price === null || weight === null || weight <= 0) return undefined;
  return rupiah(divideFloor(BigInt(price) * 1000n, weight));
}

/** Weight on the scale against the weight on the receipt, where they differ. */
export function weightGap(form: PieceForm): string | undefined {
  const { berat, berat_asli } = form;
  if (berat === null || berat_asli === null || berat === berat_asli) return undefined;
  return formatGramUnit((berat_asli - berat) as Milligram);
}
