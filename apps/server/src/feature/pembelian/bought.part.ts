/**
 * One piece of old gold as it comes in, in a buy-back or as the TUKAR payment of a sale: its value,
 * what a supervisor must allow, and what it posts. Pure.
 */
import { kept } from '@kencana/contract/document/kept';
import { type BoughtTold } from '@kencana/contract/document/line-formula';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import type { Settings } from '@kencana/contract/module-flag';
import { isWorth } from '@kencana/contract/payment/payment';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import { milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { perGram } from '@kencana/rules/harga';
import type { Kadar } from '@kencana/rules/kadar';
import { diffDays } from '@kencana/rules/tanggal';
import type { ApprovalNeed, Base, Problem } from '../../engine/transaction/kind.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type {
  DocumentLine,
  JournalLine,
  NewLot,
  PieceChange,
  StockRow,
} from '../../engine/transaction/posting.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';
import { isProven, isSomebodyElse } from '../../engine/transaction/somebody-else.ts';
import type { Named } from '../../engine/transaction/somebody-else.ts';
import { needsAbove } from './roof.ts';
import { notaPrice, valueOldGold } from './valuation.part.ts';
import type { BuyRules, BuyTerms, Kondisi, SoldLine, Valuation } from './valuation.part.ts';

/** What the gold is called and how it is grouped. */
export interface BoughtGoods {
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: Kadar;
  readonly qty: number;
  /** What its nota says it weighs; null without one. */
  readonly berat_nota: Milligram | null;
}

export interface Bought extends Valuation {
  readonly goods: BoughtGoods;
  readonly kondisi: Kondisi | undefined;
  /** The piece of this shop and its sale; null for goods without barcode. */
  readonly own: { readonly piece: Piece; readonly sold: SoldLine } | null;
  /** More of the line's inputs, kept with its formula. */
  readonly lain: BoughtTold;
}

/** A piece of this shop by its sale; the nota's weight when nobody weighed it. */
export function buyBackOf(
  own: { readonly piece: Piece; readonly sold: SoldLine },
  terms: Omit<BuyTerms, 'berat'> & { readonly berat: Milligram | undefined },
  rules: BuyRules,
  settings: Settings,
): Bought {
  const { piece, sold } = own;
  const { nama_barang, kode_group, kode_jenis, qty } = piece;
  const whole = milligram(Math.min(sold.berat, sold.berat_asli));
  const nota = { harga: notaPrice(sold, settings), berat: whole };
  const gold = { kode_group, kadar: sold.kadar, nota };
  const berat = terms.berat ?? sold.berat;
  return {
    ...valueOldGold(gold, { ...terms, berat }, rules, settings),
    goods: { nama_barang, kode_group, kode_jenis, kadar: sold.kadar, qty, berat_nota: sold.berat },
    kondisi: rules.kondisi.get(terms.kondisi),
    own,
    lain: {},
  };
}

/** Several categories fit whose rules differ: the group must tell which (docs/domain.md §5). */
export function categoryProblems({ goods, belumJelas }: Bought, field: string): Problem[] {
  if (belumJelas.length === 0) return [];
  const data = { kode_group: goods.kode_group, kategori: belumJelas.join(', ') };
  return [{ code: 'KATEGORI_BELUM_JELAS', data, field }];
}

/** Code and name as people read them. */
export function nameOf({ own, goods }: Pick<Bought, 'own' | 'goods'>): string {
  return own === null ? goods.nama_barang : `${own.piece.kode_barcode} ${goods.nama_barang}`;
}

/**
 * docs/domain.md §10: a price above, below or different from what the nota gives, each by its own
 * parameter, always a weight above the nota's, and gold that is paid above its roof. `cara` is how
 * the shop gets it, as the approver's sentence begins.
 */
export function boughtNeeds(
  bought: Bought,
  cara: 'beli' | 'tukar',
  settings: Settings,
): ApprovalNeed[] {
  const needs: ApprovalNeed[] = [];
  const { computed, hargaBeli, berat } = bought;
  const nama = nameOf(bought);
  // A cut by hand is a person's price as a typed one is.
  const sebelum = computed.hargaTanpaManual;
  if (priceNeedsApproval(hargaBeli - sebelum, settings)) {
    const rp = { rp: saidRupiah(hargaBeli), hitung: saidRupiah(sebelum) };
    const uraian = say(`minta.harga-${cara}`, { nama, ...rp });
    needs.push({ kategori: 'HARGA BELI', uraian, sebelum, sesudah: hargaBeli });
  }
  const nota = bought.goods.berat_nota;
  if (nota !== null && nota > 0 && berat > nota) {
    const gram = { berat: saidGram(berat), nota: saidGram(nota) };
    const uraian = say(`minta.berat-${cara}`, { nama, ...gram });
    needs.push({ kategori: 'BERAT BELI', uraian, satuan: 'GRAM', sebelum: nota, sesudah: berat });
  }
  return [...needs, ...needsAbove(bought, cara, nama, settings)];
}

/**
 * Cash for a piece that was sold today, or that nobody paid in cash (decision 0026): a transfer
 * that never arrives, or a card, would become cash that way. `base` says what today is.
 */
export function cashNeeds(
  bought: readonly Bought[],
  base: Base,
  kalimat: 'minta.tunai-untuk' | 'minta.tukar-untuk' = 'minta.tunai-untuk',
): ApprovalNeed[] {
  if (!base.settings.yes('OTORISASI_BELI_KEMBALI_TUNAI')) return [];
  return bought.flatMap((one) => {
    if (one.own === null || isPlainCash(one, base)) return [];
    const { tgl_jual, bukan_tunai } = one.own.sold;
    const dibayar = bukan_tunai === '' ? 'CASH' : bukan_tunai;
    const data = { nama: nameOf(one), rp: saidRupiah(one.hargaBeli), tanggal: tgl_jual, dibayar };
    const uraian = say(kalimat, data);
    return [{ kategori: 'BELI KEMBALI TUNAI', uraian, sebelum: 0, sesudah: one.hargaBeli }];
  });
}

/**
 * Where old gold only pays a new piece: what a marketplace still owes, or takes back, asks as cash
 * does (decision 0026), and what was paid by transfer or card within HARI_TUKAR_NON_TUNAI days, for
 * the gold of money that never came would leave again as other gold (decision 0036).
 */
export function swapNeeds(bought: readonly Bought[], base: Base): ApprovalNeed[] {
  return bought.flatMap((one) => {
    const ways = one.own?.sold.bukan_tunai.split(', ') ?? [];
    if (ways.some((way) => isWorth(way, 'claim')))
      return cashNeeds([one], base, 'minta.tukar-untuk');
    return ways.some((way) => isWorth(way, 'transfer', 'card')) ? freshNeeds(one, base) : [];
  });
}

/** What asks of a piece whose transfer or card may not have arrived yet. */
function freshNeeds(one: Bought, { tglSystem, settings }: Base): ApprovalNeed[] {
  if (one.own === null) return [];
  const { tgl_jual, bukan_tunai: dibayar } = one.own.sold;
  if (diffDays(tgl_jual, tglSystem) >= settings.number('HARI_TUKAR_NON_TUNAI')) return [];
  const data = { nama: nameOf(one), rp: saidRupiah(one.hargaBeli), tanggal: tgl_jual, dibayar };
  const uraian = say('minta.tukar-non-tunai', data);
  return [{ kategori: 'TUKAR NON TUNAI', uraian, sebelum: 0, sesudah: one.hargaBeli }];
}

/** What the pieces are worth that this shop sold for cash on an earlier day. */
export function plainCashWorth(bought: readonly Bought[], base: Base): number {
  return bought.reduce((sum, one) => sum + (isPlainCash(one, base) ? one.hargaBeli : 0), 0);
}

function isPlainCash({ own }: Bought, base: Base): boolean {
  if (own === null || own.sold.hari_ini) return false;
  return own.sold.bukan_tunai === '' && own.sold.tgl_jual < base.tglSystem;
}

/** What the pieces are worth whose nota proves the seller. */
export function provenWorth(bought: readonly Bought[], seller: Named): number {
  const proven = bought.filter(({ own }) => own !== null && isProven(own.sold.pembeli, seller));
  return proven.reduce((sum, one) => sum + one.hargaBeli, 0);
}

function priceNeedsApproval(difference: number, settings: Settings): boolean {
  if (difference === 0) return false;
  if (settings.yes('OTORISASI_BELI_BEDA_NOTA')) return true;
  return settings.yes(difference > 0 ? 'OTORISASI_BELI_ATAS_NOTA' : 'OTORISASI_BELI_BAWAH_NOTA');
}

/** The document's line; `harga_jual` is the price that the valuation started from. */
export function boughtLine(bought: Bought, gudangBeli: string, seller: Named): DocumentLine {
  const { goods, own, berat, murni, computed, hargaBeli, rumus } = bought;
  return {
    jenis_baris: 'BELI',
    kode_barcode: own?.piece.kode_barcode ?? null,
    nama_barang: goods.nama_barang,
    kode_group: goods.kode_group,
    kode_jenis: goods.kode_jenis,
    kode_gudang: gudangBeli,
    kode_baki: '',
    kadar: goods.kadar,
    qty: goods.qty,
    berat,
    berat_asli: berat,
    murni,
    modal: hargaBeli,
    harga_dihitung: computed.hargaBeli,
    harga_jual: rumus.hargaNota,
    diskon: computed.potongan,
    harga_total: hargaBeli,
    rumus: kept(pembelianDocument.lines[0].rumus, {
      ...rumus,
      no_faktur_jual: own?.sold.no_faktur ?? null,
      rabat: own?.sold.rabat ?? 0,
      berat_nota: goods.berat_nota,
      kondisi: bought.kondisi ?? null,
      rugi: computed.rugi,
      harga_rata: perGram(hargaBeli, berat),
      harga_emas: bought.hargaEmas,
      ...bought.lain,
      ...(own !== null && isSomebodyElse(own.sold.pembeli, seller) && { penjual: 'LAIN' }),
    }),
  };
}

/** The arrow of the old barcode; goods without one have none. */
export function boughtPieces({ own }: Bought): PieceChange[] {
  if (own === null) return [];
  const { kode_barcode, kode_gudang, kode_baki } = own.piece;
  return [{ kode_barcode, dari: 'TERJUAL', menjadi: 'DIBELI', kode_gudang, kode_baki }];
}

/** The gold as it comes into the BELI warehouse, at the price paid. */
function boughtGold({ goods, own, berat, murni, hargaBeli }: Bought, kode_gudang: string) {
  const { kode_group, kode_jenis, kadar, qty } = goods;
  return {
    kode_gudang,
    kode_barcode: own?.piece.kode_barcode ?? null,
    kode_group,
    kode_jenis,
    kadar,
    qty,
    berat,
    berat_asli: berat,
    murni,
    modal: hargaBeli,
  };
}

/** The old barcode's arrow, then the lot that comes into the BELI warehouse. */
export function boughtRows(bought: Bought, gudangBeli: string, baris: number): StockRow[] {
  const { goods, own } = bought;
  const arrow =
    own === null
      ? []
      : [{ ...reservePiece(own.piece, 'TERJUAL', 'DIBELI').row, kadar: goods.kadar }];
  return [
    ...arrow,
    {
      ...boughtGold(bought, gudangBeli),
      kode_baki: '',
      kolom: 'BELI',
      no_lot: null,
      lot_baris: baris,
      status_dari: null,
      status_ke: null,
    },
  ];
}

/** The lot in the BELI warehouse (docs/domain.md §8). */
export function boughtLot(bought: Bought, gudangBeli: string, baris: number): NewLot {
  const { nama_barang } = bought.goods;
  return { ...boughtGold(bought, gudangBeli), baris, asal: 'BELI', nama_barang };
}

/** What the shop now owns. */
export function boughtJournal({ goods, berat, murni, hargaBeli }: Bought): JournalLine {
  const { kode_jenis } = goods;
  return { peran: 'PERSEDIAAN BELI', sisi: 'DEBIT', jumlah: hargaBeli, berat, murni, kode_jenis };
}
