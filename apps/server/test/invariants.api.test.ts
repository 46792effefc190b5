/** The invariants notice: each is broken on purpose, in a transaction that is rolled back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './invariants.ts';
import { cashIn, openRaceShop, RACE_MEMBER } from './race/shop.ts';
import type { RaceShop } from './race/shop.ts';
import { order } from './order-case.ts';
import { boughtGold, done, receive } from './service-case.ts';
import { addPiece, approved, saleOf } from './shop-fixture.ts';
import { countedTill } from './race/race.ts';

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
  const [a, b] = [await addPiece(shop.kasir), await addPiece(shop.kasir)];
  const cash = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
  const earned = saleOf([a], cash, { kode_member: RACE_MEMBER });
  await shop.kasir.post('penjualan/simpan', earned);
  const pays = [
    { jenis: 'POINT', poin: 40 },
    { jenis: 'CASH', jumlah_rp: 4_691_000 },
  ];
  const paid = saleOf([b], pays, { kode_member: RACE_MEMBER });
  const sold = await shop.kasir.post('penjualan/simpan', paid);
  const no_faktur_group = sold.body.data.no_faktur_group as string;
  await approved(shop.kasir, 'penjualan/batal', { no_faktur_group, alasan: 'salah' });
  const scrap = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah', barang: [b] };
  await approved(shop.kasir, 'hancurbarang/simpan', scrap);
  const contoh = [
    { milik: 'TOKO', kode_barcode: await addPiece(shop.kasir) },
    { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3 },
  ];
  await order(shop.kasir, { contoh });
  const refund = {
    no_faktur_group: await order(shop.kasir),
    alasan: 'batal',
    kembali: { jenis: 'CASH' },
    ditahan_rp: 100_000,
  };
  await approved(shop.kasir, 'pesanan/batal', refund);
  const service = await receive(shop.kasir);
  await shop.kasir.post('service/siap', done(service, await boughtGold(shop.kasir)));
  const pembayaran = [{ jenis: 'CASH', jumlah_rp: 750_000 }];
  await shop.kasir.post('service/ambil', { no_faktur_group: service, pembayaran });
  await shop.owner.post('tutup-toko', await countedTill(shop));
  await shop.kasir.post('cash/simpan', cashIn('modal'));
});
afterAll(() => shop.close());

const SOLD = `(select kode_barcode from barang where status = 'TERJUAL')`;

it('nothing is broken in a shop that was only used', async () => {
  expect(await violations(shop.root)).toEqual([]);
});

it.each([
  ['I1', `update jurnal_baris set debit = debit + 1 where debit > 0`],
  ['I2', `update kartu_stok set murni = murni + 1 where kolom = 'IN'`],
  ['I2', `update dokumen_baris set berat = berat + 1 where jenis_baris = 'TAMBAH'`],
  ['I2 gold in', `update kartu_pelanggan set berat = berat + 1 where kolom = 'TAMBAH'`],
  ['I2 a piece in service', `delete from kartu_pelanggan where kolom = 'KELUAR'`],
  ['I3', `update barang set status = 'READY' where status = 'TERJUAL'`],
  ['I3', `update kartu_stok set kode_baki = 'A2' where kolom = 'JUAL'`],
  ['I4', `update dokumen_baris set hidup = false where kode_barcode = ${SOLD}`],
  ['I5', `update saldo_kas set saldo = saldo + 1`],
  ['I5', `update lot set berat = berat - 1`],
  ['I5 a balance below', `update saldo_kas set saldo = -1`],
  ['I5 I10 frozen cash', `update kas_harian set akhir = akhir + 1, masuk = masuk + 1`],
  ['I5 I10 frozen accounts', `update akun_harian set akhir = akhir + 1, debit = debit + 1`],
  ['I5 I10 frozen stock', `update stok_harian set akhir_murni = akhir_murni + 1`],
  ['I5 I10 frozen cash', `update buku_kas set tgl_system = tgl_system - 1`],
  ['I6', `delete from buku_kas where kategori = 'BATAL PENJUALAN'`],
  ['I6', `update dokumen set status = 'BATAL' where kind = 'uang-kas'`],
  [
    'I6 a document cancelled by an event',
    `update dokumen set rincian = rincian || '{"ditahan_rp":1}'
      where kind = 'pesanan' and status = 'BATAL'`,
  ],
  ['I6 a pre-order', `update dokumen set kind = 'pre-order' where kind = 'uang-kas'`],
  ['I4', `update barang set status = 'READY' where status = 'PINJAM'`],
  ['I13 down payments', `update dokumen set bayar = bayar + 1 where kind = 'pesanan'`],
  ['I13 customer goods', `update kartu_pelanggan set berat = berat + 1`],
  ['I6 I8 points of a cancelled', `delete from kartu_poin where poin < 0`],
  ['I8 points of a member', `update member set poin = poin + 1 where poin > 0`],
  ['I8 points in the journal', `update kartu_poin set jumlah_rp = jumlah_rp * 2`],
  ['I5 I10 frozen points', `update poin_harian set akhir = akhir + 1, dapat = dapat + 1`],
  ['I9', `update nomor set terakhir = terakhir + 1 where kode = 'FJ'`],
  ['I9', `update dokumen set no_dokumen = 'JKT1-UK-240102-0002' where kind = 'uang-kas'`],
  ['I10 dated', `update posting set tgl_system = tgl_system + 1`],
  ['I10 an unvalidated', `update dokumen set status_valid = 'OPEN' where kind = 'tambah-barang'`],
  ['I11', `update audit set objek = 'x' where seq = 2`],
  ['I11', `update audit_head set seq = seq - 1`],
  ['I13 a sale', `update dokumen set total = total + 500 where kind = 'penjualan'`],
  ['I13 a sale', `update dokumen_bayar set jumlah_rp = jumlah_rp - 1`],
  ['I13 cash book differs from the sale', `update buku_kas set masuk = masuk + 1 where masuk > 0`],
  ['I13 cash book differs from the journal', `update buku_kas set masuk = 1 where masuk > 0`],
  ['I13 revenue', `update jurnal_baris set peran = 'X' where peran = 'PEMBULATAN'`],
  ['I13 stock', `update kartu_stok set modal = modal + 1 where kolom = 'TAMBAH'`],
  ['I13 income', `update jurnal_baris set peran = 'X' where peran = 'PENDAPATAN SERVICE'`],
  ['half written', `delete from posting where kind = 'uang-kas'`],
  ['half written', `delete from audit where tindakan = 'uang-kas.simpan'`],
])('%s is noticed: %s', async (rule, tampering) => {
  await shop.root.query('begin');
  try {
    // Without triggers and foreign keys: nothing but the invariants may notice.
    await shop.root.query(`set local session_replication_role = 'replica'`);
    const { rowCount } = await shop.root.query(tampering);
    expect(rowCount).toBeGreaterThan(0);
    expect((await violations(shop.root)).join('\n')).toContain(rule);
  } finally {
    await shop.root.query('rollback');
  }
});
