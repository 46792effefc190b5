/**
 * Verifies the audit chains: every row's digest recomputed, every link to the row before, every
 * number in its place and every head at its last row. Reads with the owner's role, which sees all
 * shops.
 */
import type pg from 'pg';
import type { ChainHead } from './archive.ts';

/** One shop's chain; `broken` is the first number that does not fit, undefined when all do. */
export interface ChainResult {
  readonly kode_toko: string;
  readonly rows: number;
  readonly broken: number | undefined;
}

/** Checks every shop's chain in one pass over the rows. */
export async function verifyChains(client: pg.ClientBase): Promise<ChainResult[]> {
  const { rows } = await client.query<{ kode_toko: string; rows: string; broken: string | null }>(`
    with linked as (
      select *, lag(hash, 1, ''::bytea) over w as expected_prev, row_number() over w as place
      from audit window w as (partition by kode_toko order by seq)
    ), checked as (
      select kode_toko, count(*) as rows, max(seq) as last,
        (array_agg(hash order by seq desc))[1] as hash,
        min(seq) filter (where seq <> place or prev_hash <> expected_prev
          or hash <> hash_audit(prev_hash, kode_toko, seq, waktu, user_id, tindakan, objek,
            sebelum, sesudah)) as broken
      from linked group by kode_toko
    )
    select coalesce(c.kode_toko, h.kode_toko) as kode_toko, coalesce(c.rows, 0) as rows,
      case when c.broken is not null then c.broken
        when h.seq is distinct from coalesce(c.last, 0)
          then least(coalesce(h.seq, 0), coalesce(c.last, 0)) + 1
        when c.hash is not null and h.hash is distinct from c.hash then c.last end as broken
    from checked c full join audit_head h on h.kode_toko = c.kode_toko
    order by 1`);
  return rows.map((row) => ({
    kode_toko: row.kode_toko,
    rows: Number(row.rows),
    broken: row.broken === null ? undefined : Number(row.broken),
  }));
}

/** Where every chain ends, as backups note it. */
export async function chainHeads(client: pg.ClientBase): Promise<ChainHead[]> {
  const { rows } = await client.query<{ kode_toko: string; seq: string; hash: string }>(
    `select kode_toko, seq, encode(hash, 'hex') as hash from audit_head order by kode_toko`,
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}
