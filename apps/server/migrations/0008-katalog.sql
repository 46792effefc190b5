-- The rest of the members' catalogue (spec 2), and what anybody may read of it.

create table harga_katalog (
  kode_toko text not null references toko,
  kode_harga_app text not null,
  nama_harga_app text not null,
  detail_group text[] not null check (cardinality(detail_group) > 0),
  primary key (kode_toko, kode_harga_app)
);
select kolom_master('harga_katalog');

create table kontak_admin_katalog (
  kode_toko text not null references toko,
  kode_admin text not null,
  nama_admin text not null,
  no_hp text not null check (no_hp ~ '^[0-9]{11,15}$'),
  primary key (kode_toko, kode_admin)
);
select kolom_master('kontak_admin_katalog');

create table hadiah_katalog (
  kode_toko text not null references toko,
  kode_hadiah text not null,
  nama_hadiah text not null,
  info text not null,
  sub_info text not null,
  deskripsi text not null default ' ',
  point integer not null check (point >= 0),
  gambar_path text not null,
  gambar_name text not null default '',
  primary key (kode_toko, kode_hadiah)
);
select kolom_master('hadiah_katalog');

create table group_description_katalog (
  kode_toko text not null references toko,
  kode_group text not null,
  description text not null default '',
  primary key (kode_toko, kode_group),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group)
);
select kolom_master('group_description_katalog');

-- Four slides per shop, put in when a shop begins; url repeats image_path, which is what a form sends.
create table splashscreen_katalog (
  kode_toko text not null references toko,
  kode text not null,
  name text not null,
  image_path text not null default '',
  text text not null default '',
  position text not null default 'bottom' check (position in ('top', 'bottom')),
  url text not null default '',
  gambar_name text not null default '',
  primary key (kode_toko, kode)
);
select kolom_master('splashscreen_katalog');
insert into splashscreen_katalog (kode_toko, kode, name)
  select kode_toko, kode, name from toko,
    (values ('MEMBER', 'member'), ('GUEST1', 'guest 1'), ('GUEST2', 'guest 2'), ('GUEST3', 'guest 3')) s (kode, name);
