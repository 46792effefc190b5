/**
 * Entries that contradict themselves (docs/decision/0033): the floor measures by the scale's weight
 * and the purity, the customer pays by the nota's weight and the stamp, so neither may be far from
 * the other without a second pair of eyes. Pure.
 */
import { type KeptSelisih, type Selisih } from '@kencana/contract/document/tambah-barang';
import type { Settings } from '@kencana/contract/module-flag';
import { say, saidGram, saidPersen, saidRupiah } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { fineMg, formatKadar } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { kadarCap, selisihBerat, selisihKadar } from '@kencana/rules/selisih-barang';
import type { ApprovalNeed } from '../../engine/transaction/kind.ts';
import { isBelowParameter } from '../penjualan/ongkos.part.ts';
import type { ChargedPiece } from '../penjualan/ongkos.part.ts';

/** Category of the approval that lets such a piece in. */
const APART = 'SELISIH BARANG';

/** What of a piece is compared, as it was typed. */
interface Typed {
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly berat: Milligram;
  readonly berat_asli?: Milligram | undefined;
  readonly kadar: Kadar;
  readonly kadar_cetak: string;
}

/** A piece of an entry with what it is measured by. */
export interface Measured {
  readonly piece: Typed;
  /** What it costs the shop. */
  readonly cost: Rupiah;
  readonly group: Kadar | undefined;
  /** Its making charge, where the shop's parameter limits it. */
  readonly charge?: ChargedPiece;
}

interface Limits {
  readonly berat: number;
  readonly kadar: number;
}

/** The shop's limits in hundredths. */
function limitsOf(settings: Settings): Limits {
  return {
    berat: percentToHundredths(settings.number('BATAS_SELISIH_BERAT_PERSEN')),
    kadar: percentToHundredths(settings.number('BATAS_SELISIH_KADAR_PERSEN')),
  };
}

/** True beyond the limit; at 100 per cent there is none. */
function isBeyond(apart: number, limit: number): boolean {
  return limit < 10_000 && apart > limit;
}

/** The purities that a piece's is measured by, each as the approval's sentence names it. */
function standards(piece: Typed, group: Kadar | undefined): readonly (readonly [Said, Kadar])[] {
  const stamp = kadarCap(piece.kadar_cetak);
  return [
    ...(group === undefined
      ? []
      : [[say('minta.kadar-group', { group: piece.kode_group }), group] as const]),
    ...(stamp === undefined
      ? []
      : [[say('minta.kadar-cap', { cap: piece.kadar_cetak }), stamp] as const]),
  ];
}

/**
 * What a supervisor must allow of a piece; `group` is its group's purity. The sentences name piece,
 * weights or purities, and limit.
 */
export function selisihNeeds(
  piece: Typed,
  group: Kadar | undefined,
  settings: Settings,
): ApprovalNeed[] {
  const { nama_barang, kode_group, berat } = piece;
  const limit = limitsOf(settings);
  const asli = piece.berat_asli ?? berat;
  const apart = selisihBerat(berat, asli);
  const weights: ApprovalNeed = {
    kategori: APART,
    uraian: say('minta.selisih-berat', {
      nama: nama_barang,
      group: kode_group,
      nota: saidGram(berat),
      timbangan: saidGram(asli),
      beda: saidPersen(apart),
      batas: saidPersen(limit.berat),
    }),
    satuan: 'GRAM',
    sebelum: berat,
    sesudah: asli,
  };
  const purities = standards(piece, group).flatMap(([name, other]): ApprovalNeed[] => {
    const points = selisihKadar(piece.kadar, other);
    if (!isBeyond(points, limit.kadar)) return [];
    const [sebelum, sesudah] = [`${formatKadar(other)}%`, `${formatKadar(piece.kadar)}%`];
    const uraian = say('minta.selisih-kadar', {
      nama: nama_barang,
      group: kode_group,
      kadar: sesudah,
      ukuran: name,
      lain: sebelum,
      beda: saidPersen(points),
      batas: saidPersen(limit.kadar),
    });
    return [{ kategori: APART, uraian, sebelum, sesudah }];
  });
  return [...(isBeyond(apart, limit.berat) ? [weights] : []), ...purities];
}

/**
 * A cost that no seller of gold asks: above twice what the piece's gold is worth today. Whoever
 * enters it books what the shop owes a supplier (docs/decision/0058). None without a gold price.
 * Without `told` the cost itself is not said, for who asks did not type it and may not see it.
 */
export function costNeeds(
  piece: Typed,
  cost: Rupiah,
  settings: Settings,
  told = true,
): ApprovalNeed[] {
  const pure = settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE');
  const gold = hargaBerat(rupiah(pure), fineMg(piece.berat_asli ?? piece.berat, piece.kadar));
  const most = rupiah(gold * 2);
  if (pure === 0 || cost <= most) return [];
  const data = { nama: piece.nama_barang, group: piece.kode_group, batas: saidRupiah(most) };
  if (!told) return [{ kategori: APART, uraian: say('minta.harga-beli-lebih', data) }];
  const uraian = say('minta.harga-beli-barang', { ...data, beli: saidRupiah(cost) });
  return [{ kategori: APART, uraian, sebelum: most, sesudah: cost }];
}

/** Sentences of one kind that an approver reads of one document. */
const MOST_SAID = 50;

/**
 * What a document of many pieces asks: of more than fifty alike the fifty that are furthest apart,
 * and how many others are not further. What is approved is the whole document all the same.
 */
export function worstNeeds(needs: readonly ApprovalNeed[]): ApprovalNeed[] {
  const alike = Map.groupBy(needs, ({ uraian }) => uraian.key);
  return [...alike.values()].flatMap((some): readonly ApprovalNeed[] => {
    const [first] = some;
    if (first === undefined || some.length <= MOST_SAID) return some;
    const worst = some.toSorted((a, b) => apartOf(b) - apartOf(a)).slice(0, MOST_SAID);
    const uraian = say('minta.barang-lain', { n: some.length - MOST_SAID });
    return [...worst, { kategori: first.kategori, uraian }];
  });
}

/** How far before and after are from each other: grams by their part, the rest by what they are. */
function apartOf({ satuan, sebelum, sesudah }: ApprovalNeed): number {
  const [a, b] = [Number.parseFloat(String(sebelum)), Number.parseFloat(String(sesudah))];
  return Math.abs(a - b) / (satuan === 'GRAM' ? Math.max(a, b, 1) : 1);
}

/** What the desk marks of an entry that waits; undefined where every piece is within the limits. */
export function selisihKept(
  pieces: readonly Measured[],
  settings: Settings,
): KeptSelisih | undefined {
  const limit = limitsOf(settings);
  const barang = pieces.flatMap(({ piece, group, charge }, i): Selisih[] => {
    const berat = selisihBerat(piece.berat, piece.berat_asli ?? piece.berat);
    const points = standards(piece, group).map(([, other]) => selisihKadar(piece.kadar, other));
    const kadar = Math.max(0, ...points);
    const far = {
      ...(isBeyond(berat, limit.berat) && { berat }),
      ...(isBeyond(kadar, limit.kadar) && { kadar }),
      ...(charge && isBelowParameter(charge, settings) && { ongkos: charge.ongkosParameter }),
    };
    return Object.keys(far).length === 0 ? [] : [{ baris: i + 1, ...far }];
  });
  if (barang.length === 0) return undefined;
  return { batas_berat: limit.berat, batas_kadar: limit.kadar, barang };
}
