-- A photo is known by its bytes, so that one proof serves one marketplace sale (decision 0035).
-- SHA-256 of the stored picture, hexadecimal; null of those from before.
alter table berkas add column sidik text;
create index berkas_sidik on berkas (kode_toko, folder, sidik) where sidik is not null;
create index dokumen_foto_marketplace on dokumen (kode_toko, (rincian ->> 'foto'))
  where kind = 'penjualan' and status <> 'BATAL' and rincian ? 'kode_marketplace';
