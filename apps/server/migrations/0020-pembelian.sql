-- Buy-backs: who sold (the identity number sealed with the server's key, its last digits to be shown), and the roles of
-- buying and of destroying what was bought, on the accounts that the shop's sales and destroyed pieces have.

create table dokumen_identitas (
  kode_toko text not null,
  no_dokumen text not null,
  rahasia bytea not null,
  samar text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen (kode_toko, no_dokumen)
);
select tabel_toko('dokumen_identitas', 'tambah');

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select p.kode_toko, b.trx, p.type, b.kode_akun, b.jenis_akun, p.nomor_akun
from para_akun_transaksi p join (values
  ('PENJUALAN', 'PERSEDIAAN BELI', 'DEBIT', 'PEMBELIAN', 'PERSEDIAAN BELI', 'DEBIT'),
  ('PENJUALAN', 'KAS', 'KREDIT', 'PEMBELIAN', 'KAS', 'KREDIT'),
  ('PENJUALAN', 'BANK', 'DEBIT', 'PEMBELIAN', 'BANK', 'KREDIT'),
  ('HANCUR BARANG', 'PERSEDIAAN RUSAK', 'DEBIT', 'HANCUR PEMBELIAN', 'PERSEDIAAN RUSAK', 'DEBIT'),
  ('PENJUALAN', 'PERSEDIAAN BELI', 'DEBIT', 'HANCUR PEMBELIAN', 'PERSEDIAAN BELI', 'KREDIT')
) as b (dari_trx, dari_akun, dari_sisi, trx, kode_akun, jenis_akun)
  on p.trx = b.dari_trx and p.kode_akun = b.dari_akun and p.jenis_akun = b.dari_sisi
on conflict do nothing;

-- What happened to a lot.
create index kartu_lot on kartu_stok (kode_toko, no_lot) where no_lot is not null;
