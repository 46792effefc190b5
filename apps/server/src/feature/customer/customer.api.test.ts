/** The customer's history through the API: found by any spelling of the number, shop by shop. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order } from '../../../test/order-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'], members: ['LINA'] });
  kasir = shop.kasir;
});
afterAll(() => shop.close());

async function sell(change: object): Promise<string> {
  const code = await addPiece(kasir);
  const sale = saleOf([code], [{ jenis: 'CASH', jumlah_rp: 4_711_000 }]);
  const saved = await kasir.post('penjualan/simpan', { ...sale, ...change });
  return saved.body.data.no_faktur_group as string;
}

const history = async (query: string) => (await shop.spv.get(`customer/riwayat?${query}`)).body;

it('answers the newest documents, the sum of the sales and how the customer is called', async () => {
  const ibu = { nama_customer: 'IBU SARI', no_hp: '081234567890', alamat_customer: 'JL MAWAR' };
  const first = await sell(ibu);
  const second = await sell({ ...ibu, no_hp: '6281234567890' });
  const gone = await sell(ibu);
  await approved(kasir, 'penjualan/batal', { no_faktur_group: gone, alasan: 'salah input' });
  await sell({ nama_customer: 'ORANG LAIN', no_hp: '081234567891' });
  const { data } = await history('no_hp=0812-3456-7890');
  expect(data).toMatchObject({ nama_customer: 'IBU SARI', alamat_customer: 'JL MAWAR' });
  expect([data.jumlah_jual, data.total_jual]).toEqual([2, 9_422_000]);
  expect(data.dokumen.map((d: { no_faktur_group: string }) => d.no_faktur_group)).toEqual([
    second,
    first,
  ]);
  expect(data.dokumen[0]).toMatchObject({ kind: 'penjualan', qty: 1, total: 4_711_000 });
  expect(data.dokumen[0].barang).toHaveLength(1);
});

it('counts what was sold or ordered: no sample, nothing traded in', async () => {
  const who = { nama_customer: 'IBU DEWI', no_hp: '081377778888' };
  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2 }];
  await order(kasir, { ...who, contoh });
  const old = await addPiece(kasir);
  await kasir.post('penjualan/simpan', saleOf([old], [cash(4_711_000)]));
  const fresh = await addPiece(kasir, { nama_barang: 'KALUNG BARU' });
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
  const sale = { ...saleOf([fresh], [tukar, cash(219_500)]), ...who };
  expect((await kasir.post('penjualan/simpan', sale)).status).toBe(201);
  const { data } = await history(`no_hp=${who.no_hp}`);
  expect(data.dokumen).toMatchObject([
    { kind: 'penjualan', qty: 1, barang: ['KALUNG BARU'] },
    { kind: 'pesanan', qty: 1, barang: ['CINCIN PESANAN'] },
  ]);
});

it('answers by number and by member in any order, on a connection that did the other', async () => {
  const ibu = { nama_customer: 'IBU LINA', no_hp: '081255556666', kode_member: 'LINA' };
  const no = await sell(ibu);
  const ways = ['no_hp=081255556666', 'kode_member=LINA', 'no_hp=081255556666', 'kode_member=LINA'];
  for (const way of [...ways, ...ways, ...ways]) {
    const { data } = await history(way);
    expect([data?.jumlah_jual, data?.dokumen?.[0]?.no_faktur_group]).toEqual([1, no]);
  }
});

it('finds nobody for an unknown number and refuses too little to go by', async () => {
  expect((await history('no_hp=089999999999')).data).toBeNull();
  expect((await history('no_hp=0812')).errors).toEqual({ no_hp: [expect.any(String)] });
  expect((await history('kode_member=NONMEMBER')).code).toBe('VALIDASI');
});

it('keeps to the shop', async () => {
  const pusat = shop.as('PUSAT');
  const answer = await pusat.get('customer/riwayat?no_hp=081234567890');
  expect([answer.status, answer.body.data]).toEqual([200, null]);
});

it('needs its own right, and each look that finds somebody is in the audit', async () => {
  expect((await kasir.get('customer/riwayat?no_hp=081234567890')).status).toBe(403);
  const looks = () => shop.rows(sql`select user_id from audit where objek = 'customer/•••890'`);
  const before = (await looks()).length;
  await history('no_hp=081234567890');
  await history('no_hp=089999999999');
  expect(await looks()).toHaveLength(before + 1);
});
