-- What others did with an account, and whom that keeps from approving (docs/decision/0027).

-- UBAH: another level that is no higher; NONAKTIF: switched off. Both are remembered and are no hand on the account.
alter table user_jejak drop constraint user_jejak_tindakan_check;
alter table user_jejak add constraint user_jejak_tindakan_check
  check (tindakan in ('BUAT', 'RESET', 'LEVEL', 'AKTIF', 'UBAH', 'NONAKTIF'));

create or replace function tangan(p_user_id text) returns setof text
language sql stable security definer set search_path = public as $$
  with recursive t (user_id) as (
    select p_user_id
    union
    select j.oleh from user_jejak j join t on t.user_id = j.user_id
    where j.waktu > now() - interval '24 hours' and j.oleh <> '(server)'
      and j.tindakan in ('BUAT', 'RESET', 'LEVEL', 'AKTIF')
  )
  select user_id from t where user_id <> p_user_id
$$;

-- Those of them who did more than make it, or who come to it through somebody whom they, or he, did more than make:
-- whoever makes a shop's first people approves for them, whoever takes an account over does not.
create function tangan_ganti(p_user_id text) returns setof text
language sql stable security definer set search_path = public as $$
  with recursive t (user_id, ganti) as (
    select p_user_id, false
    union
    select j.oleh, t.ganti or j.tindakan <> 'BUAT' from user_jejak j join t on t.user_id = j.user_id
    where j.waktu > now() - interval '24 hours' and j.oleh <> '(server)'
      and j.tindakan in ('BUAT', 'RESET', 'LEVEL', 'AKTIF')
  )
  select user_id from t where ganti and user_id <> p_user_id
$$;

-- Whom a request is about and who therefore does not answer it.
alter table otorisasi_permintaan add column kecuali text;
