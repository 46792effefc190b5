-- What one person pays for old gold without an approval is added up by day (decision 0032), as the cash of 0038 is.
alter table posting add column beli_kembali bigint not null default 0 check (beli_kembali >= 0);
create index posting_beli_kembali on posting (kode_toko, tgl_system, user_id) where beli_kembali > 0;
