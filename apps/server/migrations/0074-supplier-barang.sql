-- Whom a piece was bought of, and gold of a supplier that lies here on consignment: it stands at no
-- cost until it is sold or destroyed, and is owed then (docs/decision/0058).

alter table barang add column kode_supplier text not null default '';
alter table barang add column no_faktur_supplier text not null default '';
alter table barang add constraint barang_konsinyasi check (not konsinyasi or kode_supplier <> '');
create index barang_supplier on barang (kode_toko, kode_supplier) where kode_supplier <> '';

-- Which supplier and which of his invoices a row of the suppliers' account is of.
alter table jurnal_baris add column kode_supplier text;
alter table jurnal_baris add column no_faktur_supplier text;
create index jurnal_supplier on jurnal_baris (kode_toko, kode_supplier, tgl_system)
  where kode_supplier is not null;

insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select k.kode_toko, r.trx, 'UMUM', 'HUTANG SUPPLIER', 'KREDIT', k.nomor_akun
from akun k cross join (values ('PENJUALAN'), ('HANCUR BARANG')) r (trx)
where k.nomor_akun = '2-1200'
on conflict do nothing;
