-- What one person, and the shop, sells in a day for what a marketplace is said to have been paid, and takes by transfer and
-- card, is added up as the cash of 0038 is (decision 0035).
alter table posting add column jual_marketplace bigint not null default 0 check (jual_marketplace >= 0);
alter table posting add column terima_non_cash bigint not null default 0 check (terima_non_cash >= 0);
create index posting_jual_marketplace on posting (kode_toko, tgl_system, user_id) where jual_marketplace > 0;
create index posting_terima_non_cash on posting (kode_toko, tgl_system, user_id) where terima_non_cash > 0;
