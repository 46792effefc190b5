/**
 * The purchase as POST pembelian/simpan takes it, and how the value of a piece is asked for; what
 * is wrong with it the server says. Pure.
 */
import type { PembelianBody } from '@kencana/contract/transaction/pembelian';
import { mgToGram } from '@kencana/rules/gram';
import type { OldGold, Pay, Purchase, TakenGold } from './purchase.ts';

/** Where the value of a piece is asked for; undefined while something is missing for it. */
export function quoteRequest(gold: OldGold) {
  const { kode_barcode, kondisi, berat, potongan_manual, kadar } = gold;
  const cut = potongan_manual === null ? {} : { potongan_manual };
  if (kode_barcode !== '') {
    const weight = berat === null || berat <= 0 ? {} : { berat: mgToGram(berat) };
    const query = { kondisi, ...weight, ...cut };
    const path = 'pembelian/get/jual/:barcode' as const;
    return { path, params: { barcode: kode_barcode }, query };
  }
  if (gold.kode_group === '' || kadar === null || kadar <= 0) return undefined;
  if (berat === null || berat <= 0) return undefined;
  return {
    path: 'pembelian/get/harga' as const,
    query: {
      kode_group: gold.kode_group,
      kadar: kadar / 100,
      berat: mgToGram(berat),
      kondisi,
      kode_harga: gold.kode_harga,
      toko_lain: gold.toko_lain,
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
  const { toko_lain, nama_barang, kode_group, kode_jenis, kadar } = line;
  // One chosen before another price stood for the goods is left out: it had no part in theirs.
  const kode_harga = line.quote.dasar === 'PARAMETER' ? line.kode_harga : '';
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
