-- What a person asked the worth of on a business date (docs/decision/0036): `objek` is the sale that the barcode or
-- nota leads to, else what was typed. `izin` is the approval that lets it not count any more.
create table taksiran_dilihat (
  kode_toko text not null references toko,
  user_id text not null,
  hari date not null,
  objek text not null,
  izin text,
  waktu timestamptz not null default now(),
  primary key (kode_toko, user_id, hari, objek)
);
select tabel_toko('taksiran_dilihat');
