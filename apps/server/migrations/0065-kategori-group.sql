-- The category of a group's gold (docs/decision/0048). Until now rugi nota took the first category by code of a purity,
-- and a price without nota the first price; where that is not what the purity alone says, the group tells it from now
-- on, so that nothing is worth another amount than before.
alter table grup add column kode_kategori text,
  add foreign key (kode_toko, kode_kategori) references kategori (kode_toko, kode_kategori);

update grup g set kode_kategori = w.dulu
from (
  select x.kode_toko, x.kode_group, coalesce(
      (select r.kode_kategori from rugi_nota r
        where r.kode_toko = x.kode_toko and r.kadar = x.kadar and r.aktif
        order by r.kode_kategori limit 1),
      (select h.kode_kategori from harga_pembelian h join kategori k using (kode_toko, kode_kategori)
        where h.kode_toko = x.kode_toko and k.kadar = x.kadar and h.aktif
        order by h.kode_harga_pembelian limit 1)) as dulu,
    array(select k.kode_kategori from kategori k
      where k.kode_toko = x.kode_toko and k.kadar = x.kadar and k.aktif) as cocok
  from grup x) w
where g.kode_toko = w.kode_toko and g.kode_group = w.kode_group and w.dulu is not null
  and w.cocok is distinct from array[w.dulu];
