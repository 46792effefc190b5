-- What one person pays out of the till without an approval is added up by day (decision 0026): each posting keeps
-- the cash of it that counts, and nobody can change it afterwards.
alter table posting add column kas_keluar bigint not null default 0 check (kas_keluar >= 0);
create index posting_kas_keluar on posting (kode_toko, tgl_system, user_id) where kas_keluar > 0;
