-- Live events between several instances: payloads too large for NOTIFY lie here for half a minute. The table belongs
-- to the socket library, carries no shop and is one of the listed exceptions.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
select tabel_toko('socket_io_attachments', 'umum');
