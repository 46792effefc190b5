-- Which members a person without the right to their data was shown on a day (wall clock): the limit on looking them up
-- counts people, not questions, so that a list cannot be drawn letter by letter.
create table member_dilihat (
  kode_toko text not null references toko,
  user_id text not null,
  hari date not null,
  kode_member text not null,
  waktu timestamptz not null default now(),
  primary key (kode_toko, user_id, hari, kode_member)
);
select tabel_toko('member_dilihat');
