-- Announcements of a shop (hak-akses-news): who may read them at home, and from when to when.

create table pengumuman (
  kode_toko text not null references toko,
  id uuid not null default gen_random_uuid(),
  judul text not null check (length(judul) between 1 and 120),
  isi text not null check (length(isi) between 1 and 4000),
  -- Levels that may read it; never empty, since nobody could.
  levels text[] not null check (cardinality(levels) > 0
    and levels <@ array['OWN', 'SU', 'MU', 'DEV', 'SPV', 'KASIR']),
  tgl_dari date not null,
  tgl_sampai date not null,
  aktif boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (kode_toko, id),
  check (tgl_sampai >= tgl_dari)
);
create index on pengumuman (kode_toko, tgl_sampai) where aktif;
select tabel_toko('pengumuman');

-- Access of a shop to services outside (WhatsApp, marketplaces): one row per service. `setting` may be shown;
-- `rahasia` is encrypted with the server's key and never leaves it.
create table layanan (
  kode_toko text not null references toko,
  layanan text not null check (layanan in ('whatsapp', 'marketplace')),
  driver text not null,
  setting jsonb not null default '{}',
  rahasia bytea,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (kode_toko, layanan)
);
select tabel_toko('layanan');
