/**
 * Faulty documents: a shop at work has none; each rule broken by hand, as the owner of the tables,
 * is named with its document and difference.
 */
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order } from '../../../test/order-case.ts';
import { DP, done as ready, receive } from '../../../test/service-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;
let owner: pg.Client;
/** A sale paid in two ways, and a buy-back of one of its two pieces. */
let sale: string;
let buy: string;

const JUMLAH = 'Total Beda Dengan Baris Atau Pembayaran';
const PRICE = 4_711_000;
const WORTH = 4_491_500;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.spv;
  owner = await shop.root();
  await owner.query('set session_replication_role = replica');
});
afterAll(() => shop.close());

beforeEach(async () => {
  ({ sale, buy } = await trade());
});

async function trade(): Promise<{ sale: string; buy: string }> {
  const codes = [await addPiece(kasir), await addPiece(kasir)];
  const pay = [
    cash(2 * PRICE - 1_000_000),
    { jenis: 'TRANSFER', jumlah_rp: 1_000_000, no_rekening: '222' },
  ];
  const sold = (await kasir.post('penjualan/simpan', saleOf(codes, pay))).body.data.no_faktur_group;
  const bought = await kasir.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport: '3273012345678901',
    detail_barang: [{ kode_barcode: codes[0], type_kondisi: 'RP', kondisi: 'BAIK' }],
    pembayaran: [cash(WORTH)],
  });
  if (bought.status !== 201) throw new Error(JSON.stringify(bought.body));
  return { sale: sold, buy: bought.body.data.no_faktur_group };
}

interface Row {
  readonly no_dokumen: string;
  readonly aturan: string;
  readonly selisih: string;
}

async function faults(): Promise<Row[]> {
  const path = 'laporan/faktur-bermasalah?tgl_from=2026-11-20&tgl_to=2026-11-20';
  const { body } = await kasir.get(path);
  const sheet = body.data as Sheet;
  const text = (cells: Sheet['lines'][number]['cells'], key: string): string =>
    String(cells[sheet.columns.findIndex((column) => column.key === key)]);
  return sheet.lines
    .filter((line) => line.jenis === 'baris')
    .map(({ cells }) => ({
      no_dokumen: text(cells, 'no_dokumen'),
      aturan: text(cells, 'aturan'),
      selisih: text(cells, 'selisih'),
    }));
}

/** An update of the document's rows, done with `+` and undone with `-`. */
type Breach = (sign: '+' | '-') => string;

/** Breaks something, looks, and mends it. */
async function broken(no: string, ...breaches: readonly Breach[]): Promise<string[]> {
  for (const breach of breaches) await owner.query(breach('+'), [no]);
  const found = await faults();
  for (const breach of breaches) await owner.query(breach('-'), [no]);
  expect(await faults()).toEqual([]);
  return found.map((row) => `${row.no_dokumen} ${row.aturan} ${row.selisih}`);
}

const add =
  (table: string, column: string, by: number, where = 'true'): Breach =>
  (sign) =>
    `update ${table} set ${column} = ${column} ${sign} ${by} where no_dokumen = $1 and ${where}`;

test('a shop at work has none: sold, bought, cancelled, waiting', async () => {
  const body = { no_faktur_group: buy, alasan: 'Salah timbang' };
  expect((await approved(kasir, 'pembelian/batal', body, 'OWNER')).status).toBe(200);
  expect(await faults()).toEqual([]);
  for (const key of ['VALIDASI_PEMBELIAN', 'VALIDASI_TITIPAN']) {
    await shop.set(key, 'true');
  }
  const waiting = await trade();
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const code = await addPiece(kasir);
  const sold = await kasir.post('penjualan/simpan', saleOf([code], [cash(PRICE)]));
  const held = saleOf([await addPiece(kasir)], [cash(500_000)], { bayar_dp: true });
  const person = { nama_customer: 'IBU SRI', no_hp: '081234567890' };
  const titip = await kasir.post('penjualan/simpan', { ...held, ...person });
  expect(titip.status).toBe(201);
  expect(await faults()).toEqual([]);
  const refused = { no_faktur_group: waiting.buy, alasan: 'Salah barang' };
  expect((await kasir.post('pembelian/tolak', refused)).status).toBe(200);
  const kept = { no_faktur_group: titip.body.data.no_titip_group };
  expect((await kasir.post('titip/validasi', kept)).status).toBe(200);
  const more = { ...kept, pembayaran: [cash(250_000)] };
  expect((await kasir.post('titip/tambah-dp', more)).status).toBe(200);
  expect(await faults()).toEqual([]);
  expect((await kasir.post('titip/tolak', { ...kept, alasan: 'Salah hitung' })).status).toBe(200);
  const done = { no_faktur_group: sold.body.data.no_faktur_group };
  expect((await kasir.post('penjualan/validasi', done)).status).toBe(200);
  expect(await faults()).toEqual([]);
  for (const key of ['VALIDASI_PENJUALAN', 'VALIDASI_PEMBELIAN', 'VALIDASI_TITIPAN']) {
    await shop.set(key, 'false');
  }
});

/** The first journal line of a role in the document. */
const firstOf = (peran: string): string =>
  `peran = '${peran}' and (kode_toko, no_dokumen, ke, urut) = (
    select kode_toko, no_dokumen, ke, min(urut) from jurnal_baris j
    where j.no_dokumen = $1 and j.peran = '${peran}' group by 1, 2, 3)`;

test('a header that is not its lines, and lines that are not their parts', async () => {
  const header = add('dokumen', 'total', 500);
  expect(await broken(buy, header)).toEqual([`${buy} ${JUMLAH} Rp. 500,-`]);
  expect(await broken(sale, header)).toEqual([
    `${sale} ${JUMLAH} Rp. 500,-`,
    `${sale} Pendapatan Di Jurnal Beda Dengan Penjualan Rp. -500,-`,
  ]);
  const part = add('dokumen_baris', 'ongkos', 250, 'baris = 1');
  expect(await broken(sale, part)).toEqual([`${sale} ${JUMLAH} Rp. -250,-`]);
});

test('a payment that the cash book has not, a cash row that the journal has not', async () => {
  const pay = add('dokumen_bayar', 'jumlah_rp', 1000, "jenis = 'TRANSFER'");
  expect(await broken(sale, pay)).toEqual([
    `${sale} ${JUMLAH} Rp. 1,000,-`,
    `${sale} Pembayaran Beda Dengan Buku Kas Rp. -1,000,-`,
  ]);
  expect(await broken(sale, add('buku_kas', 'masuk', 1000, "jenis = 'TRANSFER'"))).toEqual([
    `${sale} Pembayaran Beda Dengan Buku Kas Rp. 1,000,-`,
    `${sale} Buku Kas Beda Dengan Jurnal Rp. -1,000,-`,
  ]);
});

test('a journal that is unbalanced, and a balanced one with the wrong goods', async () => {
  const cost = add('jurnal_baris', 'debit', 7, firstOf('HPP'));
  expect(await broken(sale, cost)).toEqual([`${sale} Jurnal Tidak Seimbang Rp. 7,-`]);
  const goods = add('jurnal_baris', 'kredit', 7, firstOf('PERSEDIAAN'));
  expect(await broken(sale, cost, goods)).toEqual([
    `${sale} Jurnal Persediaan Beda Dengan Kartu Stok Rp. -7,-`,
  ]);
});

test('a stock card with other milligrams than the lines', async () => {
  expect(await broken(buy, add('kartu_stok', 'berat', 15, "kolom = 'BELI'"))).toEqual([
    `${buy} Kartu Stok Beda Dengan Dokumen 0.015 gr`,
  ]);
});

/** Holds a piece on a down payment of 500.000; answers its barcode and the titipan's number. */
async function hold(): Promise<{ code: string; no: string }> {
  const code = await addPiece(kasir);
  const body = saleOf([code], [cash(500_000)], { bayar_dp: true, nama_customer: 'IBU SRI' });
  const held = await kasir.post('penjualan/simpan', { ...body, no_hp: '081234567890' });
  return { code, no: String(held.body.data.no_titip_group) };
}

const UANG_MUKA = 'Uang Muka Beda Dengan Titipan Atau Pesanan';

test('a down payment that is not what the books owe', async () => {
  const { no } = await hold();
  expect(await faults()).toEqual([]);
  const found = await broken(no, add('jurnal_baris', 'kredit', 3, "peran = 'UANG MUKA'"));
  expect(found).toEqual([`${no} ${UANG_MUKA} Rp. 3,-`, `${no} Jurnal Tidak Seimbang Rp. -3,-`]);
});

test('a header of a titipan, order or service that is not its lines or its payments', async () => {
  const service = await receive(kasir, { pembayaran: DP });
  const numbers = [(await hold()).no, await order(kasir), service];
  const told = async (no: string): Promise<void> => {
    for (const column of ['total', 'bayar']) {
      expect(await broken(no, add('dokumen', column, 500))).toEqual([`${no} ${JUMLAH} Rp. 500,-`]);
    }
  };
  for (const no of numbers) await told(no);
  expect((await kasir.post('service/siap', ready(service, `${buy}-1`))).status).toBe(200);
  await told(service);
  const pembayaran = [cash(690_000)];
  const taken = await kasir.post('service/ambil', { no_faktur_group: service, pembayaran });
  expect(taken.body.data).toMatchObject({ status: 'FINISH' });
  await told(service);
});

test('a sale that takes less than was paid down', async () => {
  const { code, no } = await hold();
  const body = saleOf([code], [cash(PRICE - 500_000)], { no_titip_group: no });
  const sold = await kasir.post('penjualan/simpan', body);
  expect(sold.status).toBe(201);
  const taking: string = sold.body.data.no_faktur_group;
  const found = await broken(no, add('dokumen_bayar', 'jumlah_rp', 1000));
  expect(found).toContain(`${taking} ${UANG_MUKA} Rp. -1,000,-`);
});

test('a cancelled document that leaves something in the journal', async () => {
  const cancel = { no_faktur_group: buy, alasan: 'Salah timbang' };
  expect((await approved(kasir, 'pembelian/batal', cancel, 'OWNER')).status).toBe(200);
  const left: Breach = (sign) =>
    sign === '+'
      ? `update jurnal_baris set nomor_akun = 'X' || nomor_akun
          where no_dokumen = $1 and ke = 1 and debit > 0`
      : `update jurnal_baris set nomor_akun = substr(nomor_akun, 2)
          where no_dokumen = $1 and nomor_akun like 'X%'`;
  const found = await broken(buy, left);
  expect(found).toEqual([
    `${buy} Dokumen Batal Masih Tersisa Di Jurnal Rp. ${(2 * WORTH).toLocaleString('en')},-`,
  ]);
});

test('a document whose posting is gone', async () => {
  const code = await addPiece(kasir);
  const [{ no_dokumen: no } = { no_dokumen: '' }] = (
    await owner.query<{ no_dokumen: string }>(
      'select no_dokumen from kartu_stok where kode_barcode = $1',
      [code],
    )
  ).rows;
  const found = await broken(no, (sign) =>
    sign === '+'
      ? "update posting set no_dokumen = 'X' || no_dokumen where no_dokumen = $1"
      : "update posting set no_dokumen = $1 where no_dokumen = 'X' || $1",
  );
  expect(found.map((text) => text.split(' Rp.')[0])).toContain(`${no} Dokumen Tanpa Posting`);
});

test('closing refuses the same faults and names them', async () => {
  await owner.query(add('dokumen', 'total', 500)('+'), [buy]);
  const { body } = await kasir.get('cash/saldo');
  const till = (body.data as { akun: string; saldo: number }[]).find((row) => row.akun === 'CASH');
  const uang_fisik = [{ pecahan: 500, lembar: (till?.saldo ?? 0) / 500 }];
  const refused = await kasir.post('tutup-toko', { uang_fisik, abaikan_peringatan: true });
  expect(refused.body.code).toBe('TUTUP_TERHALANG');
  expect(refused.body.message).toContain(`${JUMLAH} ${buy} (500)`);
  await owner.query(add('dokumen', 'total', 500)('-'), [buy]);
});

test('PDF and Excel have it too, and a cashier does not', async () => {
  const query = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  await owner.query(add('dokumen', 'total', 500)('+'), [buy]);
  for (const format of ['pdf', 'xlsx']) {
    const file = await kasir.get(`laporan/faktur-bermasalah?${query}&format=${format}`);
    expect([file.status, file.raw.length > 1000]).toEqual([200, true]);
  }
  await owner.query(add('dokumen', 'total', 500)('-'), [buy]);
  const cashier = shop.kasir;
  expect((await cashier.get(`laporan/faktur-bermasalah?${query}`)).status).toBe(403);
});
