/**
 * The dashboards' figures against the documents they sum, and that only head office sees over its
 * shops.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { orderOf } from '../../../test/order-case.ts';
import { serviceOf } from '../../../test/service-case.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const kasir = shop.kasir;
  const old = await addPiece(kasir);
  await kasir.post('penjualan/simpan', saleOf([old], [{ jenis: 'CASH', jumlah_rp: 4_711_000 }]));
  const fresh = await addPiece(kasir, { harga_jual: 8_000_000, berat: 5 });
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
  const card = { jenis: 'DEBIT', jumlah_rp: 3_658_500, no_rekening: '222' };
  await kasir.post('penjualan/simpan', saleOf([fresh], [tukar, card]));
});
afterAll(() => shop.close());

it('sums sales and traded-in goods of today and of the month', async () => {
  const owner = shop.owner;
  const today = (await owner.get('penjualan/chart?type=today')).body.data;
  expect(today).toEqual({ jumlah: 2, berat: 8.455, total_rp: 12_861_000 });
  expect((await owner.get('pembelian/chart?type=today')).body.data).toEqual({
    jumlah: 1,
    berat: 3.455,
    total_rp: 4_491_500,
  });
  const months = (await owner.get('penjualan/chart?type=monthly&year=2026')).body.data;
  expect(months).toHaveLength(12);
  expect(months[10]).toEqual({ bulan: 11, ...today });
  expect((await owner.get('pesanan/chart?type=today')).body.data).toEqual({
    jumlah: 0,
    berat: 0,
    total_rp: 0,
  });
});

it('answers head office over all branches, and no branch', async () => {
  const pusat = shop.as('PUSAT');
  const days = (await pusat.get('cash-pusat/daily-transaction-chart')).body.data;
  expect(days).toEqual([
    {
      kode_toko: 'JKT1',
      nama_toko: 'Jakarta Satu',
      tgl_system: '2026-11-20',
      penjualan: 12_861_000,
      pembelian: 4_491_500,
    },
    {
      kode_toko: 'JKT2',
      nama_toko: 'Jakarta Dua',
      tgl_system: '2026-11-20',
      penjualan: 0,
      pembelian: 0,
    },
  ]);
  const period = (await pusat.get('cash-pusat/period-transaction-chart?year=2026')).body.data;
  expect(period).toEqual([{ tgl: '2026-11-20', penjualan: 12_861_000, pembelian: 4_491_500 }]);
  const cash = (await pusat.get('cash-pusat/daily-cash-chart')).body.data;
  expect(cash[0]).toMatchObject({ masuk: 4_711_000, keluar: 0, saldo: 4_711_000 });
  const out = (await pusat.get('cash-pusat/outstand-noncash')).body.data;
  expect(out).toEqual([
    { kode_toko: 'JKT1', nama_toko: 'Jakarta Satu', jenis: 'DEBIT', jumlah_rp: 3_658_500 },
  ]);
  const kadar = (await pusat.get('cash-pusat/daily-specific-chart?kategori=KADAR')).body.data;
  expect(kadar).toEqual([{ kategori: '75', jumlah: 2, berat: 8.455, total_rp: 12_861_000 }]);
  expect((await pusat.get('transaction/daily-transaction-get-year')).body.data).toEqual([2026]);
  const owner = shop.owner;
  expect((await owner.get('cash-pusat/daily-cash-chart')).status).toBe(403);
});

it('answers over the branches that can be read, and names the one that cannot', async () => {
  // Beyond what a number holds exactly: still read, to the rupiah.
  await shop.exec(
    sql`insert into saldo_kas (kode_toko, akun, saldo)
      values ('JKT2', 'CASH', 9007199254740993)`,
    'JKT2',
  );
  const large = await shop.as('PUSAT').get('cash-pusat/daily-cash-chart');
  expect(large.body.gagal).toEqual([]);
  expect(large.body.data[1]).toMatchObject({ kode_toko: 'JKT2', saldo: '9007199254740993' });
  // Beyond what the database can add up: an error.
  const root = await shop.root();
  await root.query(`set session_replication_role = replica;
    insert into buku_kas (kode_toko, no_dokumen, ke, urut, tgl_system, akun, kategori, jenis,
      keterangan, masuk, keluar, fee, user_id)
    select 'JKT2', 'X', 1, n, (select tgl_system from toko where kode_toko = 'JKT2'), 'CASH', 'X',
      'CASH', '', 9223372036854775807, 0, 0, 'X' from generate_series(1, 2) n;
    set session_replication_role = origin`);
  const pusat = shop.as('PUSAT');
  const { status, body } = await pusat.get('cash-pusat/daily-cash-chart');
  expect([status, body.gagal]).toEqual([
    200,
    [{ kode_toko: 'JKT2', message: 'Data Gagal Dimuat' }],
  ]);
  expect(body.data).toEqual([
    expect.objectContaining({ kode_toko: 'JKT1', masuk: 4_711_000, saldo: 4_711_000 }),
  ]);
  const days = await pusat.get('cash-pusat/daily-transaction-chart');
  expect([days.body.data.length, days.body.gagal]).toEqual([2, []]);
  expect((await pusat.get('cash-pusat/daily-biaya?tgl_system=kemarin')).status).toBe(400);
});

it('counts the card and transfer money of every kind in which customers pay', async () => {
  const kasir = shop.kasir;
  const by = (jenis: string, jumlah_rp: number, more: object = {}) => [
    { jenis, jumlah_rp, no_rekening: '222', ...more },
  ];
  const capital = { jenis_kas: 'BANK', kode_transaksi: 'MODAL-BANK', arah: 'IN' };
  const held = saleOf([await addPiece(kasir)], by('TRANSFER', 1_000_000), { bayar_dp: true });
  const code = await addPiece(kasir);
  const seller = { bank_customer: 'BRI', rekening_customer: '009912', nama_rekening_customer: 'A' };
  const bought = {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: by('TRANSFER', 4_491_500, seller),
  };
  const money = { ...capital, jumlah_rp: 9_000_000, no_rekening: '222', keterangan: 'MODAL' };
  const saved = [
    await shop.owner.post('cash/simpan', money),
    await kasir.post('penjualan/simpan', held),
    await kasir.post('pesanan/simpan', orderOf({ pembayaran: by('TRANSFER', 200_000) })),
    await kasir.post('service/simpan', serviceOf({ pembayaran: by('KREDIT', 30_000) })),
    await kasir.post('penjualan/simpan', saleOf([code], by('DEBIT', 4_711_000))),
    await approved(kasir, 'pembelian/simpan', bought),
  ];
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 201));
  const pusat = shop.as('PUSAT');
  const jkt1 = { kode_toko: 'JKT1', nama_toko: 'Jakarta Satu' };
  expect((await pusat.get('cash-pusat/outstand-noncash')).body.data).toEqual([
    { ...jkt1, jenis: 'DEBIT', jumlah_rp: 3_658_500 + 4_711_000 },
    { ...jkt1, jenis: 'KREDIT', jumlah_rp: 30_000 },
    { ...jkt1, jenis: 'TRANSFER', jumlah_rp: 1_200_000 },
  ]);
});
