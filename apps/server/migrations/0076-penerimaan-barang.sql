-- Suppliers' invoices (PN), found by his number, and the entries of pieces that were received against
-- them (docs/decision/0061).
create index dokumen_faktur_supplier on dokumen (kode_toko, (rincian ->> 'no_faktur_supplier'))
  where kind = 'penerimaan-barang' and status <> 'BATAL';
create index dokumen_terima_faktur on dokumen (kode_toko, (rincian ->> 'no_penerimaan'))
  where kind = 'tambah-barang' and rincian ? 'no_penerimaan';
