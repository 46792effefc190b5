-- Templates of nota and slip per shop: append only, the highest version is in force. Undo writes a new version that
-- copies an older one (dari_versi); 0 is the template that comes with the product.

create table template_nota (
  kode_toko text not null references toko,
  jenis text not null check (jenis in ('NOTA', 'SLIP')),
  versi integer not null check (versi > 0),
  isi jsonb not null,
  dari_versi integer,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (kode_toko, jenis, versi)
);
select tabel_toko('template_nota', 'tambah');
