-- Prices that the owners know of (agreed by two, or told): what is moved in small steps is measured from the last of them (decision 0035).
alter table riwayat_harga add column diketahui boolean not null default false;
