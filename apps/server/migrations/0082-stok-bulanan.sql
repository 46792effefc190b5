-- What moved in each whole month by place, written when its last day is closed: a stock summary of
-- years adds months instead of days (docs/decision/0067).

create table stok_bulanan (
  kode_toko text not null,
  bulan date not null check (bulan = date_trunc('month', bulan)::date),
  kode_gudang text not null,
  kode_baki text not null,
  kode_group text not null,
  kode_jenis text not null,
  tambah_qty bigint not null, tambah_berat bigint not null,
  in_qty bigint not null, in_berat bigint not null,
  out_qty bigint not null, out_berat bigint not null,
  beli_qty bigint not null, beli_berat bigint not null,
  jual_qty bigint not null, jual_berat bigint not null,
  hancur_qty bigint not null, hancur_berat bigint not null,
  susut_berat bigint not null,
  primary key (kode_toko, bulan, kode_gudang, kode_baki, kode_group, kode_jenis)
);
select tabel_toko('stok_bulanan', 'tambah');

insert into stok_bulanan
select h.kode_toko, date_trunc('month', h.tgl_system)::date, kode_gudang, kode_baki, kode_group,
  kode_jenis, sum(tambah_qty), sum(tambah_berat), sum(in_qty), sum(in_berat), sum(out_qty),
  sum(out_berat), sum(beli_qty), sum(beli_berat), sum(jual_qty), sum(jual_berat), sum(hancur_qty),
  sum(hancur_berat), sum(susut_berat)
from stok_harian h join toko t on t.kode_toko = h.kode_toko
where h.tgl_system < date_trunc('month', t.tgl_system)::date
group by 1, 2, 3, 4, 5, 6;
