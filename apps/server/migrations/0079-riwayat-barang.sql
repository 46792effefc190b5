-- What documents change of a piece beside where it lies and what state it is in: its selling price, its purity. Append
-- only; a cancellation writes the mirror image (docs/decision/0064).

create table riwayat_barang (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null,
  urut integer not null,
  tgl_system date not null,
  kode_barcode text not null,
  kolom text not null,
  sebelum text not null,
  sesudah text not null check (sesudah <> sebelum),
  primary key (kode_toko, no_dokumen, ke, urut),
  foreign key (kode_toko, no_dokumen, ke, tgl_system) references posting (kode_toko, no_dokumen, ke, tgl_system),
  foreign key (kode_toko, kode_barcode) references barang (kode_toko, kode_barcode)
);
create index riwayat_barang_kode on riwayat_barang (kode_toko, kode_barcode, tgl_system);
select tabel_toko('riwayat_barang', 'tambah');

-- A corrected piece leaves with its old values and comes with its new ones: what differs in grams or cost has a column of
-- its own, which is no goods: in = out + selisih.
alter table kartu_stok drop constraint kartu_stok_kolom_check,
  add constraint kartu_stok_kolom_check check (kolom in
    ('TAMBAH', 'IN', 'OUT', 'BELI', 'JUAL', 'HANCUR', 'SUSUT', 'SELISIH', 'RESERVASI')),
  add constraint kartu_stok_selisih check (kolom <> 'SELISIH' or (qty = 0 and kode_barcode is not null));
