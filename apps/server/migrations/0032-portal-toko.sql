-- Where a shop's server is, for every request that addresses a shop: '' for a shop that does not exist.
create function portal_toko(p_toko text) returns text
language sql stable security definer set search_path = public as $$
  select coalesce((select portal from toko where kode_toko = p_toko), '')
$$;
