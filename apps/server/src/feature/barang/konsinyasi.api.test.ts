/**
 * Whom a piece was bought of, and gold of a supplier on consignment (docs/decision/0058): it stands
 * at no cost, and is owed to its supplier when it is sold or destroyed, whatever way it leaves.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { countedTill } from '../../../test/race/race.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order } from '../../../test/order-case.ts';
import { approved, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['SUPPLIER_MODULE'],
    masters: { supplier_barang: [{ kode_supplier: 'SP1', nama_supplier: 'UBS' }] },
  });
});
afterAll(() => shop.close());

const OF_SP1 = { kode_supplier: 'SP1', no_faktur_supplier: 'inv-77' };
const GOLD = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';
const HELD = { ...OF_SP1, konsinyasi: true };

const add = (change: object): Promise<Answer> =>
  shop.spv.post('barang/simpan', { ...CINCIN, ...change });

/** A new piece: its barcode and the number of its entry. */
async function added(change: object): Promise<{ code: string; no: string }> {
  const { status, body } = await add(change);
  expect(status).toBe(201);
  return { code: String(body.data.kode_barcode), no: String(body.data.no_tambah) };
}

/** Rows of the document on the suppliers' account. */
const owed = (no: string): Promise<unknown[]> =>
  shop.rows(sql`select peran, kredit - debit as rp, kode_supplier, no_faktur_supplier
    from jurnal_baris where no_dokumen = ${no} and nomor_akun = '2-1200' order by ke, urut`);

/** What the stock card says that goods of a document cost. */
const carried = (no: string): Promise<unknown[]> =>
  shop.rows(sql`select kolom, modal from kartu_stok where no_dokumen = ${no} order by ke, urut`);

const sold = async (code: string): Promise<string> => {
  const { status, body } = await shop.kasir.post(
    'penjualan/simpan',
    saleOf([code], [cash(4_711_000)]),
  );
  expect(status).toBe(201);
  return String(body.data.no_faktur_group);
};

test('a bought piece is owed for at once, by supplier and invoice', async () => {
  const { code, no } = await added(OF_SP1);
  expect(await owed(no)).toEqual([
    {
      peran: 'LAWAN PERSEDIAAN',
      rp: 3_000_000,
      kode_supplier: 'SP1',
      no_faktur_supplier: 'INV-77',
    },
  ]);
  const sale = await sold(code);
  expect(await owed(sale)).toEqual([]);
  expect(await shop.balance(sale)).toMatchObject({ HPP: 3_000_000, PERSEDIAAN: -3_000_000 });
});

test('without a supplier the account is nobody’s', async () => {
  const { no } = await added({});
  expect(await owed(no)).toMatchObject([{ kode_supplier: null, no_faktur_supplier: null }]);
});

test('a piece on consignment costs nothing until it is sold, and then its supplier’s price', async () => {
  const { code, no } = await added(HELD);
  expect(await shop.journal(no)).toEqual([]);
  expect(await carried(no)).toEqual([{ kolom: 'TAMBAH', modal: 0 }]);
  const sale = await sold(code);
  const balance = await shop.balance(sale);
  expect([balance['HPP'], balance['HUTANG SUPPLIER'], balance['PERSEDIAAN']]).toEqual([
    3_000_000,
    -3_000_000,
    undefined,
  ]);
  const SP1 = { kode_supplier: 'SP1', no_faktur_supplier: 'INV-77' };
  expect(await owed(sale)).toEqual([{ peran: 'HUTANG SUPPLIER', rp: 3_000_000, ...SP1 }]);
  expect(await carried(sale)).toEqual([{ kolom: 'JUAL', modal: 0 }]);
  // The margin counts what it costs.
  const line = await shop.one<{ modal: number }>(
    sql`select modal from dokumen_baris where no_dokumen = ${sale}`,
  );
  expect(line.modal).toBe(3_000_000);
  await approved(shop.kasir, 'penjualan/batal', { no_faktur_group: sale, alasan: 'salah' }, 'SPV');
  expect(await owed(sale)).toMatchObject([
    { rp: 3_000_000, ...SP1 },
    { rp: -3_000_000, ...SP1 },
  ]);
  expect((await shop.balance(sale))['HUTANG SUPPLIER']).toBe(0);
});

test('one that is destroyed is owed for, and its scrap costs that', async () => {
  const { code } = await added(HELD);
  const scrap = {
    kode_gudang: 'RUSAK',
    kondisi: 'PATAH',
    keterangan: 'patah di etalase',
    barang: [code],
  };
  const ask = await shop.spv.post('hancurbarang/simpan', scrap);
  expect(ask.body.uraian).toContain('(konsinyasi SP1)');
  const { body } = await approved(shop.spv, 'hancurbarang/simpan', scrap, 'OWNER');
  const no = String(body.data.no_hancur);
  expect(await shop.balance(no)).toEqual({
    'PERSEDIAAN RUSAK': 3_000_000,
    'HUTANG SUPPLIER': -3_000_000,
  });
  expect(await carried(no)).toEqual([
    { kolom: 'TAMBAH', modal: 3_000_000 },
    { kolom: 'HANCUR', modal: 3_000_000 },
    { kolom: 'IN', modal: 3_000_000 },
  ]);
  const lot = await shop.one<{ modal: number }>(
    sql`select modal from lot where no_dokumen = ${no}`,
  );
  expect(lot.modal).toBe(3_000_000);
});

test('one that waits for a second person is stock at no cost once it is validated', async () => {
  await shop.set('VALIDASI_TAMBAH_BARANG', 'true');
  const { code, no } = await added(HELD);
  await shop.set('VALIDASI_TAMBAH_BARANG', 'false');
  const ok = await shop.owner.post('barang/validasi', { no_faktur_group: no });
  expect([ok.status, (await shop.piece(code)).status]).toEqual([200, 'READY']);
  expect(await shop.journal(no)).toEqual([]);
});

test('consignment needs a supplier, and the supplier must be there', async () => {
  const nobody = await add({ konsinyasi: true });
  expect([nobody.status, nobody.body.errors]).toEqual([
    400,
    { kode_supplier: ['Barang konsinyasi harus ada supplier-nya'] },
  ]);
  const unknown = await add({ kode_supplier: 'ZZ' });
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['kode_supplier']]);
});

test('consignment that costs nothing is refused; without the module nobody is a supplier', async () => {
  const free = await add({ ...HELD, harga_beli: 0 });
  expect([free.status, free.body.code]).toEqual([400, 'HARGA_MODAL_KOSONG']);
  await shop.set('SUPPLIER_MODULE', 'false');
  const off = await add(OF_SP1);
  expect([off.status, off.body.code, Object.keys(off.body.errors)]).toEqual([
    403,
    'MODUL_MATI',
    ['kode_supplier'],
  ]);
  await shop.set('SUPPLIER_MODULE', 'true');
});

test('a cost above twice the gold of today asks', async () => {
  const asked = async (change: object): Promise<unknown> => (await add(change)).body.kategori;
  expect(await asked({ ...OF_SP1, harga_beli: 500_000_000 })).toBeUndefined();
  await shop.set(GOLD, '1000000');
  // 3,46 g at 75 % are 2,595 g of pure gold: twice that is 5.190.000.
  const dear = { ...OF_SP1, harga_jual: 600_000_000 };
  expect(await asked({ ...dear, harga_beli: 5_190_000 })).toBeUndefined();
  expect(await asked({ ...dear, harga_beli: 5_190_001 })).toBe('SELISIH BARANG');
  const no = await order(shop.kasir);
  const made = await make(shop.kasir, no, { harga_beli: 500_000_000 });
  expect([made.status, made.body.kategori]).toEqual([422, 'SELISIH BARANG']);
  await shop.set(GOLD, '0');
});

test('through an order’s making nobody enters a supplier’s goods who may not add goods', async () => {
  const no = await order(shop.kasir);
  const held = await make(shop.kasir, no, HELD);
  expect([held.status, held.body.code, Object.keys(held.body.errors)]).toEqual([
    403,
    'TIDAK_BERHAK',
    ['barang_baru.0.kode_supplier'],
  ]);
  expect((await make(shop.spv, no, OF_SP1)).status).toBe(200);
});

test('whom it was bought of is seen by whoever may see cost alone', async () => {
  const { code, no } = await added(HELD);
  const of = async (by: 'owner' | 'kasir'): Promise<object> =>
    (await shop[by].get(`barang?kode_barcode=${code}`)).body.data[0] as object;
  expect(await of('owner')).toMatchObject({ kode_supplier: 'SP1', konsinyasi: true });
  const seen = Object.keys(await of('kasir'));
  expect(seen).not.toContain('kode_supplier');
  expect(seen).not.toContain('konsinyasi');
  const scan = await shop.kasir.get(`barang/ready/kode-barcode/${code}`);
  expect(Object.keys(scan.body.data)).not.toContain('kode_supplier');
  const entry = await shop.owner.get(`barang/tambah/${no}`);
  expect(entry.body.data.detail[0].rumus).toEqual({
    kode_supplier: 'SP1',
    no_faktur_supplier: 'INV-77',
    konsinyasi: 'YA',
  });
});

test('a day with all of it closes, and the books hold', async () => {
  const closed = await shop.owner.post('tutup-toko', await countedTill(shop));
  expect(closed.status).toBe(200);
  expect(await shop.violations()).toEqual([]);
});
