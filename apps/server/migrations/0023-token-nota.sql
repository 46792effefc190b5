-- The link on a nota: 144 random bits of every document, old ones too, never its number. Anybody who holds the paper may
-- ask with it whether the nota is genuine; nobody can guess another.
create function token_acak() returns text language sql volatile as $$
  select translate(encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 18), 'base64'),
    '+/', '-_')
$$;
alter table dokumen add column token text not null default token_acak() check (token ~ '^[A-Za-z0-9_-]{24}$');
create unique index dokumen_token on dokumen (token);
-- The link is followed before the shop is known: it names shop and document, nothing else.
create function cari_nota(p_token text) returns table (kode_toko text, no_dokumen text)
language sql stable security definer set search_path = public as $$
  select kode_toko, no_dokumen from dokumen where token = p_token
$$;
