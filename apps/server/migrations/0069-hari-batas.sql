-- Limits of a person's day count by the business date and by the calendar (decision 0055): closing early begins no new sum.
-- What was made before hari_sejak counts for no calendar day: the days of a demo are loaded within minutes.
alter table toko add column hari_sejak timestamptz not null default now();
create index posting_waktu on posting (kode_toko, waktu);
-- Old gold whose nota does not prove the seller is added up by day, as the cash of 0038 is.
alter table posting add column beli_nota bigint not null default 0 check (beli_nota >= 0);
create index posting_beli_nota on posting (kode_toko, tgl_system, user_id) where beli_nota > 0;
