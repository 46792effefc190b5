-- Devices on which a user has given the right password: guesses of others do not hold them
-- (docs/decision/0030-load-from-outside.md). One browser may be the device of several users.
create table perangkat (
  kode_toko text not null,
  _id text not null,
  user_id text not null,
  token_hash bytea not null,
  nama text not null,
  ip text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (kode_toko, _id),
  unique (kode_toko, user_id, token_hash),
  foreign key (kode_toko, user_id) references users (kode_toko, user_id)
);
create index perangkat_token on perangkat (token_hash);
select tabel_toko('perangkat');

-- Asked before a login, when the shop is not known yet: the device's id, nothing else.
create function cari_perangkat(p_user_id text, p_hash bytea) returns setof text
language sql stable security definer set search_path = public as $$
  select _id from perangkat where token_hash = p_hash and user_id = p_user_id and expires_at > now()
$$;

-- True when the token is of some device of this server: another user may then share it.
create function ada_perangkat(p_hash bytea) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select 1 from perangkat where token_hash = p_hash and expires_at > now())
$$;

-- Whatever changes a password, or shuts a user out, ends the trust in every device of his.
create function lupakan_perangkat() returns trigger language plpgsql as $$
begin
  delete from perangkat where kode_toko = new.kode_toko and user_id = new.user_id;
  return null;
end $$;
create trigger users_perangkat after update of password, aktif on users for each row
  when (old.password is distinct from new.password or old.aktif and not new.aktif)
  execute function lupakan_perangkat();
