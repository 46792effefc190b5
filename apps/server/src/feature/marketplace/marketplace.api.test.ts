/**
 * Marketplace sales through the real calls: what they need and refuse, what they post, cancelling,
 * the cashier's step, being paid out, paper, list, report and faulty documents.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { parcel, salePhoto } from '../../../test/parcel-photo.ts';
import { isProvisional } from '../../../test/photo.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { saidBy } from '../../../test/race/pair.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';
import { insertAll } from '../toko/create-shop.ts';
import { kinds } from '../../app/kinds.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

let shop: Shop;
let kasir: TestClient;
let owner: TestClient;
let photos: readonly string[] = [];
const HARI_INI = '2026-11-20';
/** A ring of the shop fixture, and 2,5 % of it. */
const HARGA = 4_711_000;
const BIAYA = 117_775;
const MODUL = 'MARKETPLACE_INTEGRATION_MODULE';

beforeAll(async () => {
  shop = await openShop();
  await shop.set(MODUL, 'true');
  await shop.server.db.tenant('JKT1', (tx) =>
    insertAll(tx, 'marketplace', [
      { kode_marketplace: 'TOPED', nama_marketplace: 'TOKOPEDIA', biaya: 250, aktif: true },
      { kode_marketplace: 'SHOPEE', nama_marketplace: 'SHOPEE', biaya: 0, aktif: true },
      { kode_marketplace: 'TUTUP', nama_marketplace: 'BUKALAPAK', biaya: 0, aktif: false },
    ]),
  );
  kasir = shop.kasir;
  owner = shop.owner;
  const stored: string[] = [];
  for (let n = 0; n < 50; n += 1) stored.push(await salePhoto(kasir));
  photos = stored;
});
afterAll(() => shop.close());

let orders = 0;

/** A payment of the ring's whole price by TOPED under a new order number. */
function pay(change: object = {}): Record<string, unknown> {
  orders += 1;
  return {
    jenis: 'MARKETPLACE',
    kode_marketplace: 'TOPED',
    no_po: `INV/${orders}`,
    logistik: 'JNE YES',
    no_resi: '',
    foto: photos[orders],
    jumlah_rp: HARGA,
    ...change,
  };
}

async function sell(payments: readonly object[], change: object = {}): Promise<Answer> {
  return kasir.post('penjualan/simpan', saleOf([await addPiece(kasir)], payments, change));
}

async function cashRows(no: string): Promise<number> {
  const rows = await shop.rows(sql`select 1 from buku_kas where no_dokumen = ${no}`);
  return rows.length;
}

it('is owed by the marketplace less its fee, and touches neither till nor bank', async () => {
  const foto = await salePhoto(kasir);
  const { status, body } = await sell([pay({ no_po: ' inv/a-1 ', no_resi: 'JX1', foto })]);
  expect([status, body.data.total, body.data.kembali]).toEqual([201, HARGA, 0]);
  expect(body.data.rincian).toEqual({
    kode_marketplace: 'TOPED',
    no_po: 'INV/A-1',
    logistik: 'JNE YES',
    no_resi: 'JX1',
    foto,
    toleransi_beli: 3,
  });
  expect(body.data.pembayaran).toMatchObject([
    { jenis: 'MARKETPLACE', jumlah_rp: HARGA, fee: 2.5, fee_rp: BIAYA, keterangan: 'TOPED' },
  ]);
  const no = body.data.no_faktur_group as string;
  expect(await shop.balance(no)).toMatchObject({
    'PIUTANG MARKETPLACE': HARGA - BIAYA,
    'BIAYA MARKETPLACE': BIAYA,
    PENJUALAN: -4_710_600,
    PEMBULATAN: -400,
  });
  expect(await cashRows(no)).toBe(0);
  expect((await kasir.get(foto)).headers['content-type']).toBe('image/jpeg');
  expect(await isProvisional(shop.server.db, foto)).toBe(false);
});

it('may be paid in part by other means, and gives no change', async () => {
  const cash = { jenis: 'CASH', jumlah_rp: 1_011_000 };
  const mixed = await sell([pay({ jumlah_rp: 3_700_000 }), cash]);
  expect(mixed.status).toBe(201);
  expect(await shop.balance(mixed.body.data.no_faktur_group)).toMatchObject({
    KAS: 1_011_000,
    'PIUTANG MARKETPLACE': 3_607_500,
    'BIAYA MARKETPLACE': 92_500,
  });
  expect((await sell([pay({ jumlah_rp: HARGA + 500 })])).body.code).toBe('BAYAR_LEBIH');
  expect((await sell([pay({ jumlah_rp: HARGA - 500 })])).body.code).toBe('BAYAR_KURANG');
});

test.for([
  ['no_po', '', 'No PO Tidak Boleh Kosong'],
  ['no_po', undefined, 'No PO Tidak Boleh Kosong'],
  ['logistik', ' ', 'Logistik / Ekspedisi Tidak Boleh Kosong'],
  ['logistik', undefined, 'Logistik / Ekspedisi Tidak Boleh Kosong'],
  ['foto', '', 'Foto Tidak Boleh Kosong'],
  ['foto', undefined, 'Foto Tidak Boleh Kosong'],
  ['kode_marketplace', '', 'Kode Marketplace Tidak Boleh Kosong'],
] as const)('refuses a sale whose %s is %s at its field', async ([field, value, text]) => {
  const { status, body } = await sell([pay({ [field]: value })]);
  expect(status).toBe(400);
  expect(body.errors[`pembayaran.0.${field}`]).toEqual([text]);
});

it('refuses a photo that is not one of a marketplace sale of this shop', async () => {
  await shop.set(MODUL, 'true', 'JKT2');
  const other = await salePhoto(shop.as('KASIR2'));
  const bought = (await kasir.post('pembelian/foto', { gambar: await parcel() })).body.data.foto;
  const unknown = 'files/00000000-0000-4000-8000-000000000000';
  for (const wrong of [other, bought, unknown]) {
    const { status, body } = await sell([pay({ foto: wrong })]);
    expect([status, body.code]).toEqual([400, 'REF_TIDAK_ADA']);
    expect(body.errors['pembayaran.0.foto']).toEqual([`Foto ${wrong} Tidak Ditemukan`]);
  }
  const path = await sell([pay({ foto: '../etc/passwd' })]);
  expect(path.status).toBe(400);
  expect(Object.keys(path.body.errors)).toEqual(['pembayaran.0.foto']);
});

it('refuses unknown and closed marketplaces, two of them, and another on a line', async () => {
  for (const kode_marketplace of ['TIADA', 'TUTUP']) {
    const { body } = await sell([pay({ kode_marketplace })]);
    expect(body.code).toBe('REF_TIDAK_ADA');
    expect(Object.keys(body.errors)).toEqual(['pembayaran.0.kode_marketplace']);
  }
  const half = { jumlah_rp: 2_000_000 };
  const two = await sell([pay(half), pay({ ...half, kode_marketplace: 'SHOPEE' })]);
  expect(two.body.code).toBe('MARKETPLACE_SATU');
  const code = await addPiece(kasir);
  const line = (kode_marketplace: string) => ({
    ...saleOf([code], [pay()]),
    detail_barang: [{ kode_barcode: code, kode_marketplace }],
  });
  const odd = await kasir.post('penjualan/simpan', line('SHOPEE'));
  expect(odd.body.code).toBe('MARKETPLACE_BEDA');
  expect(Object.keys(odd.body.errors)).toEqual(['detail_barang.0.kode_marketplace']);
  expect((await kasir.post('penjualan/simpan', line('toped'))).status).toBe(201);
});

it('sells an order number of a marketplace once, until its sale is cancelled', async () => {
  const first = await sell([pay({ no_po: 'GANDA' })]);
  const no = first.body.data.no_faktur_group as string;
  const again = await sell([pay({ no_po: 'ganda' })]);
  expect([again.status, again.body.code]).toEqual([409, 'MARKETPLACE_PO_GANDA']);
  expect(again.body.errors['pembayaran.0.no_po']).toEqual([
    `No PO GANDA Dari TOPED Sudah Dijual Di ${no}`,
  ]);
  expect((await sell([pay({ no_po: 'GANDA', kode_marketplace: 'SHOPEE' })])).status).toBe(201);
  const cancel = { no_faktur_group: no, alasan: 'pembeli batal' };
  expect((await approved(kasir, 'penjualan/batal', cancel)).status).toBe(200);
  expect(await shop.balance(no)).toMatchObject({
    'PIUTANG MARKETPLACE': 0,
    'BIAYA MARKETPLACE': 0,
    PENJUALAN: 0,
  });
  expect((await sell([pay({ no_po: 'GANDA' })])).status).toBe(201);
});

it('gives the first of two simultaneous sales of an order the goods', async () => {
  const codes = [await addPiece(kasir), await addPiece(kasir)];
  const answers = await inLine(
    shop.server.database.superUrl,
    lockOf('marketplace.kode_marketplace', 'TOPED'),
    codes.map(
      (code) => () => kasir.post('penjualan/simpan', saleOf([code], [pay({ no_po: 'SEREMPAK' })])),
    ),
  );
  expect(saidBy(answers)).toBe('201, 409 MARKETPLACE_PO_GANDA');
});

it('answers a retry under the same key with the same sale', async () => {
  const body = saleOf([await addPiece(kasir)], [pay()]);
  const key = { 'idempotency-key': 'marketplace-ulang' };
  const first = await kasir.post('penjualan/simpan', body, key);
  const second = await kasir.post('penjualan/simpan', body, key);
  expect(second.body.data.no_faktur_group).toBe(first.body.data.no_faktur_group);
});

it('exists only while the module is on, and never as a down payment', async () => {
  const held = await sell([pay()], { bayar_dp: true });
  expect(held.body.code).toBe('DP_BUKAN_UANG');
  await shop.set(MODUL, 'false');
  const off = await sell([pay()]);
  expect(off.body.code).toBe('MODUL_MATI');
  expect((await kasir.post('penjualan/foto', { gambar: await parcel() })).body.code).toBe(
    'MODUL_MATI',
  );
  await shop.set(MODUL, 'true');
});

it('waits for the cashier and is owed when it is validated', async () => {
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const { body } = await sell([pay({ no_po: 'TUNGGU', keterangan: 'CASH' })]);
  const no = body.data.no_faktur_group as string;
  expect(await shop.balance(no)).toEqual({});
  expect((await sell([pay({ no_po: 'TUNGGU' })])).body.code).toBe('MARKETPLACE_PO_GANDA');
  await shop.set('VALIDASI_NON_CASH_MODULE', 'true');
  const desk = await kasir.get('validasi/meja/validasi-non-cash');
  expect(desk.body.data).toMatchObject([
    { no_faktur_group: no, uang: [{ jenis: 'MARKETPLACE', akun: 'TOPED', masuk: HARGA }] },
  ]);
  const valid = await kasir.post('penjualan/validasi', { no_faktur_group: no });
  expect(valid.status).toBe(200);
  expect((await shop.balance(no))['PIUTANG MARKETPLACE']).toBe(HARGA - BIAYA);
  const refused = (await sell([pay({ no_po: 'TOLAK' })])).body.data.no_faktur_group as string;
  const why = { no_faktur_group: refused, alasan: 'paket belum jadi' };
  expect((await kasir.post('penjualan/tolak', why)).status).toBe(200);
  expect((await sell([pay({ no_po: 'TOLAK' })])).status).toBe(201);
  await shop.set('VALIDASI_PENJUALAN', 'false');
});

it('is settled by money in the bank under its own code', async () => {
  const { body } = await owner.post('cash/simpan', {
    jenis_kas: 'BANK',
    kode_transaksi: 'MARKETPLACE',
    arah: 'IN',
    jumlah_rp: HARGA - BIAYA,
    no_rekening: '222',
    keterangan: 'pencairan TOPED',
  });
  const account = await shop.rows(sql`select nomor_akun, kredit from jurnal_baris
      where no_dokumen = ${body.data.no} and kredit > 0`);
  expect(account).toEqual([{ nomor_akun: '1-1410', kredit: HARGA - BIAYA }]);
});

it('stands in the list with its order, and a marketplace that sold something stays', async () => {
  const foto = await salePhoto(kasir);
  const { body } = await sell([pay({ no_po: 'CARI-77', foto })]);
  const found = await kasir.get('penjualan/get/lihatjual?no_faktur=cari-77');
  expect(found.body.data.map((row: { no_faktur_group: string }) => row.no_faktur_group)).toEqual([
    body.data.no_faktur_group,
  ]);
  expect(found.body.data[0].rincian).toMatchObject({ logistik: 'JNE YES', no_po: 'CARI-77', foto });
  const gone = await owner.del('marketplace/TOPED');
  expect(gone.status).toBe(409);
});

it('prints marketplace, order number and the three months of repurchase, others do not', async () => {
  const { body } = await sell([pay({ no_po: 'CETAK-1' })]);
  const html = async (no_dokumen: string): Promise<string> =>
    (await kasir.post('nota/cetak', { no_dokumen, jenis: 'SLIP' })).raw.toString('utf8');
  const slip = await html(body.data.no_faktur_group);
  for (const text of ['TOPED', 'CETAK-1', 'Toleransi pembelian kembali 3 bulan'])
    expect(slip).toContain(text);
  const plain = await sell([{ jenis: 'CASH', jumlah_rp: HARGA }]);
  expect(await html(plain.body.data.no_faktur_group)).not.toContain('Toleransi');
});

it('is counted by marketplace', async () => {
  const { body } = await owner.get(
    `laporan/penjualan-marketplace?tgl_from=${HARI_INI}&tgl_to=${HARI_INI}`,
  );
  const sheet = body.data as Sheet;
  expect(JSON.stringify(sheet)).toContain('TOKOPEDIA');
});

it('agrees with the books, and a wrong receivable is named', async () => {
  // Balances are frozen when the day is closed: only what is about documents counts here.
  const check = async () => {
    const found = await shop.server.db.tenant('JKT1', (tx) => reconcile(tx, HARI_INI, kinds));
    return found.filter(({ aturan }) => !['kas', 'baki', 'lot'].includes(aturan));
  };
  expect(await check()).toEqual([]);
  const { body } = await sell([pay()]);
  const no = body.data.no_faktur_group as string;
  const root = await shop.root();
  await root.query('set session_replication_role = replica');
  await root.query(
    `update jurnal_baris set peran = 'PIUTANG MARKETPLACE'
     where no_dokumen = $1 and peran = 'BIAYA MARKETPLACE'`,
    [no],
  );
  expect(await check()).toEqual([{ aturan: 'marketplace', objek: no, selisih: -BIAYA }]);
});

test('a piece that a marketplace paid asks before it becomes a new one as old gold', async () => {
  await shop.set('OTORISASI_BELI_KEMBALI_TUNAI', 'true');
  const old = await addPiece(kasir);
  expect((await kasir.post('penjualan/simpan', saleOf([old], [pay()]))).status).toBe(201);
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
  const fresh = await addPiece(kasir, { harga_jual: 4_491_500, ongkos: 0 });
  const body = saleOf([fresh], [tukar]);
  const refused = await kasir.post('penjualan/simpan', body);
  expect([refused.status, refused.body.kategori, refused.body.uraian]).toEqual([
    422,
    'BELI KEMBALI TUNAI',
    `Tukar untuk ${old} CINCIN POLOS Rp. 4,491,500,-, terjual ${HARI_INI} dibayar MARKETPLACE`,
  ]);
  await shop.set('OTORISASI_BELI_KEMBALI_TUNAI', 'false');
  expect((await kasir.post('penjualan/simpan', body)).status).toBe(201);
});
