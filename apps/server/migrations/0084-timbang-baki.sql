-- Trays that are being weighed (spec 1 §5, docs/decision/0068): from their start until the weighing is saved or reset. What
-- should lie in a tray is counted anew until its weight is told, and kept from that moment on, so that what moves before
-- or after changes nothing. Weights in milligrams.

create table timbang_baki (
  kode_toko text not null,
  kode_gudang text not null,
  kode_baki text not null,
  mulai_by text not null,
  mulai_at timestamptz not null default now(),
  berat_timbang bigint check (berat_timbang >= 0),
  sumber text not null default '' check (sumber in ('', 'TANGAN', 'TIMBANGAN')),
  ditimbang_by text not null default '',
  ditimbang_at timestamptz,
  keterangan text not null default '',
  qty bigint,
  berat bigint,
  berat_baki bigint,
  berat_plastik bigint,
  berat_atribut bigint,
  berat_bandrol bigint,
  primary key (kode_toko, kode_baki),
  foreign key (kode_toko, kode_baki) references baki (kode_toko, kode_baki) on delete cascade,
  check ((berat_timbang is null) = (qty is null) and (berat_timbang is null) = (ditimbang_at is null))
);
select tabel_toko('timbang_baki');
