-- Which groups a price cluster holds, and the four ways a buy-back may start from (market-price shops).
alter table kelompok_harga add column detail_group text[] not null default '{}';
alter table kelompok_harga drop constraint kelompok_harga_kebijakan_beli_check;
alter table kelompok_harga add check (kebijakan_beli in ('NOTA', 'PASAR', 'TERENDAH', 'TERTINGGI'));
