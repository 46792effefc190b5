-- Sales through marketplaces: an order number of a marketplace is on one live sale of a shop (a cancelled sale frees it),
-- what marketplaces owe and keep has its accounts, and what they pay out its codes.

create unique index dokumen_po_marketplace
  on dokumen (kode_toko, (rincian ->> 'kode_marketplace'), (rincian ->> 'no_po'))
  where kind = 'penjualan' and status <> 'BATAL' and rincian ? 'kode_marketplace';

insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, a.nomor_akun, a.nama_akun, a.golongan
from toko t cross join (values ('1-1410', 'PIUTANG MARKETPLACE', 'ASET'),
  ('6-1510', 'BIAYA MARKETPLACE', 'BEBAN')) a (nomor_akun, nama_akun, golongan)
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select k.kode_toko, 'PENJUALAN', 'UMUM', r.kode_akun, 'DEBIT', k.nomor_akun
from akun k join (values ('PIUTANG MARKETPLACE', '1-1410'), ('BIAYA MARKETPLACE', '6-1510'))
  r (kode_akun, nomor_akun) using (nomor_akun)
on conflict do nothing;

insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, arah, jenis_kas, nomor_akun)
select k.kode_toko, r.kode_transaksi, r.nama_transaksi, r.arah, 'BANK', k.nomor_akun
from akun k join (values ('MARKETPLACE', 'PENCAIRAN MARKETPLACE', 'IN', '1-1410'),
  ('BIAYA-MARKET', 'BIAYA MARKETPLACE', 'OUT', '6-1510'))
  r (kode_transaksi, nama_transaksi, arah, nomor_akun) using (nomor_akun)
on conflict do nothing;
