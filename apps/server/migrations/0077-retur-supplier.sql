-- Accounts of returns to suppliers for shops that exist already (docs/decision/0062).
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select k.kode_toko, 'RETUR SUPPLIER', 'UMUM', r.peran, r.sisi, k.nomor_akun
from akun k join (values ('2-1200', 'HUTANG SUPPLIER', 'DEBIT'), ('1-2100', 'PERSEDIAAN', 'KREDIT'))
  r (nomor, peran, sisi) on r.nomor = k.nomor_akun
on conflict do nothing;
