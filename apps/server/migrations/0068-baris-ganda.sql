-- Of two rows in use that say the same thing the first by code counted and the other said what nobody did
-- (docs/decision/0052). The others go out of use, so that nothing is worth another amount than before and the master
-- shows what counts.
update potongan_pembelian p set aktif = false
where aktif and exists (
  select from potongan_pembelian l
  where l.kode_toko = p.kode_toko and l.aktif and l.kode_group = p.kode_group and l.kode_potongan < p.kode_potongan);

update harga_pembelian h set aktif = false
where aktif and exists (
  select from harga_pembelian l
  where l.kode_toko = h.kode_toko and l.aktif and l.kode_kategori = h.kode_kategori
    and l.kode_kondisi is not distinct from h.kode_kondisi and l.kode_harga_pembelian < h.kode_harga_pembelian);

-- A type that names a group is of that group from now on, beside those of parameter jenis-group. Where the shop gave its
-- pieces other groups as well, or parameter jenis-group says others, the name had no meaning and is taken away.
update jenis j set kode_group = null
where kode_group is not null and (
  exists (select from barang b
    where b.kode_toko = j.kode_toko and b.kode_jenis = j.kode_jenis and b.kode_group <> j.kode_group)
  or exists (select from jenis_group g
    where g.kode_toko = j.kode_toko and g.kode_jenis = j.kode_jenis and g.aktif and g.kode_group <> j.kode_group));
