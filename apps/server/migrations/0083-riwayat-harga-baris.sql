-- The history of one price is asked for with every row of a file that changes prices. What differs between the two
-- indexes comes first, or a planner without statistics takes the wrong one while the table is filled.

create index riwayat_harga_kunci on riwayat_harga (kode_toko, kunci, parameter, kolom);
create index riwayat_harga_uraian on riwayat_harga (kode_toko, uraian, parameter, kolom);
