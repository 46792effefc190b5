/**
 * Two business days of a shop for the tests of reports, written straight into the tables: pieces,
 * sales with every kind of payment, a cancelled and a waiting one, cash movements and approvals.
 * Names hold what a spreadsheet would run.
 */
import { sql } from 'kysely';
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';
import { cuciDay } from './report-cuci.ts';
import { decisions } from './report-decision.ts';
import { penerimaanDay } from './report-penerimaan.ts';
import { preOrderDay } from './report-pre-order.ts';
import { serviceDay } from './report-service.ts';
import { stockDay } from './report-stock.ts';

export const KEMARIN = '2026-11-19';
export const HARI_INI = '2026-11-20';
/** Names that a spreadsheet would take for formulas, and one that no Latin font can write. */
export const NAMA_BERBAHAYA = '=HYPERLINK("http://x";"klik")';
const NAMA_KANJI = '金の指輪 李小龍';

/** Bonus rules of rings, and of necklaces; the sold lines keep them. */
const BONUS = [
  { kode_bonus: 'C1', tipe_bonus: 'PERSEN', nilai: 125 },
  { kode_bonus: 'C2', tipe_bonus: 'PER_GRAM', nilai: 1_500 },
  { kode_bonus: 'K1', tipe_bonus: 'RP', nilai: 25_000 },
] as const;

/** Fills the shop; `prefix` is its two-digit barcode prefix. Leaves tgl_system on HARI_INI. */
export async function fillShop(tx: Tx, prefix: string): Promise<void> {
  const toko = tx.kodeToko;
  await masters(tx);
  await insertAll(tx, 'barang', pieces(prefix));
  for (const day of [KEMARIN, HARI_INI]) {
    await tx.exec(sql`update toko set tgl_system = ${day}::date where kode_toko = ${toko}`);
    await sales(tx, day, prefix);
    await purchases(tx, day, prefix);
    await downPaid(tx, day, { kind: 'pesanan', kode: 'PS', jenis_baris: 'PESAN' });
    await downPaid(tx, day, { kind: 'titipan', kode: 'TP', jenis_baris: 'TITIP' });
    await serviceDay(tx, day);
    await preOrderDay(tx, day);
    await cuciDay(tx, day);
    await stockDay(tx, day, prefix);
    await penerimaanDay(tx, day, prefix);
    await postings(tx, day);
  }
  await insertAll(tx, 'kas_harian', [
    {
      tgl_system: '2026-11-17',
      akun: 'CASH',
      awal: 0,
      masuk: 5_000_000,
      keluar: 0,
      akhir: 5_000_000,
    },
  ]);
  await decisions(tx, [KEMARIN, HARI_INI]);
}

async function masters(tx: Tx): Promise<void> {
  await insertAll(tx, 'grup', [{ kode_group: 'MT', nama_group: 'Emas Tua', kadar: 7500 }]);
  await insertAll(tx, 'jenis', [
    { kode_jenis: 'CINCIN', nama_jenis: 'Cincin' },
    { kode_jenis: 'KALUNG', nama_jenis: 'Kalung' },
  ]);
  await insertAll(tx, 'baki', [
    { kode_baki: 'B1', nama_baki: 'Baki 1', kode_gudang: 'TOKO' },
    { kode_baki: 'B2', nama_baki: 'Baki 2', kode_gudang: 'TOKO' },
  ]);
  await insertAll(tx, 'sales', [
    { kode_sales: 'S1', nama_sales: 'Ani' },
    { kode_sales: 'S2', nama_sales: 'Budi' },
  ]);
  await insertAll(tx, 'bank', [
    { kode_bank: 'BCA', nama_bank: 'Bank BCA' },
    { kode_bank: 'MDR', nama_bank: 'Bank Mandiri' },
  ]);
  await insertAll(tx, 'rekening', [
    { no_rekening: '111', nama_rekening: 'BCA EDC', kode_bank: 'BCA', fee: 100 },
    { no_rekening: '222', nama_rekening: 'Mandiri', kode_bank: 'MDR', fee: 0 },
  ]);
  await insertAll(tx, 'kupon', [
    {
      kode_kupon: 'K1',
      nama_kupon: '@Kupon',
      tgl_dari: KEMARIN,
      tgl_sampai: HARI_INI,
      tipe_kupon: 'RP',
      nilai: 100_000,
      kuota: 10,
    },
  ]);
  await insertAll(tx, 'marketplace', [
    { kode_marketplace: '=MKT', nama_marketplace: '+Toko Online', biaya: 0 },
  ]);
  await insertAll(tx, 'member', [{ kode_member: 'M1', nama_customer: NAMA_BERBAHAYA }]);
  await insertAll(tx, 'bonus_sales', [
    ...BONUS.slice(0, 2).map((rule) => ({ ...rule, kode_jenis: 'CINCIN' })),
    ...BONUS.slice(2).map((rule) => ({ ...rule, kode_jenis: 'KALUNG' })),
  ]);
}

function pieces(prefix: string): Record<string, unknown>[] {
  const names = [
    NAMA_BERBAHAYA,
    NAMA_KANJI,
    '+62 gelang',
    'Cincin Polos',
    'Cincin Polos',
    'Kalung Rantai',
  ];
  return names.map((nama_barang, i) => ({
    kode_barcode: `${prefix}${String(i + 1).padStart(6, '0')}`,
    nama_barang,
    kode_intern: `@SUM(A${i})`,
    kode_group: 'MT',
    kode_jenis: i === 5 ? 'KALUNG' : 'CINCIN',
    kode_gudang: 'TOKO',
    kode_baki: i % 2 === 0 ? 'B1' : 'B2',
    berat: 3_455 + i * 1_001,
    berat_asli: 3_460 + i * 1_001,
    murni: 2_591 + i * 751,
    kadar: 7_500,
    kadar_cetak: '-750',
    harga_beli: 2_000_000,
    harga_jual: 3_000_500 + i,
    size: i === 4 ? '12' : '10',
    status: 'READY',
    tgl_system: KEMARIN,
    input_by: 'SPV',
  }));
}

type Row = Record<string, unknown>;

/** What a bought line remembers. */
const RUMUS = {
  berat_nota: 3_500,
  harga_emas: 1_000_000,
  kondisi: { kode_kondisi: '=BAIK' },
  no_lot: '=LOT',
  ke_gudang: 'RUSAK',
};

/** Four sales of a day: paid in every way, waiting, cancelled, traded in. */
async function sales(tx: Tx, day: string, prefix: string): Promise<void> {
  const no = (n: number): string => `${tx.kodeToko}-FJ-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const docs = [
    sale('DONE', 'S1', 5_000_500, NAMA_BERBAHAYA, { valid_by: 'KASIR' }),
    sale('OPEN', 'S1', 1_000_000, 'Tunggu', { valid_by: null }),
    sale('DONE', 'S2', 9_999_999, 'Batal', { valid_by: 'KASIR', ...cancelled(day) }),
    sale('DONE', 'S2', 7_500_000, NAMA_KANJI, { valid_by: 'SPV', kode_member: 'M1' }),
  ].map((doc, i) => ({
    ...doc,
    no_dokumen: no(i + 1),
    tgl_system: day,
    rincian: i === 3 ? { kode_marketplace: '=MKT', no_po: no(4) } : {},
  }));
  await insertAll(tx, 'dokumen', docs);
  await insertAll(tx, 'dokumen_baris', [
    ...docs.map((doc, i) => soldLine(doc.no_dokumen, prefix, day, i + 1, doc.total)),
    {
      ...soldLine(no(4), prefix, day, 4, 1_500_000),
      baris: 2,
      jenis_baris: 'BELI',
      berat: 2_000,
      rumus: RUMUS,
    },
  ]);
  await insertAll(tx, 'dokumen_bayar', [
    pay(no(1), 1, 'CASH', 1_000_500),
    pay(no(1), 2, 'DEBIT', 4_000_000, {
      no_rekening: '111',
      fee: 100,
      fee_rp: 40_000,
      fee_ditanggung: 'CUSTOMER',
    }),
    pay(no(2), 1, 'CASH', 1_000_000),
    pay(no(3), 1, 'KREDIT', 9_999_999, { no_rekening: '111' }),
    pay(no(4), 1, 'TUKAR', 1_500_000),
    pay(no(4), 2, 'TRANSFER', 5_000_000, { no_rekening: '222' }),
    pay(no(4), 3, 'KREDIT', 1_000_000, { no_rekening: '111', fee: 200, fee_rp: 20_000 }),
    pay(no(4), 4, 'KUPON', 100_000, { kode_kupon: 'K1' }),
    pay(no(4), 5, 'POINT', 20_000, { poin: 40 }),
  ]);
  await cashBook(tx, { no_dokumen: no(1), ke: 1, tgl_system: day });
  await points(tx, { no_dokumen: no(4), ke: 1, tgl_system: day });
}

/** Old gold of a day: bought for cash and by transfer, a cancelled one, and a lot destroyed. */
async function purchases(tx: Tx, day: string, prefix: string): Promise<void> {
  const no = (kode: string, n: number): string =>
    `${tx.kodeToko}-${kode}-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const bought = { kind: 'pembelian', valid_by: 'KASIR' };
  const approval = { _id: 'p', kategori: 'BATAL BELI', approver: 'SPV' };
  const docs = [
    sale('DONE', 'S1', 2_500_000, NAMA_KANJI, bought),
    sale('DONE', 'S2', 1_000_000, 'Batal', {
      ...bought,
      ...cancelled(day),
      otorisasi: [approval],
    }),
    sale('DONE', 'S1', 900_000, NAMA_BERBAHAYA, { ...bought, kind: 'hancur-pembelian' }),
  ].map((doc, i) => ({
    ...doc,
    no_dokumen: i === 2 ? no('HP', 1) : no('FB', i + 1),
    tgl_system: day,
  }));
  await insertAll(tx, 'dokumen', docs);
  await insertAll(
    tx,
    'dokumen_baris',
    docs.map((doc, i) => ({
      ...soldLine(doc.no_dokumen, prefix, day, i + 1, doc.total),
      jenis_baris: i === 2 ? 'HANCUR' : 'BELI',
      rumus: RUMUS,
    })),
  );
  await insertAll(tx, 'dokumen_bayar', [
    pay(no('FB', 1), 1, 'CASH', 1_500_000),
    pay(no('FB', 1), 2, 'TRANSFER', 1_000_000, { no_rekening: '222' }),
    pay(no('FB', 2), 1, 'CASH', 1_000_000),
  ]);
}

interface DownPaid {
  readonly kind: 'pesanan' | 'titipan';
  readonly kode: 'PS' | 'TP';
  readonly jenis_baris: 'PESAN' | 'TITIP';
}

/** An open document with a down payment, a cancelled one and one that the first sale took. */
async function downPaid(tx: Tx, day: string, { kind, kode, jenis_baris }: DownPaid): Promise<void> {
  const no = (middle: string, n: number): string =>
    `${tx.kodeToko}-${middle}-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const ordered = { kind, valid_by: 'KASIR', bayar: 1_000_000 };
  const docs = [
    sale('DONE', 'S1', 6_850_000, NAMA_BERBAHAYA, ordered),
    sale('DONE', 'S2', 4_000_000, 'Batal', { ...ordered, ...cancelled(day) }),
    sale('DONE', 'S1', 5_000_000, NAMA_KANJI, {
      ...ordered,
      status: 'FINISH',
      selesai_tgl: day,
      selesai_no: no('FJ', 1),
    }),
  ].map((doc, i) => ({ selesai_tgl: null, selesai_no: null, ...doc, no_dokumen: no(kode, i + 1) }));
  await insertAll(
    tx,
    'dokumen',
    docs.map((doc) => ({ ...doc, tgl_system: day })),
  );
  await insertAll(
    tx,
    'dokumen_baris',
    docs.map((doc) => ({
      no_dokumen: doc.no_dokumen,
      baris: 1,
      jenis_baris,
      no_faktur: `${doc.no_dokumen}-1`,
      nama_barang: '+CINCIN PESANAN',
      keterangan: '=1+1',
      kode_group: 'MT',
      kode_jenis: 'CINCIN',
      kadar: 7500,
      qty: 1,
      berat: 5_125,
      ongkos: 250_000,
      harga_total: doc.total,
    })),
  );
}

function sale(statusValid: string, sales: string, total: number, customer: string, more: Row) {
  return {
    kind: 'penjualan',
    input_by: 'KASIR',
    status: 'OPEN',
    status_valid: statusValid,
    kode_sales: sales,
    kode_member: 'NONMEMBER',
    nama_customer: customer,
    total,
    bayar: total,
    qty: 1,
    batal_by: null,
    batal_at: null,
    batal_tgl: null,
    batal_alasan: null,
    otorisasi: [],
    ...more,
  };
}

function cancelled(day: string): Row {
  const approval = { _id: 'b', kategori: 'BATAL PENJUALAN', approver: 'SPV' };
  return {
    status: 'BATAL',
    batal_by: 'KASIR',
    batal_at: `${day}T03:04:05Z`,
    batal_tgl: day,
    batal_alasan: '=salah barang',
    otorisasi: [approval],
  };
}

function pay(no: string, urut: number, jenis: string, jumlah: number, more: Row = {}): Row {
  const none = {
    fee: 0,
    fee_rp: 0,
    fee_ditanggung: 'TOKO',
    no_rekening: null,
    kode_kupon: null,
    poin: null,
  };
  return { no_dokumen: no, urut, jenis, jumlah_rp: jumlah, ...none, ...more };
}

/** What the documents of the day posted: each was saved, the cancelled ones undone. */
async function postings(tx: Tx, day: string): Promise<void> {
  const head = sql`insert into posting (kode_toko, no_dokumen, ke, kind, peristiwa, membalik,
      tgl_system, user_id)`;
  const of = sql`from dokumen d where kode_toko = ${tx.kodeToko} and tgl_system = ${day}::date`;
  await tx.exec(
    sql`${head} select kode_toko, no_dokumen, 1, kind, 'SIMPAN', null, tgl_system, 'KASIR' ${of}
        on conflict do nothing`,
  );
  await tx.exec(
    sql`${head} select kode_toko, no_dokumen, 2, kind, 'BATAL', 1, tgl_system, 'KASIR' ${of}
        and status = 'BATAL'`,
  );
}

/** The member earns 75 and uses 40 of them. */
async function points(tx: Tx, event: Row): Promise<void> {
  const head = { ...event, user_id: 'SPV', kind: 'penjualan', peristiwa: 'SIMPAN' };
  await insertAll(tx, 'posting', [head]);
  await insertAll(tx, 'kartu_poin', [
    { ...event, urut: 1, kode_member: 'M1', kolom: 'DAPAT', poin: 75, jumlah_rp: 37_500 },
    { ...event, urut: 2, kode_member: 'M1', kolom: 'PAKAI', poin: 40, jumlah_rp: 20_000 },
  ]);
  await tx.exec(
    sql`update member set poin = poin + 35
        where kode_toko = ${tx.kodeToko} and kode_member = 'M1'`,
  );
}

async function cashBook(tx: Tx, event: Row): Promise<void> {
  const user = { user_id: 'KASIR' };
  await insertAll(tx, 'posting', [{ ...event, ...user, kind: 'penjualan', peristiwa: 'SIMPAN' }]);
  const cash = { ...event, ...user, akun: 'CASH', jenis: 'CASH', kategori: 'PENJUALAN' };
  await insertAll(tx, 'buku_kas', [
    { ...cash, urut: 1, keterangan: '-1+1', masuk: 1_000_500, keluar: 0 },
    { ...cash, urut: 2, kategori: 'LISTRIK', keterangan: '', masuk: 0, keluar: 250_000 },
    { ...cash, urut: 3, akun: '111', jenis: 'DEBIT', keterangan: '', masuk: 4_000_000, keluar: 0 },
  ]);
}

function soldLine(
  no: string,
  prefix: string,
  day: string,
  n: number,
  total: number,
): Record<string, unknown> {
  return {
    no_dokumen: no,
    baris: 1,
    jenis_baris: 'JUAL',
    no_faktur: `${no}-1`,
    hidup: false,
    kode_barcode: `${prefix}${day === HARI_INI ? '9' : '8'}0000${n}`,
    nama_barang: n === 4 ? NAMA_KANJI : NAMA_BERBAHAYA,
    kode_group: 'MT',
    kode_jenis: n === 4 ? 'KALUNG' : 'CINCIN',
    kadar: 7_550,
    berat: 3_455,
    modal: total - 400_000,
    harga_dihitung: n === 1 ? total + 70_000 : total - 30_000,
    harga_jual: total - 30_000,
    ongkos_dihitung: 50_000,
    ongkos: 50_000,
    harga_atribut: 10_000,
    diskon: 30_250,
    pembulatan: 250,
    harga_total: total,
    rumus: { bonus: n === 4 ? BONUS.slice(2) : BONUS.slice(0, 2) },
  };
}
