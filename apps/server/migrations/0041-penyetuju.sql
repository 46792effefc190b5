-- An approval proves who approved (docs/decision/0027): whose account was in whose hands, from when on a person's
-- credentials hold, and what every shop may know about an approver.

-- Made, given a new password, raised to approve, or enabled again, and by whom. Append only. '(server)' is the command
-- on the server; no user can have that name.
create table user_jejak (
  kode_toko text not null,
  id uuid not null default gen_random_uuid(),
  user_id text not null,
  tindakan text not null check (tindakan in ('BUAT', 'RESET', 'LEVEL', 'AKTIF')),
  oleh text not null,
  waktu timestamptz not null default clock_timestamp(),
  primary key (kode_toko, id),
  foreign key (kode_toko, user_id) references users (kode_toko, user_id)
);
create index on user_jejak (user_id, waktu);
select tabel_toko('user_jejak', 'tambah');

-- kredensial_sejak: approvals given, passkeys and fingers enrolled before are worth nothing. password_diberi: hash of
-- the password that somebody else gave, which the person never has again.
alter table users add column kredensial_sejak timestamptz, add column password_diberi text;
update users set kredensial_sejak = created_at, password_diberi = case when wajib_ganti then password end;
alter table users alter column kredensial_sejak set not null, alter column kredensial_sejak set default now();

-- An approver as every shop may know him: no name, no password. p_kunci locks the row, so that a reset and an approval
-- come one after the other.
create function penyetuju(p_user_id text, p_kunci boolean default false)
returns table (kode_toko text, user_id text, level text, tipe_toko text, aktif boolean, wajib_ganti boolean,
  kredensial_sejak timestamptz)
language plpgsql volatile security definer set search_path = public as $$
begin
  if p_kunci then perform 1 from users u where u.user_id = p_user_id for share; end if;
  return query select u.kode_toko, u.user_id, u.level, t.tipe_toko, u.aktif and t.aktif, u.wajib_ganti,
    u.kredensial_sejak from users u join toko t on t.kode_toko = u.kode_toko where u.user_id = p_user_id;
end $$;

-- Everybody who within a day made or reset this user, or made or reset one of those.
create function tangan(p_user_id text) returns setof text
language sql stable security definer set search_path = public as $$
  with recursive t (user_id) as (
    select p_user_id
    union
    select j.oleh from user_jejak j join t on t.user_id = j.user_id
    where j.waktu > now() - interval '24 hours' and j.oleh <> '(server)'
  )
  select user_id from t where user_id <> p_user_id
$$;

-- Takes passkeys and fingers of a user of this shop away, in every shop where a finger of his is enrolled, with the
-- scans and enrolments under way; from now on nothing given before counts.
create function lupakan_kredensial(p_user_id text) returns void
language plpgsql security definer set search_path = public as $$
begin
  update users set kredensial_sejak = clock_timestamp()
    where user_id = p_user_id and kode_toko = current_setting('kencana.kode_toko');
  if not found then return; end if;
  delete from passkey where user_id = p_user_id;
  -- Tasks first: a bridge that is storing a finger is waited for, and its finger goes as well.
  update sidik_tugas set status = 'CANCELLED' where user_id = p_user_id and status in ('OPEN', 'MATCHED');
  delete from sidik_jari where user_id = p_user_id;
end $$;
