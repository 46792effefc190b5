-- Members' points: a log with the postings of documents and the balance on the member, never below zero (I8). What a
-- document gave is DAPAT, what it took is PAKAI; quantities are positive, a mirror image writes the same column negated.
-- jumlah_rp is what the points were worth then, as the journal has it on HUTANG POIN.
alter table member add column poin bigint not null default 0 constraint member_poin_cukup check (poin >= 0);

create table kartu_poin (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null,
  urut integer not null,
  tgl_system date not null,
  kode_member text not null,
  kolom text not null check (kolom in ('DAPAT', 'PAKAI')),
  poin bigint not null check (poin <> 0),
  jumlah_rp bigint not null,
  primary key (kode_toko, no_dokumen, ke, urut),
  foreign key (kode_toko, no_dokumen, ke, tgl_system) references posting (kode_toko, no_dokumen, ke, tgl_system),
  foreign key (kode_toko, kode_member) references member (kode_toko, kode_member),
  check (jumlah_rp = 0 or sign(jumlah_rp) = sign(poin))
);
create index kartu_poin_member on kartu_poin (kode_toko, kode_member, tgl_system);
create index kartu_poin_hari on kartu_poin (kode_toko, tgl_system);
select tabel_toko('kartu_poin', 'tambah');

-- All points of the shop at the end of a closed day.
create table poin_harian (
  kode_toko text not null,
  tgl_system date not null,
  awal bigint not null,
  dapat bigint not null,
  pakai bigint not null,
  akhir bigint not null,
  primary key (kode_toko, tgl_system),
  check (akhir = awal + dapat - pakai)
);
select tabel_toko('poin_harian', 'tambah');

-- Points and vouchers pay a sale: how many points, and which voucher (a coupon that pays its whole value).
alter table dokumen_bayar add column poin bigint;
alter table dokumen_bayar add constraint dokumen_bayar_poin check ((jenis = 'POINT') = (poin is not null) and poin > 0);
alter table dokumen_bayar drop constraint dokumen_bayar_kupon_jenis;
alter table dokumen_bayar add constraint dokumen_bayar_kupon_jenis
  check ((jenis in ('KUPON', 'VOUCHER')) = (kode_kupon is not null));
alter table kupon drop constraint kupon_tipe_kupon_check;
alter table kupon add constraint kupon_tipe_kupon_check check (tipe_kupon in ('RP', 'PERSEN', 'VOUCHER'));
alter table kupon drop constraint kupon_check1;
alter table kupon add constraint kupon_persen check (tipe_kupon <> 'PERSEN' or nilai <= 10000);

-- Accounts and roles of points for shops that exist.
insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, a.nomor_akun, a.nama_akun, a.golongan
from toko t cross join (values
  ('2-1300', 'HUTANG POIN MEMBER', 'KEWAJIBAN'),
  ('6-1600', 'BEBAN POIN MEMBER', 'BEBAN')
) as a (nomor_akun, nama_akun, golongan)
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select a.kode_toko, 'PENJUALAN', 'UMUM', b.kode_akun, b.jenis_akun, a.nomor_akun
from akun a join (values
  ('HUTANG POIN', 'DEBIT', '2-1300'), ('HUTANG POIN', 'KREDIT', '2-1300'), ('BEBAN POIN', 'DEBIT', '6-1600')
) as b (kode_akun, jenis_akun, nomor_akun) on a.nomor_akun = b.nomor_akun
on conflict do nothing;
