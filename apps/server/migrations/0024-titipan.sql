-- Accounts of the titipan and of the sale that takes one, on those that the shop's sales have.
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select p.kode_toko, 'TITIPAN', p.type, p.kode_akun, b.sisi, p.nomor_akun
from para_akun_transaksi p join (values
  ('KAS', 'DEBIT', 'DEBIT'), ('KAS', 'DEBIT', 'KREDIT'), ('BANK', 'DEBIT', 'DEBIT'), ('BANK', 'DEBIT', 'KREDIT'),
  ('PIUTANG EDC', 'DEBIT', 'DEBIT'), ('PENDAPATAN FEE', 'KREDIT', 'KREDIT')
) as b (kode_akun, dari_sisi, sisi) on p.trx = 'PENJUALAN' and p.kode_akun = b.kode_akun and p.jenis_akun = b.dari_sisi
on conflict do nothing;
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select a.kode_toko, b.trx, 'UMUM', b.kode_akun, b.jenis_akun, a.nomor_akun
from akun a join (values
  ('PENJUALAN', 'UANG MUKA', 'DEBIT', '2-1100'), ('TITIPAN', 'UANG MUKA', 'DEBIT', '2-1100'),
  ('TITIPAN', 'UANG MUKA', 'KREDIT', '2-1100'), ('TITIPAN', 'PENDAPATAN LAIN', 'KREDIT', '4-1600')
) as b (trx, kode_akun, jenis_akun, nomor_akun) on a.nomor_akun = b.nomor_akun
on conflict do nothing;
