-- Controls and limits under guard (docs/decision/0028): the history of every setting and guarded row, and which people
-- may answer a request for approval.

-- penyetuju: ATASAN = SPV and OWN as ever; PEMILIK = another OWN or SU; SAKSI = any other SPV, OWN or SU.
alter table otorisasi_permintaan add column penyetuju text not null default 'ATASAN'
  check (penyetuju in ('ATASAN', 'PEMILIK', 'SAKSI'));

-- Append only. jenis: `para-system`, or the master or list whose row it is. dijaga: it went through the guard, with the
-- approver named or, where no second person was to be had, alone. asal: the shop whose value a new branch copied.
create table riwayat_pengaturan (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  waktu timestamptz not null default clock_timestamp(),
  tgl_system date not null,
  jenis text not null,
  kunci text not null,
  sebelum text not null,
  sesudah text not null,
  user_id text not null,
  dijaga boolean not null,
  asal text not null default '',
  approver text,
  otorisasi_id text,
  primary key (kode_toko, id),
  foreign key (kode_toko, otorisasi_id) references otorisasi (kode_toko, _id),
  check (dijaga or approver is null),
  check ((approver is null) = (otorisasi_id is null))
);
create index on riwayat_pengaturan (kode_toko, tgl_system, id);
select tabel_toko('riwayat_pengaturan', 'tambah');
