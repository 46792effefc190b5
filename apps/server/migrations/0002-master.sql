-- The first masters. Money is whole rupiah (bigint), weight whole milligrams (bigint), purity and per cents are whole
-- hundredths of a per cent (integer). Columns are named as on the wire. Every master has aktif, who and when.

create function kolom_master(t text) returns void language plpgsql as $$
begin
  execute format('alter table %I add column aktif boolean not null default true,
    add column created_by text not null default '''', add column created_at timestamptz not null default now(),
    add column updated_by text not null default '''', add column updated_at timestamptz not null default now()', t);
  perform tabel_toko(t);
end $$;
revoke execute on function kolom_master(text) from public;

create table kategori (
  kode_toko text not null references toko,
  kode_kategori text not null,
  nama_kategori text not null,
  kadar integer not null check (kadar between 1 and 10000),
  presentase integer not null default 0,
  harga_per_gram bigint not null default 0 check (harga_per_gram >= 0),
  primary key (kode_toko, kode_kategori)
);
select kolom_master('kategori');

-- Price groups (the wire's "group").
create table grup (
  kode_toko text not null references toko,
  kode_group text not null,
  nama_group text not null,
  jenis_group text not null default '',
  kadar integer not null check (kadar between 1 and 10000),
  kadar_modal integer not null default 0 check (kadar_modal between 0 and 10000),
  harga bigint not null default 0 check (harga >= 0),
  harga_modal bigint not null default 0 check (harga_modal >= 0),
  persentase integer not null default 0,
  primary key (kode_toko, kode_group)
);
select kolom_master('grup');

create table jenis (
  kode_toko text not null references toko,
  kode_jenis text not null,
  nama_jenis text not null,
  kode_group text,
  berlian boolean not null default false,
  primary key (kode_toko, kode_jenis),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('jenis');

create table kadar (
  kode_toko text not null references toko,
  kode_kadar text not null,
  kadar integer not null check (kadar between 1 and 10000),
  label text not null default '',
  primary key (kode_toko, kode_kadar)
);
select kolom_master('kadar');

create table gudang (
  kode_toko text not null references toko,
  kode_gudang text not null,
  nama_gudang text not null,
  jenis_gudang text not null check (jenis_gudang in ('TOKO', 'BELI', 'TITIP', 'RUSAK', 'SEPUH', 'PUSAT', 'TRANSIT')),
  primary key (kode_toko, kode_gudang)
);
select kolom_master('gudang');

create table baki (
  kode_toko text not null references toko,
  kode_baki text not null,
  nama_baki text not null,
  kode_gudang text not null,
  berat_baki bigint not null default 0 check (berat_baki >= 0),
  berat_bandrol bigint not null default 0 check (berat_bandrol >= 0),
  primary key (kode_toko, kode_baki),
  foreign key (kode_toko, kode_gudang) references gudang (kode_toko, kode_gudang)
);
select kolom_master('baki');

create table bandrol (
  kode_toko text not null references toko,
  kode_bandrol text not null,
  berat_bandrol bigint not null check (berat_bandrol >= 0),
  keterangan text not null default '',
  primary key (kode_toko, kode_bandrol)
);
select kolom_master('bandrol');

create table bank (
  kode_toko text not null references toko,
  kode_bank text not null,
  nama_bank text not null,
  primary key (kode_toko, kode_bank)
);
select kolom_master('bank');

create table rekening (
  kode_toko text not null references toko,
  no_rekening text not null,
  nama_rekening text not null,
  kode_bank text not null,
  fee integer not null default 0 check (fee between 0 and 10000),
  fee_ditanggung text not null default 'TOKO' check (fee_ditanggung in ('TOKO', 'CUSTOMER')),
  primary key (kode_toko, no_rekening),
  foreign key (kode_toko, kode_bank) references bank (kode_toko, kode_bank)
);
select kolom_master('rekening');

create table sales (
  kode_toko text not null references toko,
  kode_sales text not null,
  nama_sales text not null,
  fee integer not null default 0 check (fee between 0 and 10000),
  kode_bank text,
  no_rekening text not null default '',
  nama_rekening text not null default '',
  primary key (kode_toko, kode_sales),
  foreign key (kode_toko, kode_bank) references bank (kode_toko, kode_bank)
);
select kolom_master('sales');

create table kondisi_barang (
  kode_toko text not null references toko,
  kode_kondisi_barang text not null,
  kondisi text not null,
  primary key (kode_toko, kode_kondisi_barang)
);
select kolom_master('kondisi_barang');

create table kondisi_pembelian (
  kode_toko text not null references toko,
  kode_kondisi text not null,
  kondisi text not null,
  type text not null check (type in ('RP', 'PERSENTASE')),
  -- RP: rupiah per gram; PERSENTASE: hundredths of a per cent.
  potongan bigint not null default 0 check (potongan >= 0),
  rusak boolean not null default false,
  primary key (kode_toko, kode_kondisi),
  check (type = 'RP' or potongan <= 10000)
);
select kolom_master('kondisi_pembelian');

create table akun (
  kode_toko text not null references toko,
  nomor_akun text not null,
  nama_akun text not null,
  golongan text not null check (golongan in ('ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'HPP', 'BEBAN')),
  primary key (kode_toko, nomor_akun)
);
select kolom_master('akun');

-- Posting matrix: which account an event's role is booked to (domain.md §8). kode_akun is the role.
create table para_akun_transaksi (
  kode_toko text not null references toko,
  trx text not null,
  type text not null,
  kode_akun text not null,
  jenis_akun text not null check (jenis_akun in ('DEBIT', 'KREDIT')),
  nomor_akun text,
  updated_by text not null default '',
  updated_at timestamptz not null default now(),
  primary key (kode_toko, trx, type, kode_akun, jenis_akun),
  foreign key (kode_toko, nomor_akun) references akun (kode_toko, nomor_akun)
);
select tabel_toko('para_akun_transaksi');

create table kode_transaksi (
  kode_toko text not null references toko,
  kode_transaksi text not null,
  nama_transaksi text not null,
  arah text not null check (arah in ('IN', 'OUT')),
  jenis_kas text not null check (jenis_kas in ('KAS', 'BANK')),
  nomor_akun text not null,
  primary key (kode_toko, kode_transaksi),
  foreign key (kode_toko, nomor_akun) references akun (kode_toko, nomor_akun)
);
select kolom_master('kode_transaksi');

create table parameter_ongkos (
  kode_toko text not null references toko,
  kode_ongkos text not null,
  tipe_ongkos text not null check (tipe_ongkos in ('TOTAL', 'PER_GRAM')),
  nominal bigint not null check (nominal >= 0),
  kode_group text,
  kadar integer check (kadar between 1 and 10000),
  berat_dari bigint not null default 0,
  berat_sampai bigint not null default 0,
  primary key (kode_toko, kode_ongkos),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group),
  check (berat_sampai >= berat_dari)
);
select kolom_master('parameter_ongkos');

create table parameter_harga_beli (
  kode_toko text not null references toko,
  kode_harga text not null,
  harga_per_gram bigint not null check (harga_per_gram > 0),
  primary key (kode_toko, kode_harga)
);
select kolom_master('parameter_harga_beli');

-- Gold price per group and purity, sell and buy (parameter harga emas); its screen comes with the price masters.
create table harga_emas (
  kode_toko text not null references toko,
  kode_group text not null,
  kadar integer not null check (kadar between 1 and 10000),
  harga_jual bigint not null check (harga_jual >= 0),
  harga_beli bigint not null check (harga_beli >= 0),
  primary key (kode_toko, kode_group, kadar),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('harga_emas');

-- Loss per gram taken off a buy-back (parameter rugi nota).
create table rugi_nota (
  kode_toko text not null references toko,
  kode_kategori text not null,
  kadar integer not null check (kadar between 1 and 10000),
  rugi bigint not null default 0 check (rugi >= 0),
  rusak bigint not null default 0 check (rusak >= 0),
  primary key (kode_toko, kode_kategori, kadar),
  foreign key (kode_toko, kode_kategori) references kategori (kode_toko, kode_kategori)
);
select kolom_master('rugi_nota');

create table keterangan_penjualan (
  kode_toko text not null references toko,
  _id text not null,
  keterangan text not null,
  status boolean not null default true,
  primary key (kode_toko, _id)
);
select kolom_master('keterangan_penjualan');

create table kategori_katalog (
  kode_toko text not null references toko,
  kode_kategori text not null,
  nama_kategori text not null,
  warna text not null check (warna ~ '^#[0-9a-fA-F]{6}$'),
  gambar_path text not null,
  gambar_name text not null default '',
  primary key (kode_toko, kode_kategori)
);
select kolom_master('kategori_katalog');

create table banner_katalog (
  kode_toko text not null references toko,
  kode_banner text not null,
  title text not null,
  sub_title text not null default ' ',
  info text not null,
  sub_info text not null,
  deskripsi text not null default ' ',
  url_pendukung text not null,
  nama_tombol text not null,
  gambar_path text not null,
  gambar_name text not null default '',
  primary key (kode_toko, kode_banner)
);
select kolom_master('banner_katalog');

create table info_katalog (
  kode_toko text not null references toko,
  kode_info text not null,
  title text not null,
  sub_title text not null default ' ',
  info text not null,
  sub_info text not null,
  deskripsi text not null default ' ',
  url_pendukung text not null,
  nama_tombol text not null,
  gambar_path text not null,
  gambar_name text not null default '',
  primary key (kode_toko, kode_info)
);
select kolom_master('info_katalog');

create table item_katalog (
  kode_toko text not null references toko,
  kode_barang text not null,
  nama_barang text not null,
  berat bigint not null check (berat > 0),
  harga_jual bigint not null check (harga_jual >= 0),
  kode_kategori text not null,
  kode_banner text[] not null default '{}',
  kode_info text[] not null default '{}',
  direct_url text not null,
  gambar_path text[] not null default '{}',
  gambar_name text[] not null default '{}',
  hashtag_kadar text[] not null default '{}',
  hashtag_jenis text[] not null default '{}',
  hashtag_lm text[] not null default '{}',
  primary key (kode_toko, kode_barang),
  foreign key (kode_toko, kode_kategori) references kategori_katalog (kode_toko, kode_kategori)
);
select kolom_master('item_katalog');
