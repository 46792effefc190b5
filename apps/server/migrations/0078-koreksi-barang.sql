-- Accounts of corrected pieces, for shops that exist already (docs/decision/0062).
insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, '6-1780', 'SELISIH STOK', 'BEBAN' from toko t
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select k.kode_toko, 'KOREKSI BARANG', 'UMUM', r.peran, s.sisi, k.nomor_akun
from akun k join (values ('1-2100', 'PERSEDIAAN'), ('6-1780', 'SELISIH STOK')) r (nomor, peran)
  on r.nomor = k.nomor_akun
cross join (values ('DEBIT'), ('KREDIT')) s (sisi)
on conflict do nothing;
