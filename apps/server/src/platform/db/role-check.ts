/**
 * Refuses to serve with a database role that could see across shops: superuser, BYPASSRLS, owner of
 * a table or member of the owner, or a table of a shop without forced row-level security.
 */
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { isLostConnection } from './constraint.ts';

const QUESTIONS: readonly { readonly sql: string; readonly line: (found: string) => string }[] = [
  {
    sql: `select rolname as found from pg_roles
      where rolname in (current_user, session_user) and rolsuper`,
    line: (role) => `DATABASE_URL's role ${role} is a superuser: use the application's role.`,
  },
  {
    sql: `select rolname as found from pg_roles
      where rolname in (current_user, session_user) and rolbypassrls`,
    line: (role) => `DATABASE_URL's role ${role} may bypass row-level security (BYPASSRLS).`,
  },
  {
    sql: `select c.relname as found from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and pg_get_userbyid(c.relowner) in (current_user, session_user) limit 1`,
    line: (table) => `DATABASE_URL's role owns table ${table}: it must own nothing.`,
  },
  {
    sql: `select pg_get_userbyid(c.relowner) as found from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (pg_has_role(current_user, c.relowner, 'MEMBER')
          or pg_has_role(session_user, c.relowner, 'MEMBER')) limit 1`,
    line: (owner) => `DATABASE_URL's role is a member of the owner ${owner}.`,
  },
  {
    sql: `select c.relname as found from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and c.relforcerowsecurity) limit 1`,
    line: (table) => `Table ${table} has no forced row-level security.`,
  },
];

/**
 * Throws StartError ROLE_UNSAFE (or DATABASE_UNREACHABLE) with one plain line; returns when the
 * role is safe.
 */
export async function checkRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kencana-role-check' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const question of QUESTIONS) {
      const { rows } = await client.query<{ found: string }>(question.sql);
      const found = rows[0]?.found;
      if (found !== undefined) throw new StartError('ROLE_UNSAFE', question.line(found));
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const refused = error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '');
    if (!refused && !isLostConnection(error)) throw error;
    const cause = error instanceof Error ? error.message || 'no answer' : String(error);
    throw new StartError('DATABASE_UNREACHABLE', `The database cannot be reached: ${cause}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
