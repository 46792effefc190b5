-- Accounts of gold at the washer's, for shops that exist already (docs/decision/0046).

insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, '6-1700', 'SUSUT SEPUHAN', 'BEBAN' from toko t
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select k.kode_toko, 'KIRIM CUCI', 'UMUM', r.kode_akun, r.sisi, k.nomor_akun
from akun k join (values ('PERSEDIAAN BELI', 'KREDIT', '1-2200'), ('PERSEDIAAN SEPUH', 'DEBIT', '1-2300'),
  ('PERSEDIAAN SEPUH', 'KREDIT', '1-2300'), ('SUSUT SEPUHAN', 'DEBIT', '6-1700')) r (kode_akun, sisi, nomor_akun) using (nomor_akun)
on conflict do nothing;
