-- The further masters and parameters. Units as in 0002: whole rupiah, whole milligrams, hundredths of a per cent.

-- Price changes of every master whose field says `riwayat`, and of the global price; never changed afterwards.
create table riwayat_harga (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  waktu timestamptz not null default clock_timestamp(),
  tgl_system date not null,
  parameter text not null,
  kunci text not null,
  uraian text not null,
  kolom text not null,
  sebelum bigint,
  sesudah bigint,
  user_id text not null,
  primary key (kode_toko, id)
);
create index on riwayat_harga (kode_toko, tgl_system);
select tabel_toko('riwayat_harga', 'tambah');

-- A made key for tables whose own key has two columns.
create function kunci_baru(awalan text) returns text language sql volatile as $$
  select awalan || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))
$$;

alter table harga_emas add column _id text not null default kunci_baru('HE');
alter table harga_emas add unique (kode_toko, _id);
alter table rugi_nota add column _id text not null default kunci_baru('RN');
alter table rugi_nota add unique (kode_toko, _id);

create table tukang (
  kode_toko text not null references toko,
  kode_tukang text not null,
  nama_tukang text not null,
  no_hp text not null default '',
  ongkos bigint not null default 0 check (ongkos >= 0),
  primary key (kode_toko, kode_tukang)
);
select kolom_master('tukang');

create table supplier_barang (
  kode_toko text not null references toko,
  kode_supplier text not null,
  nama_supplier text not null,
  alamat text not null default '',
  no_hp text not null default '',
  npwp text not null default '',
  primary key (kode_toko, kode_supplier)
);
select kolom_master('supplier_barang');

create table marketplace (
  kode_toko text not null references toko,
  kode_marketplace text not null,
  nama_marketplace text not null,
  biaya integer not null default 0 check (biaya between 0 and 10000),
  primary key (kode_toko, kode_marketplace)
);
select kolom_master('marketplace');

create table jenis_group (
  kode_toko text not null references toko,
  _id text not null,
  kode_jenis text not null,
  kode_group text not null,
  primary key (kode_toko, _id),
  unique (kode_toko, kode_jenis, kode_group),
  foreign key (kode_toko, kode_jenis) references jenis (kode_toko, kode_jenis),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('jenis_group');

create table kadar_eod (
  kode_toko text not null references toko,
  kode_kadar_eod text not null,
  kadar integer not null check (kadar between 1 and 10000),
  label text not null,
  kelompok text not null default '',
  primary key (kode_toko, kode_kadar_eod)
);
select kolom_master('kadar_eod');

create table keterangan_nota (
  kode_toko text not null references toko,
  _id text not null,
  keterangan text not null,
  status boolean not null default true,
  primary key (kode_toko, _id)
);
select kolom_master('keterangan_nota');

create table hadiah (
  kode_toko text not null references toko,
  kode_hadiah text not null,
  nama_hadiah text not null,
  point integer not null check (point > 0),
  stock integer not null default 0 check (stock >= 0),
  gambar_path text not null default '',
  gambar_name text not null default '',
  primary key (kode_toko, kode_hadiah)
);
select kolom_master('hadiah');

create table bonus_sales (
  kode_toko text not null references toko,
  kode_bonus text not null,
  kode_jenis text not null,
  tipe_bonus text not null check (tipe_bonus in ('RP', 'PER_GRAM', 'PERSEN')),
  -- Rupiah, or hundredths of a per cent when tipe_bonus is PERSEN.
  nilai bigint not null default 0 check (nilai >= 0),
  primary key (kode_toko, kode_bonus),
  foreign key (kode_toko, kode_jenis) references jenis (kode_toko, kode_jenis),
  check (tipe_bonus <> 'PERSEN' or nilai <= 10000)
);
select kolom_master('bonus_sales');

-- Prices and deductions

create table kelompok_harga (
  kode_toko text not null references toko,
  kode_kelompok text not null,
  nama_kelompok text not null,
  margin bigint not null default 0 check (margin >= 0),
  kebijakan_beli text not null default 'NOTA' check (kebijakan_beli in ('NOTA', 'PASAR')),
  primary key (kode_toko, kode_kelompok)
);
select kolom_master('kelompok_harga');

create table potongan_pembelian (
  kode_toko text not null references toko,
  kode_potongan text not null,
  kode_group text not null,
  type text not null check (type in ('RP', 'PERSENTASE')),
  potongan bigint not null default 0 check (potongan >= 0),
  primary key (kode_toko, kode_potongan),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group),
  check (type = 'RP' or potongan <= 10000)
);
select kolom_master('potongan_pembelian');

create table potongan_kategori (
  kode_toko text not null references toko,
  kode_kategori text not null,
  persen integer not null check (persen between 1 and 10000),
  primary key (kode_toko, kode_kategori),
  foreign key (kode_toko, kode_kategori) references kategori (kode_toko, kode_kategori)
);
select kolom_master('potongan_kategori');

create table harga_emas_pembelian (
  kode_toko text not null references toko,
  _id text not null,
  kode_group text not null,
  kadar integer not null check (kadar between 1 and 10000),
  harga bigint not null check (harga > 0),
  primary key (kode_toko, _id),
  unique (kode_toko, kode_group, kadar),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('harga_emas_pembelian');

create table harga_pembelian (
  kode_toko text not null references toko,
  kode_harga_pembelian text not null,
  kode_kategori text not null,
  kode_kondisi text,
  harga_per_gram bigint not null check (harga_per_gram > 0),
  primary key (kode_toko, kode_harga_pembelian),
  foreign key (kode_toko, kode_kategori) references kategori (kode_toko, kode_kategori),
  foreign key (kode_toko, kode_kondisi) references kondisi_pembelian (kode_toko, kode_kondisi)
);
select kolom_master('harga_pembelian');

-- Members' points

create table point (
  kode_toko text not null references toko,
  kode_point text not null,
  dasar text not null check (dasar in ('RUPIAH', 'GRAM')),
  kelipatan bigint not null check (kelipatan > 0),
  point integer not null check (point > 0),
  nilai_rp bigint not null default 0 check (nilai_rp >= 0),
  primary key (kode_toko, kode_point)
);
select kolom_master('point');

create table get_point_member (
  kode_toko text not null references toko,
  kode_group text not null,
  dasar text not null check (dasar in ('RUPIAH', 'GRAM')),
  kelipatan bigint not null check (kelipatan > 0),
  point integer not null check (point > 0),
  primary key (kode_toko, kode_group),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('get_point_member');

create table reset_poin_member (
  kode_toko text not null references toko,
  kode_reset text not null,
  masa_berlaku_bulan integer not null default 0 check (masa_berlaku_bulan between 0 and 120),
  tgl_reset date,
  primary key (kode_toko, kode_reset)
);
select kolom_master('reset_poin_member');

create table member_afiliasi (
  kode_toko text not null references toko,
  kode_afiliasi text not null,
  nama_afiliasi text not null,
  persen_poin integer not null check (persen_poin between 1 and 10000),
  primary key (kode_toko, kode_afiliasi)
);
select kolom_master('member_afiliasi');

-- Loans

create table kondisi_pinjaman (
  kode_toko text not null references toko,
  kode_kondisi_pinjaman text not null,
  urutan integer not null check (urutan > 0),
  kondisi text not null,
  primary key (kode_toko, kode_kondisi_pinjaman)
);
select kolom_master('kondisi_pinjaman');

create table bunga_hutang (
  kode_toko text not null references toko,
  kode_bunga text not null,
  nominal_dari bigint not null check (nominal_dari >= 0),
  nominal_sampai bigint not null,
  bunga integer not null check (bunga between 0 and 10000),
  primary key (kode_toko, kode_bunga),
  check (nominal_sampai >= nominal_dari)
);
select kolom_master('bunga_hutang');

create table hutang_pokok (
  kode_toko text not null references toko,
  _id text not null,
  kode_group text not null,
  kadar integer not null check (kadar between 1 and 10000),
  harga_per_gram bigint not null check (harga_per_gram > 0),
  persen integer not null check (persen between 1 and 10000),
  primary key (kode_toko, _id),
  unique (kode_toko, kode_group, kadar),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('hutang_pokok');

create table plafond_hutang (
  kode_toko text not null references toko,
  kode_plafond text not null,
  nama_plafond text not null,
  kode_group text,
  plafond bigint not null check (plafond > 0),
  primary key (kode_toko, kode_plafond),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('plafond_hutang');

create table plafond_hutang_kadar (
  kode_toko text not null references toko,
  kode_kadar text not null,
  plafond_per_gram bigint not null check (plafond_per_gram > 0),
  primary key (kode_toko, kode_kadar),
  foreign key (kode_toko, kode_kadar) references kadar (kode_toko, kode_kadar)
);
select kolom_master('plafond_hutang_kadar');

-- Services, instalments, coupons

create table deskripsi_service (
  kode_toko text not null references toko,
  kode_deskripsi text not null,
  deskripsi text not null check (length(deskripsi) >= 20),
  ongkos bigint not null default 0 check (ongkos >= 0),
  primary key (kode_toko, kode_deskripsi)
);
select kolom_master('deskripsi_service');

create table cicilan (
  kode_toko text not null references toko,
  kode_cicilan text not null,
  tenor_bulan integer not null check (tenor_bulan between 1 and 60),
  dp_persen integer not null default 0 check (dp_persen between 0 and 10000),
  margin_persen integer not null default 0 check (margin_persen between 0 and 10000),
  denda_persen integer not null default 0 check (denda_persen between 0 and 10000),
  primary key (kode_toko, kode_cicilan)
);
select kolom_master('cicilan');

create table kupon (
  kode_toko text not null references toko,
  kode_kupon text not null,
  nama_kupon text not null,
  tgl_dari date not null,
  tgl_sampai date not null,
  tipe_kupon text not null check (tipe_kupon in ('RP', 'PERSEN')),
  nilai bigint not null check (nilai >= 0),
  minimal_rp bigint not null default 0 check (minimal_rp >= 0),
  kuota integer not null check (kuota > 0),
  primary key (kode_toko, kode_kupon),
  check (tgl_sampai >= tgl_dari),
  check (tipe_kupon = 'RP' or nilai <= 10000)
);
select kolom_master('kupon');

-- Diamonds: eight gradings of one shape, stones, suppliers, prices per carat (sizes in hundredths of a carat).
do $$
declare g text;
begin
  foreach g in array array['shape', 'color', 'clarity', 'fluorescence', 'symmetry', 'polish', 'cutgrade', 'stone'] loop
    execute format('create table %I (kode_toko text not null references toko, kode text not null, nama text not null,
      urutan integer not null default 0, primary key (kode_toko, kode))', 'batu_' || g);
    perform kolom_master('batu_' || g);
  end loop;
end $$;

create table jenis_batu (
  kode_toko text not null references toko,
  kode_jenis_batu text not null,
  nama_jenis_batu text not null,
  primary key (kode_toko, kode_jenis_batu)
);
select kolom_master('jenis_batu');

create table supplier_berlian (
  kode_toko text not null references toko,
  kode_supplier text not null,
  nama_supplier text not null,
  alamat text not null default '',
  no_hp text not null default '',
  npwp text not null default '',
  primary key (kode_toko, kode_supplier)
);
select kolom_master('supplier_berlian');

create table parameter_berlian (
  kode_toko text not null references toko,
  _id text not null,
  kode_shape text not null,
  kode_color text not null,
  kode_clarity text not null,
  point_dari integer not null default 0 check (point_dari >= 0),
  point_sampai integer not null,
  harga_per_karat bigint not null check (harga_per_karat > 0),
  primary key (kode_toko, _id),
  unique (kode_toko, kode_shape, kode_color, kode_clarity, point_dari),
  foreign key (kode_toko, kode_shape) references batu_shape (kode_toko, kode),
  foreign key (kode_toko, kode_color) references batu_color (kode_toko, kode),
  foreign key (kode_toko, kode_clarity) references batu_clarity (kode_toko, kode),
  check (point_sampai >= point_dari)
);
select kolom_master('parameter_berlian');

-- All shops of the chain with what their screen shows; the same fence as daftar_toko.
create function daftar_toko_lengkap()
returns table (kode_toko text, nama_toko text, alamat_toko text, portal text, tipe_toko text, npwp text, no_hp text,
  zona_waktu text, tgl_system date, aktif boolean)
language sql stable security definer set search_path = public as $$
  select t.kode_toko, t.nama_toko, t.alamat_toko, t.portal, t.tipe_toko, t.npwp, t.no_hp, t.zona_waktu, t.tgl_system,
    t.aktif
  from toko t join daftar_toko() d using (kode_toko) order by t.tipe_toko desc, t.kode_toko
$$;

-- Head office changes a shop's address card; nothing else of the shop, and no other shop can. False: no such shop.
create function ubah_toko(p_toko text, p_nama text, p_alamat text, p_portal text, p_npwp text, p_no_hp text,
  p_aktif boolean)
returns boolean language plpgsql security definer set search_path = public as $$
begin
  if not exists (select 1 from toko where kode_toko = current_setting('kencana.kode_toko', true)
      and tipe_toko = 'PUSAT') then
    raise exception 'only head office changes shops';
  end if;
  update toko set nama_toko = p_nama, alamat_toko = p_alamat, portal = p_portal, npwp = p_npwp, no_hp = p_no_hp,
    aktif = p_aktif or tipe_toko = 'PUSAT'
  where kode_toko = p_toko;
  return found;
end $$;
