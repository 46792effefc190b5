-- Cash that one person gives for money that did not come in cash is added up by day (decision 0036), as the cash of 0038 is.
alter table posting add column tunai_non_tunai bigint not null default 0 check (tunai_non_tunai >= 0);
create index posting_tunai_non_tunai on posting (kode_toko, tgl_system, user_id) where tunai_non_tunai > 0;
