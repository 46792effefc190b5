-- A photo lies in the store before anything names it, so that no write waits for image work. Until a document or a
-- master names it, it is provisional, and swept when nothing does within days.
alter table berkas add column sementara boolean not null default false;
create index on berkas (kode_toko, created_at) where sementara;
