-- Members as the sale and the dashboard know them; points, gifts and their screens come with the member area.

create table member (
  kode_toko text not null references toko,
  kode_member text not null,
  nama_customer text not null,
  alamat_customer text not null default '',
  no_hp text not null default '',
  tgl_lahir date,
  primary key (kode_toko, kode_member)
);
select kolom_master('member');
create index member_lahir on member (kode_toko, extract(month from tgl_lahir), extract(day from tgl_lahir));
