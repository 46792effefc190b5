-- How often several instances together have seen a key in a minute (platform/load/share-counts.ts): told once a second,
-- worth nothing after a crash, so not written to the log of the database.
create unlogged table beban_hitung (
  kunci text not null,
  menit bigint not null,
  jumlah integer not null,
  primary key (kunci, menit)
);
select tabel_toko('beban_hitung', 'umum');
