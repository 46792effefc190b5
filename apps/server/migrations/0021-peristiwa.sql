-- Later events of a document (down payment added, taken, cancelled with a refund …): each is a posting of its own, dated
-- on the day it happens. Kinds name their events, lines and ways of paying, so these are words and no closed lists.
alter table posting drop constraint posting_peristiwa_check;
alter table posting add constraint posting_peristiwa_check check (peristiwa ~ '^[A-Z][A-Z ]*$');
-- Only a mirror image names what it reverses; a cancellation by an event of its own posts new rows and names nothing.
alter table posting drop constraint posting_check;
alter table posting add constraint posting_check check (membalik is null or peristiwa = 'BATAL');

alter table dokumen_baris drop constraint dokumen_baris_jenis_baris_check;
alter table dokumen_baris add constraint dokumen_baris_jenis_baris_check check (jenis_baris ~ '^[A-Z]+$');
alter table dokumen_bayar drop constraint dokumen_bayar_jenis_check;
alter table dokumen_bayar add constraint dokumen_bayar_jenis_check check (jenis ~ '^[A-Z]+$');

-- A payment belongs to the event that took it or gave it back.
alter table dokumen_bayar add column ke integer not null default 1;
alter table dokumen_bayar add column arah text not null default 'MASUK' check (arah in ('MASUK', 'KELUAR'));
-- The other document whose down payment pays (TITIPAN, PESANAN).
alter table dokumen_bayar add column no_asal text;

-- When a document ended, and the document of another kind that ended it (the sale that took a titipan).
alter table dokumen add column selesai_tgl date;
alter table dokumen add column selesai_no text;
create index dokumen_selesai on dokumen (kode_toko, kind, selesai_tgl) where selesai_tgl is not null;
create index dokumen_batal_hari on dokumen (kode_toko, kind, batal_tgl) where batal_tgl is not null;
-- Documents of any day that still hold something.
create index dokumen_berjalan on dokumen (kode_toko, kind) where status in ('OPEN', 'DONE', 'CLOSED');
-- A piece is held by one live titipan or order at a time.
create unique index baris_satu_titip on dokumen_baris (kode_toko, kode_barcode)
  where hidup and jenis_baris in ('TITIP', 'PESAN') and kode_barcode is not null;
