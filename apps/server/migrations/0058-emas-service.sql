-- Gold of the shop that one person puts into customers' pieces is added up by day, as the cash of 0038 is (decision 0036).
alter table posting add column emas_service bigint not null default 0 check (emas_service >= 0);
create index posting_emas_service on posting (kode_toko, tgl_system, user_id) where emas_service > 0;
