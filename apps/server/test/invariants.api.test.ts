/** The invariants notice: each is broken on purpose, in a transaction that is rolled back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INVARIANT_NAMES, violations } from './invariants.ts';
import { cashIn, openRaceShop, RACE_COUPON, RACE_MEMBER } from './race/shop.ts';
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
  const rest = { jenis: 'TRANSFER', jumlah_rp: 4_664_000, no_rekening: '222' };
  const coupon = [{ jenis: 'KUPON', kode_kupon: RACE_COUPON }, rest];
  for (const code of [await addPiece(shop.kasir), await addPiece(shop.kasir)])
    await shop.kasir.post('penjualan/simpan', saleOf([code], coupon));
  await shop.owner.post('tutup-toko', await countedTill(shop));
  await shop.kasir.post('cash/simpan', cashIn('modal'), { 'idempotency-key': 'modal-sekali' });
});
afterAll(() => shop.close());

const SOLD = `(select kode_barcode from barang where status = 'TERJUAL')`;

/** What breaks each invariant, by its full name: a breach of every one, of some more than one. */
const BREACHES: Readonly<Record<string, readonly string[]>> = {
  'I1 journal unbalanced': [`update jurnal_baris set debit = debit + 1 where debit > 0`],
  'I2 milligrams lost inside the shop': [
    `update kartu_stok set murni = murni + 1 where kolom = 'IN'`,
  ],
  'I2 stock card differs from the document lines': [
    `update dokumen_baris set berat = berat + 1 where jenis_baris = 'TAMBAH'`,
  ],
  'I2 gold in a customer piece is not what left the lots': [
    `update kartu_pelanggan set berat = berat + 1 where kolom = 'TAMBAH'`,
  ],
  'I2 a piece in service is not what came less what went': [
    `delete from kartu_pelanggan where kolom = 'KELUAR'`,
  ],
  'I3 state of a piece is not what its arrows say': [
    `update barang set status = 'READY' where status = 'TERJUAL'`,
    `update kartu_stok set status_ke = null where status_ke = 'READY'`,
  ],
  'I3 place of a piece is not what its card says': [
    `update kartu_stok set kode_baki = 'A2' where kolom = 'JUAL'`,
  ],
  'I4 a piece on two live documents, or on none': [
    `update dokumen_baris set hidup = false where kode_barcode in ${SOLD}`,
    `update barang set status = 'READY' where status = 'PINJAM'`,
  ],
  'I5 a piece says another value than its history': [
    `insert into riwayat_barang select b.kode_toko, p.no_dokumen, p.ke, 1, p.tgl_system,
      b.kode_barcode, 'harga_jual', '0', '1'
      from barang b join posting p using (kode_toko) limit 1`,
  ],
  'I5 a lot is not what its card says': [`update lot set berat = berat - 1`],
  'I5 balance differs from the cash book': [`update saldo_kas set saldo = saldo + 1`],
  'I5 a balance below zero': [`update saldo_kas set saldo = -1`],
  'I5 I10 frozen cash differs from its rows': [
    `update kas_harian set akhir = akhir + 1, masuk = masuk + 1`,
    `update buku_kas set tgl_system = tgl_system - 1`,
  ],
  'I5 I10 frozen accounts differ from their rows': [
    `update akun_harian set akhir = akhir + 1, debit = debit + 1`,
  ],
  'I5 I10 frozen stock differs from its rows': [
    `update stok_harian set akhir_murni = akhir_murni + 1`,
  ],
  'I6 a cancelled document leaves something': [
    `delete from buku_kas where kategori = 'BATAL PENJUALAN'`,
    `update dokumen set status = 'BATAL' where kind = 'uang-kas'`,
    `update dokumen_baris set hidup = true where no_dokumen in (select no_dokumen from dokumen
      where kind = 'penjualan' and status = 'BATAL')`,
  ],
  'I6 a document cancelled by an event keeps another amount than it says': [
    `update dokumen set rincian = rincian || '{"ditahan_rp":1}'
      where kind = 'pesanan' and status = 'BATAL'`,
  ],
  'I6 a pre-order is in the books': [
    `update dokumen set kind = 'pre-order' where kind = 'uang-kas'`,
  ],
  'I6 I8 points of a cancelled document are not given back': [
    `delete from kartu_poin where poin < 0`,
  ],
  'I8 points of a member are not what their log says': [
    `update member set poin = poin + 1 where poin > 0`,
  ],
  'I8 points in the journal or the payments differ from their log': [
    `update kartu_poin set jumlah_rp = jumlah_rp * 2`,
  ],
  'I5 I10 frozen points differ from their rows': [
    `update poin_harian set akhir = akhir + 1, dapat = dapat + 1`,
  ],
  'I9 a gap in the numbers': [
    `update nomor set terakhir = terakhir + 1 where kode = 'FJ'`,
    `update dokumen set no_dokumen = 'JKT1-UK-240102-0009' where kind = 'uang-kas'`,
  ],
  'I10 dated on another day than its document, or after today': [
    `update posting set tgl_system = tgl_system + 1`,
  ],
  'I10 an unvalidated document on a closed day': [
    `update dokumen set status_valid = 'OPEN' where kind = 'tambah-barang'`,
  ],
  'I11 the audit chain is broken': [
    `update audit set objek = 'x' where seq = 2`,
    `update audit_head set seq = seq - 1`,
  ],
  'I13 a sale differs from its lines or payments': [
    `update dokumen set total = total + 500 where kind = 'penjualan'`,
    `update dokumen_bayar set jumlah_rp = jumlah_rp - 1`,
  ],
  'a coupon was used more often than there are': [`update kupon set kuota = 1`],
  'I13 a buy-back differs from its lines, payments or cash book': [
    `update dokumen set total = total + 500 where kind = 'pembelian'`,
    `update dokumen_bayar set jumlah_rp = jumlah_rp - 1 where arah = 'KELUAR'`,
  ],
  'I13 cash book differs from the sale': [`update buku_kas set masuk = masuk + 1 where masuk > 0`],
  'I13 cash book differs from the journal': [`update buku_kas set masuk = 1 where masuk > 0`],
  'I13 revenue in the journal differs from the sale': [
    `update jurnal_baris set peran = 'X' where peran = 'PEMBULATAN'`,
  ],
  'I13 stock card differs from the inventory accounts': [
    `update kartu_stok set modal = modal + 1 where kolom = 'TAMBAH'`,
  ],
  'I13 down payments owed differ from the open documents': [
    `update dokumen set bayar = bayar + 1 where kind = 'pesanan'`,
  ],
  'I13 income of a service differs from its total': [
    `update jurnal_baris set peran = 'X' where peran = 'PENDAPATAN SERVICE'`,
  ],
  'I13 customer goods of an order are not what its samples say': [
    `update kartu_pelanggan set berat = berat + 1`,
  ],
  'half written: a document without its posting, audit entry or answer': [
    `delete from posting where kind = 'uang-kas'`,
    `delete from audit where tindakan = 'uang-kas.simpan'`,
    `delete from audit where tindakan = 'penjualan.batal'`,
    `update idempotensi set jawaban = null`,
  ],
};

it('nothing is broken in a shop that was only used', async () => {
  expect(await violations(shop.root)).toEqual([]);
});

it('every invariant has a breach', () => {
  expect(Object.keys(BREACHES).toSorted()).toEqual(INVARIANT_NAMES.toSorted());
});

it.each(
  Object.entries(BREACHES).flatMap(([rule, all]) => all.map((tampering) => [rule, tampering])),
)('%s is noticed: %s', async (rule, tampering) => {
  await shop.root.query('begin');
  try {
    // Without triggers and foreign keys: nothing but the invariants may notice.
    await shop.root.query(`set local session_replication_role = 'replica'`);
    const { rowCount } = await shop.root.query(tampering ?? '');
    expect(rowCount).toBeGreaterThan(0);
    const reported = await violations(shop.root);
    // By this very rule; others may be broken by it too.
    expect(reported.filter((breach) => breach.startsWith(`${rule}: `))).not.toEqual([]);
  } finally {
    await shop.root.query('rollback');
  }
});
