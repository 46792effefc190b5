/**
 * The tables a backup holds, in an order in which their rows can be written: those referred to come
 * first.
 */
import type pg from 'pg';

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table that a migration registered in _tabel. Throws when foreign keys run in a circle. */
export async function backupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select t.nama as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '') as columns,
      array(select distinct r.relname::text
        from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
    from _tabel t join pg_class c on c.relname = t.nama and c.relnamespace = 'public'::regnamespace
    order by t.nama`);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: BackupTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      (row) => !row.needs.some((name) => waiting.has(name)),
    );
    if (free.length === 0)
      throw new Error(`tables refer to each other: ${[...waiting.keys()].join()}`);
    for (const { name, columns } of free) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** `"a", "b"` for a COPY of exactly these columns. */
export function columnList(client: pg.ClientBase, columns: readonly string[]): string {
  return columns.map((name) => client.escapeIdentifier(name)).join(', ');
}
