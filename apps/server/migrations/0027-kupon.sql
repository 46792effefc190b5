-- Coupons in sales: which types and groups one counts for (all when empty), how often a member may use it (0 without
-- limit), and the payment that used it. A use is a payment of a sale that is not cancelled, so quota and sale cannot part.

alter table kupon add column detail_jenis text[] not null default '{}';
alter table kupon add column detail_group text[] not null default '{}';
alter table kupon add column maks_member integer not null default 0 check (maks_member >= 0);

alter table dokumen_bayar add column kode_kupon text;
alter table dokumen_bayar add constraint dokumen_bayar_kupon
  foreign key (kode_toko, kode_kupon) references kupon (kode_toko, kode_kupon);
alter table dokumen_bayar add constraint dokumen_bayar_kupon_jenis check ((jenis = 'KUPON') = (kode_kupon is not null));
create index bayar_kupon on dokumen_bayar (kode_toko, kode_kupon) where kode_kupon is not null;

insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, '4-1700', 'POTONGAN PENJUALAN', 'PENDAPATAN' from toko t
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select kode_toko, 'PENJUALAN', 'UMUM', 'POTONGAN KUPON', 'DEBIT', nomor_akun from akun where nomor_akun = '4-1700'
on conflict do nothing;
