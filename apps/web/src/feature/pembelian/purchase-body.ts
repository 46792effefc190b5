/**
 * The purchase as POST pembelian/simpan takes it, how a piece's value is asked for, and what can be
 * told wrong before asking the server. Paths are the wire's: `pembayaran.0.no_rekening`. Pure.
 */
import type { MessageKey } from '@kencana/messages/key';
import { isNama, isNoHp, NON_MEMBER } from '@kencana/contract/orang';
import type { PembelianBody } from '@kencana/contract/transaction/pembelian';
import { mgToGram } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Query } from '../../platform/api.ts';
import { totalPurchase } from './purchase.ts';
import type { OldGold, Pay, Purchase, TakenGold } from './purchase.ts';

/** A message key with its values and its field's label. */
export interface Problem {
  readonly key: MessageKey;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly label?: MessageKey;
}

/** Problems by path. */
export type Problems = Readonly<Record<string, Problem>>;

/** Where the value of a piece is asked for; undefined while something is missing for it. */
export function quoteRequest(gold: OldGold): { path: string; query: Query } | undefined {
  const { kode_barcode, kondisi, berat, potongan_manual, kadar } = gold;
  const cut = potongan_manual === null ? {} : { potongan_manual };
  if (kode_barcode !== '') {
    const weight = berat === null || berat <= 0 ? {} : { berat: mgToGram(berat) };
    return { path: `pembelian/get/jual/${kode_barcode}`, query: { kondisi, ...weight, ...cut } };
  }
  if (gold.kode_group === '' || kadar === null || kadar <= 0) return undefined;
  if (berat === null || berat <= 0) return undefined;
  return {
    path: 'pembelian/get/harga',
    query: {
      kode_group: gold.kode_group,
      kadar: kadar / 100,
      berat: mgToGram(berat),
      kondisi,
      kode_harga: gold.kode_harga,
      toko_lain: String(gold.toko_lain),
      ...cut,
      ...(gold.harga_nota === null ? {} : { harga_nota: gold.harga_nota }),
      ...(gold.berat_nota === null ? {} : { berat_nota: mgToGram(gold.berat_nota) }),
    },
  };
}

/** What the server gets. `kode_sales` is the chosen or the remembered one. */
export function purchaseBody(purchase: Purchase, kode_sales: string): PembelianBody {
  return {
    ...purchase.seller,
    kode_sales,
    detail_barang: purchase.lines.map(lineBody),
    pembayaran: purchase.payments.map(payBody),
  };
}

function lineBody(line: TakenGold): PembelianBody['detail_barang'][number] {
  const { kode_barcode, berat, berat_manual, kondisi, potongan_manual, harga, foto } = line;
  const common = {
    kode_barcode,
    ...(berat === null ? {} : { berat: mgToGram(berat) }),
    berat_manual,
    kondisi,
    ...(potongan_manual === null ? {} : { potongan_manual }),
    ...(harga === null ? {} : { harga_beli: harga }),
    foto,
  };
  if (kode_barcode !== '') return common;
  const { toko_lain, nama_barang, kode_group, kode_jenis, kode_harga, kadar } = line;
  return {
    ...common,
    toko_lain,
    nama_barang,
    kode_group,
    kode_jenis,
    kode_harga,
    ...(kadar === null ? {} : { kadar: kadar / 100 }),
    ...(line.berat_nota === null ? {} : { berat_nota: mgToGram(line.berat_nota) }),
    ...(line.harga_nota === null ? {} : { harga_nota: line.harga_nota }),
  };
}

function payBody(pay: Pay): PembelianBody['pembayaran'][number] {
  const jumlah_rp = pay.jumlah ?? 0;
  if (pay.jenis === 'CASH') return { jenis: 'CASH', jumlah_rp };
  const { no_rekening, bank_customer, rekening_customer, nama_rekening_customer } = pay;
  const accounts = { no_rekening, bank_customer, rekening_customer, nama_rekening_customer };
  return { jenis: 'TRANSFER', jumlah_rp, ...accounts };
}

/** Fields that the piece in hand still lacks, by name; labels are `field.<name>`. */
export function missingOf(gold: OldGold): readonly (keyof OldGold)[] {
  const wanted = [
    ['nama_barang', gold.nama_barang === ''],
    ['kode_group', gold.kode_group === ''],
    ['kode_jenis', gold.kode_jenis === ''],
    ['kadar', gold.kadar === null || gold.kadar <= 0],
    ['berat', gold.berat === null || gold.berat <= 0],
  ] as const;
  return wanted.flatMap(([name, lacks]) => (lacks ? [name] : []));
}

/**
 * What is missing or wrong as far as the screen can tell, in the order of the screen; empty when it
 * may be sent.
 */
export function findProblems(purchase: Purchase, kode_sales: string): Problems {
  const problems: Record<string, Problem> = {};
  const { lines, seller, payments } = purchase;
  if (lines.length === 0) problems['detail_barang'] = { key: 'input.barangKosong' };
  if (kode_sales === '') problems['kode_sales'] = { key: 'sale.sales-wajib' };
  if (seller.kode_member === NON_MEMBER) {
    if (!isNama(seller.nama_customer)) problems['nama_customer'] = { key: 'error.PENJUAL_WAJIB' };
    const unproved = lines.some((line) => line.kode_barcode === '');
    if (unproved && seller.nik_sim_passport.trim() === '')
      problems['nik_sim_passport'] = { key: 'error.IDENTITAS_WAJIB' };
  }
  const no_hp = seller.no_hp.trim();
  if (no_hp !== '' && !isNoHp(no_hp))
    problems['no_hp'] = { key: 'error.HP_SALAH', data: { no_hp } };
  payments.forEach((pay, i) => Object.assign(problems, payProblems(pay, `pembayaran.${i}`)));
  if (Object.keys(problems).length > 0) return problems;
  const { sisa } = totalPurchase(purchase);
  const data = { rp: formatRupiah(rupiah(Math.abs(sisa))) };
  if (payments.length === 0) problems['pembayaran'] = { key: 'error.BAYAR_KOSONG' };
  else if (sisa > 0) problems['pembayaran'] = { key: 'error.BAYAR_KURANG', data };
  else if (sisa < 0) problems['pembayaran'] = { key: 'error.BELI_LEBIH_BAYAR', data };
  return problems;
}

function payProblems(pay: Pay, at: string): Problems {
  const problems: Record<string, Problem> = {};
  if ((pay.jumlah ?? 0) <= 0) problems[`${at}.jumlah_rp`] = { key: 'sale.jumlah-wajib' };
  if (pay.jenis === 'CASH') return problems;
  if (pay.no_rekening === '') problems[`${at}.no_rekening`] = { key: 'error.REKENING_WAJIB' };
  for (const name of ['bank_customer', 'rekening_customer', 'nama_rekening_customer'] as const) {
    if (pay[name].trim() === '')
      problems[`${at}.${name}`] = { key: 'input.wajib', label: `field.${name}` };
  }
  return problems;
}
