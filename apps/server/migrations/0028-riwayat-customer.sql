-- A customer's documents, newest first, by phone number or member code: looked up while the customer stands at the counter.
create index dokumen_no_hp on dokumen (kode_toko, no_hp, created_at desc) where no_hp <> '';
create index dokumen_member on dokumen (kode_toko, kode_member, created_at desc) where kode_member not in ('', 'NONMEMBER');
