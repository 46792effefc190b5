-- Which other shops a person of head office reaches, and with which level there; no row, no way in. The row is the
-- reached shop's, so that whoever asks in a shop finds there who may come.
create table users_toko (
  kode_toko text not null references toko,
  user_id text not null references users (user_id) on delete cascade,
  level text not null check (level in ('OWN', 'SU', 'MU', 'DEV', 'SPV', 'KASIR')),
  -- Sees what the level sees and changes nothing; OWN and SU pass every check, so it means nothing for them.
  hanya_lihat boolean not null default false check (not hanya_lihat or level not in ('OWN', 'SU')),
  oleh text not null default '',
  waktu timestamptz not null default now(),
  primary key (kode_toko, user_id)
);
create index on users_toko (user_id);
select tabel_toko('users_toko', 'baca');

-- Owners and super users of head office keep today's reach; the others are named anew by one of them.
insert into users_toko (kode_toko, user_id, level)
  select t.kode_toko, u.user_id, u.level from users u
    join toko p on p.kode_toko = u.kode_toko and p.tipe_toko = 'PUSAT'
    cross join toko t
  where t.tipe_toko = 'CABANG' and u.level in ('OWN', 'SU');

-- A new branch lets head office's owners and super users in; called in the transaction that makes it.
create function sambut_pusat() returns void
language sql security definer set search_path = public as $$
  insert into users_toko (kode_toko, user_id, level)
    select t.kode_toko, u.user_id, u.level from users u
      join toko p on p.kode_toko = u.kode_toko and p.tipe_toko = 'PUSAT', toko t
    where t.kode_toko = current_setting('kencana.kode_toko', true) and t.tipe_toko = 'CABANG'
      and u.level in ('OWN', 'SU')
  on conflict do nothing
$$;

-- The shops that a person of the addressed shop reaches.
create function capai_toko(p_user text)
returns table (kode_toko text, level text, hanya_lihat boolean)
language sql stable security definer set search_path = public as $$
  select c.kode_toko, c.level, c.hanya_lihat from users_toko c join users u using (user_id)
  where c.user_id = p_user and u.kode_toko = current_setting('kencana.kode_toko', true)
  order by c.kode_toko
$$;

-- Head office names the shops of one of its people: those of p_toko with their level, no others. It decides about its
-- own people and about branches only; who may ask is the application's to know.
create function atur_capai(p_user text, p_toko jsonb, p_oleh text) returns void
language plpgsql security definer set search_path = public as $$
begin
  if not exists (select 1 from users u join toko t using (kode_toko) where u.user_id = p_user
      and t.kode_toko = current_setting('kencana.kode_toko', true) and t.tipe_toko = 'PUSAT') then
    raise exception 'only head office names the shops of its people';
  end if;
  delete from users_toko where user_id = p_user
    and kode_toko not in (select x.kode_toko from jsonb_to_recordset(p_toko) x(kode_toko text));
  insert into users_toko (kode_toko, user_id, level, hanya_lihat, oleh)
    select t.kode_toko, p_user, x.level, coalesce(x.hanya_lihat, false), p_oleh
    from jsonb_to_recordset(p_toko) x(kode_toko text, level text, hanya_lihat boolean)
      join toko t on t.kode_toko = x.kode_toko and t.tipe_toko = 'CABANG'
  on conflict (kode_toko, user_id) do update set level = excluded.level, hanya_lihat = excluded.hanya_lihat,
    oleh = excluded.oleh, waktu = now()
    where (users_toko.level, users_toko.hanya_lihat) is distinct from (excluded.level, excluded.hanya_lihat);
end $$;
