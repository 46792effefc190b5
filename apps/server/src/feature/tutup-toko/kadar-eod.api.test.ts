/**
 * Master Kadar EOD groups the summary of a closed day (docs/decision/0048): figures by hand,
 * carried on from day to day, and as the master stood on the day.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DaySummary } from '@kencana/contract/closing';
import { PECAHAN } from '@kencana/contract/transaction/tutup-toko';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let ring = '';

beforeAll(async () => {
  shop = await openShop({ day: '2024-01-01', modules: ['PREVIOUS_DAY_OWNER'] });
  ring = await addPiece(shop.owner);
  await addPiece(shop.owner);
  const bangle = { kode_jenis: 'GELANG', kode_group: 'MD', kadar: 42, berat: 10.5 };
  await addPiece(shop.owner, { ...bangle, berat_asli: 10.5 });
  await shop.owner.post('penjualan/simpan', saleOf([ring], [cash(4_711_000)]));
});
afterAll(() => shop.close());

/** Closes the day by the books; answers its summary as the closed day's report tells it. */
async function close(): Promise<DaySummary> {
  const { tgl_system, kas_sistem } = (await shop.owner.get('tutup-toko/status')).body.data as {
    tgl_system: string;
    kas_sistem: number;
  };
  let left = kas_sistem;
  const uang_fisik = PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
  const closed = await shop.owner.post('tutup-toko', { uang_fisik, abaikan_peringatan: true });
  expect(closed.status).toBe(200);
  return ringkasan(tgl_system);
}

async function ringkasan(tgl: string): Promise<DaySummary> {
  return (await shop.owner.get(`tutup-toko/hari/${tgl}`)).body.data.ringkasan as DaySummary;
}

/** Pieces and milligrams of all purities are those of all warehouses. */
function agrees({ kadar = [], stok = [] }: DaySummary): void {
  const sum = (of: readonly object[], key: string): number =>
    of.reduce<number>((all, row) => all + Number((row as Record<string, unknown>)[key]), 0);
  for (const key of ['awal_qty', 'awal_berat', 'akhir_qty', 'akhir_berat'])
    expect([key, sum(kadar, key)]).toEqual([key, sum(stok, key)]);
}

const NONE = { beli_berat: 0, jual_berat: 0, keluar_berat: 0 };
/** The bangle: 10,5 g of 42 % is 4,41 g fine. */
const BANGLE = { kadar: 4200, akhir_qty: 1, akhir_berat: 10_500, akhir_murni: 4_410 };

it('without the master the purities stand by themselves', async () => {
  const day = await close();
  expect(day.kadar).toEqual([
    // Two rings of 3,455 g in, one sold; 3,46 g on the scale of 75 % are 2,595 g fine.
    {
      kadar: 7500,
      label: '',
      kelompok: '',
      awal_qty: 0,
      awal_berat: 0,
      awal_murni: 0,
      ...NONE,
      masuk_berat: 6_910,
      jual_berat: 3_455,
      akhir_qty: 1,
      akhir_berat: 3_455,
      akhir_murni: 2_595,
    },
    expect.objectContaining({ ...BANGLE, ...NONE, masuk_berat: 10_500, awal_qty: 0 }),
  ]);
  agrees(day);
});

it('groups and names them, goes on from the day before, and leaves a closed day as it was', async () => {
  const rows = [
    { kode_kadar_eod: 'A', kadar: 42, label: '10K', kelompok: 'EMAS MUDA' },
    { kode_kadar_eod: 'B', kadar: 75, label: '18K', kelompok: 'EMAS TUA' },
  ];
  for (const row of rows) expect((await shop.owner.post('kadar-eod', row)).status).toBe(201);
  const bought = await shop.owner.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: ring, kondisi: 'BAIK' }],
    pembayaran: [cash(4_491_500)],
  });
  expect(bought.status).toBe(201);
  const day = await close();
  expect(day.kadar).toEqual([
    expect.objectContaining({ ...BANGLE, ...NONE, label: '10K', kelompok: 'EMAS MUDA' }),
    // Bought back by its nota's 3,455 g, which are 2,591 g fine: 2,595 and 2,591.
    expect.objectContaining({
      ...NONE,
      kadar: 7500,
      label: '18K',
      kelompok: 'EMAS TUA',
      awal_qty: 1,
      awal_berat: 3_455,
      awal_murni: 2_595,
      masuk_berat: 0,
      beli_berat: 3_455,
      akhir_qty: 2,
      akhir_berat: 6_910,
      akhir_murni: 5_186,
    }),
  ]);
  agrees(day);
  expect((await ringkasan('2024-01-01')).kadar).toMatchObject([{ label: '' }, { label: '' }]);
});

it('begins from the first day where the day before tells no purities', async () => {
  const root = await shop.root();
  await root.query(`update tutup_hari set ringkasan = ringkasan - 'kadar'`);
  const day = await close();
  expect(day.kadar).toMatchObject([
    BANGLE,
    { kadar: 7500, awal_qty: 2, awal_berat: 6_910, awal_murni: 5_186, akhir_murni: 5_186 },
  ]);
  agrees(day);
  expect(await shop.violations()).toEqual([]);
});

it('a purity has one active row: a second one is refused at its field', async () => {
  const second = { kode_kadar_eod: 'C', kadar: 75, label: 'LAIN', kelompok: '' };
  const refused = await shop.owner.post('kadar-eod', second);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual({ kadar: ['Kadar 75% Sudah Ada Pada B'] });
  const same = { kadar: 75, label: '18 KARAT', kelompok: 'EMAS TUA', aktif: true };
  expect((await shop.owner.put('kadar-eod/B', same)).status).toBe(200);
  await shop.exec(sql`update kadar_eod set aktif = false where kode_kadar_eod = 'B'`);
  expect((await shop.owner.post('kadar-eod', second)).status).toBe(201);
  expect((await shop.owner.put('kadar-eod/B', same)).status).toBe(400);
});
