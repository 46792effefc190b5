-- What the owners are told: who made or reset somebody who approves, which control was changed. Append only, so that
-- nobody takes back what was said; docs/decision/0027. waktu has milliseconds, as clients send it back.
create table kabar_pemilik (
  kode_toko text not null references toko,
  id uuid not null default gen_random_uuid(),
  waktu timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  jenis text not null check (jenis ~ '^[A-Z][A-Z_]{2,39}$'),
  oleh text not null,
  objek text not null,
  isi jsonb not null default '{}',
  primary key (kode_toko, id)
);
create index on kabar_pemilik (kode_toko, waktu);
select tabel_toko('kabar_pemilik', 'tambah');

-- Until when an owner has read them; at the owner's own shop.
create table kabar_dibaca (
  kode_toko text not null,
  user_id text not null,
  sampai timestamptz not null,
  primary key (kode_toko, user_id),
  foreign key (kode_toko, user_id) references users (kode_toko, user_id)
);
select tabel_toko('kabar_dibaca');
