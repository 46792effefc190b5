/**
 * The most that one document may come to: every kind is refused above it at its field, before
 * anything is written; the parameter moves the limit, never above the roof; a master's price that
 * makes a price no number can hold is refused alike.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { orderOf, RING } from '../../../test/order-case.ts';
import { KALUNG, SERVICE_MASTERS, serviceOf } from '../../../test/service-case.ts';
import { addPiece, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';

const MILYAR = 1_000_000_000;
let shop: Shop;
let spv: TestClient;

beforeAll(async () => {
  const modules = ['PRE_ORDER_MODULE'] as const;
  const settings = { BATAS_KAS_KELUAR_RP: '1000000000000' };
  shop = await openShop({ modules, masters: SERVICE_MASTERS, settings });
  ({ spv } = shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.set('BATAS_DOKUMEN_RP', String(10 * MILYAR)));

const PO = { nama_barang: 'x', kode_jenis: 'CINCIN', kadar: 75, qty: 1, berat: 1 };
const MOVE = {
  kategori: 'MUTASI',
  asal: 'CASH',
  asal_rekening: '',
  tujuan: 'BCA',
  tujuan_rekening: '111',
  keterangan: 'SETOR',
};
const IN = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', keterangan: 'modal' };

/** Documents of every kind that come to `rp`, and the field that is refused above the limit. */
const KINDS: readonly {
  readonly path: string;
  readonly field: string;
  readonly body: (rp: number) => object | Promise<object>;
}[] = [
  {
    path: 'barang/simpan',
    field: 'detail_barang.0',
    body: (rp) => ({ ...CINCIN, harga_jual: rp }),
  },
  {
    path: 'pesanan/simpan',
    field: 'detail_barang.0',
    body: (rp) => orderOf({ pembayaran: [], detail_barang: [{ ...RING, ongkos: rp - 6_600_000 }] }),
  },
  {
    path: 'pesanan/simpan',
    field: 'detail_barang',
    body: (rp) => {
      const half = { ...RING, ongkos: rp / 2 - 6_600_000 };
      return orderOf({ pembayaran: [], detail_barang: [half, half] });
    },
  },
  {
    path: 'pre-order/simpan',
    field: 'detail_barang',
    body: (rp) => ({
      nama_supplier: 'pt emas',
      detail_barang: [
        { ...PO, harga: rp / 2 },
        { ...PO, harga: rp / 2 },
      ],
    }),
  },
  {
    path: 'service/simpan',
    field: 'detail_barang.0',
    body: (rp) => serviceOf({ detail_barang: [{ ...KALUNG, ongkos: rp, perkiraan_emas_rp: 0 }] }),
  },
  { path: 'cash/simpan', field: 'jumlah_rp', body: (rp) => ({ ...IN, jumlah_rp: rp }) },
  { path: 'cash/mutasi-uang-cash', field: 'jumlah', body: (rp) => ({ ...MOVE, jumlah: rp }) },
];

async function documents(): Promise<number> {
  const { n } = await shop.one(sql<{ n: number }>`select count(*) as n from dokumen`);
  return n;
}

function refusal({ status, body }: Answer): unknown[] {
  return [status, body.code, Object.keys(body.errors ?? {})];
}

test.each(KINDS)('$path above the limit is refused at $field', async ({ path, field, body }) => {
  await spv.post('cash/simpan', { ...IN, jumlah_rp: 9 * MILYAR });
  const before = await documents();
  const over = await body(10 * MILYAR + 1000);
  const answer = await spv.post(path, over);
  expect(refusal(answer)).toEqual([400, 'BATAS_DOKUMEN', [field]]);
  expect(answer.body.message).toBe(
    'Jumlah Rp. 10,000,001,000,- Melebihi Batas Satu Dokumen Rp. 10,000,000,000,-',
  );
  expect(await documents()).toBe(before);
  // The same passes where the shop says so, and its own lower limit holds as well.
  await shop.set('BATAS_DOKUMEN_RP', String(20 * MILYAR));
  await spv.post('cash/simpan', { ...IN, jumlah_rp: 9 * MILYAR });
  await spv.post('cash/simpan', { ...IN, jumlah_rp: 9 * MILYAR });
  expect([path, (await spv.post(path, over)).status]).toEqual([path, 201]);
  await shop.set('BATAS_DOKUMEN_RP', '5000000000');
  const lower = await spv.post(path, await body(5 * MILYAR + 1000));
  expect(refusal(lower).slice(0, 2)).toEqual([400, 'BATAS_DOKUMEN']);
});

test('a sale, a titipan and their payments stay below it', async () => {
  const codes = [await addPiece(spv, { harga_jual: 6 * MILYAR }), await addPiece(spv)];
  const two = [codes[0] ?? '', await addPiece(spv, { harga_jual: 6 * MILYAR })];
  const pay = [cash(12 * MILYAR + 300_000)];
  for (const more of [{}, { bayar_dp: true, nama_customer: 'SITI' }]) {
    const over = await spv.post('penjualan/simpan', saleOf(two, pay, more));
    expect(refusal(over)).toEqual([400, 'BATAS_DOKUMEN', ['detail_barang']]);
  }
  const sold = await spv.post('penjualan/simpan', saleOf(codes, [cash(6 * MILYAR + 4_861_000)]));
  expect(sold.status).toBe(201);
});

test('the roof holds whatever stands in the database, also as nothing', async () => {
  for (const value of ['999999999999999', '0', '']) {
    await shop.set('BATAS_DOKUMEN_RP', value);
    const line = { ...PO, harga: 600 * MILYAR };
    const body = { nama_supplier: 'pt', detail_barang: [line, line] };
    const answer = await spv.post('pre-order/simpan', body);
    expect(refusal(answer)).toEqual([400, 'BATAS_DOKUMEN', ['detail_barang']]);
    expect(answer.body.message).toContain('Batas Satu Dokumen Rp. 1,000,000,000,000,-');
  }
  const settings = await shop.owner.put('para-system/key/BATAS_DOKUMEN_RP', {
    value: '1000000000001',
  });
  expect(settings.status).toBe(400);
});

test('a weight times a quantity stays below its own roof', async () => {
  const heavy = { ...PO, qty: 9999, berat: 1_000_000 };
  const one = await spv.post('pre-order/simpan', { nama_supplier: 'pt', detail_barang: [heavy] });
  expect(refusal(one)).toEqual([400, 'BATAS_BERAT', ['detail_barang.0']]);
  const half = { ...PO, qty: 600, berat: 1_000_000 };
  const body = { nama_supplier: 'pt', detail_barang: [half, half] };
  const two = await spv.post('pre-order/simpan', body);
  expect(refusal(two)).toEqual([400, 'BATAS_BERAT', ['detail_barang']]);
});

test("a master's price that no piece can bear is refused, never a fault of the server", async () => {
  await shop.set('kategori_harga', 'GROUP');
  const kode_barcode = await addPiece(spv, { berat: 1_000_000, berat_asli: 1_000_000 });
  await shop.exec(sql`update grup set harga = 1000000000000 where kode_group = 'MT'`);
  const scan = await spv.get(`barang/ready/kode-barcode/${kode_barcode}`);
  expect([scan.status, scan.body.code]).toEqual([400, 'JUMLAH_TERLALU_BESAR']);
  const sale = await spv.post('penjualan/simpan', saleOf([kode_barcode], [cash(1000)]));
  expect(refusal(sale)).toEqual([400, 'JUMLAH_TERLALU_BESAR', ['detail_barang']]);
  expect(sale.body.message).toBe(
    'Jumlah Terlalu Besar Untuk Dihitung, Periksa Harga, Berat Dan Qty',
  );
  await shop.exec(sql`update grup set harga = 1320000 where kode_group = 'MT'`);
  await shop.set('kategori_harga', 'BARANG');
});
