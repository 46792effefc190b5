-- Lots that are sent to be washed are out of the house until they are back, with less grams: those lost have their own
-- column of the stock card and of the frozen day (docs/decision/0046).

alter table kartu_stok drop constraint kartu_stok_kolom_check,
  add constraint kartu_stok_kolom_check
    check (kolom in ('TAMBAH', 'IN', 'OUT', 'BELI', 'JUAL', 'HANCUR', 'SUSUT', 'RESERVASI'));

alter table lot drop constraint lot_asal_check,
  add constraint lot_asal_check check (asal in ('BELI', 'HANCUR', 'CUCI')),
  add column di_luar boolean not null default false;

alter table stok_harian add column susut_berat bigint not null default 0,
  drop constraint stok_harian_check1,
  add constraint stok_harian_check1 check (akhir_berat = awal_berat + tambah_berat + in_berat + beli_berat
    - out_berat - jual_berat - hancur_berat - susut_berat);

-- What comes back washed may go into a customer's piece, as other gold of the shop.
insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, '1-2300', 'PERSEDIAAN SEPUH', 'ASET' from toko t
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select k.kode_toko, 'SERVICE', 'UMUM', 'PERSEDIAAN SEPUH', s.sisi, k.nomor_akun
from akun k cross join (values ('DEBIT'), ('KREDIT')) s (sisi) where k.nomor_akun = '1-2300'
on conflict do nothing;
