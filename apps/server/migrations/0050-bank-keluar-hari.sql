-- What one person sends out of the shop's bank accounts without an approval is added up by day (decision 0033), as the
-- cash of 0038 is.
alter table posting add column bank_keluar bigint not null default 0 check (bank_keluar >= 0);
create index posting_bank_keluar on posting (kode_toko, tgl_system, user_id) where bank_keluar > 0;
