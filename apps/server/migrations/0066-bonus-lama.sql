-- A sale keeps the bonus rules of its day (docs/decision/0048). Sales of before kept none and were counted by the rules
-- in force when the report was read: those of today stand here for them, and are never changed again.
create table bonus_lama (
  kode_toko text not null references toko,
  kode_bonus text not null,
  kode_jenis text not null,
  tipe_bonus text not null,
  nilai bigint not null,
  -- Sales saved before this moment have no rules of their own.
  sampai timestamptz not null default now(),
  primary key (kode_toko, kode_bonus)
);
select tabel_toko('bonus_lama', 'baca');
insert into bonus_lama (kode_toko, kode_bonus, kode_jenis, tipe_bonus, nilai)
  select kode_toko, kode_bonus, kode_jenis, tipe_bonus, nilai from bonus_sales where aktif;
