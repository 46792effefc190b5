-- Orders: a sample of the shop is lent to one order at a time, and the roles of orders on the accounts of the titipan.

create unique index baris_satu_contoh on dokumen_baris (kode_toko, kode_barcode)
  where hidup and jenis_baris = 'CONTOH' and kode_barcode is not null;
-- Samples that have not been given back.
create index baris_contoh on dokumen_baris (kode_toko) where hidup and jenis_baris = 'CONTOH';

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select kode_toko, 'PESANAN', type, kode_akun, jenis_akun, nomor_akun
from para_akun_transaksi where trx = 'TITIPAN'
on conflict do nothing;
