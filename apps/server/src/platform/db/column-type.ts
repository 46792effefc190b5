/**
 * How PostgreSQL's values arrive in JavaScript: int8 as a safe integer (rupiah, milligrams,
 * counters), numeric as text, date as 'yyyy-MM-dd' text (a business date has no zone), timestamptz
 * as Date.
 */
import pg from 'pg';

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`int8 beyond the safe integers: ${text}`);
  return value;
}

const parseTextArray = pg.types.getTypeParser(1009 as typeof builtins.TEXT) as unknown as (
  text: string,
) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, (text) => text],
  [builtins.DATE, (text) => text],
  [INT8_ARRAY, (text) => parseTextArray(text).map((v) => (v === null ? null : safeInteger(v)))],
  [DATE_ARRAY, parseTextArray],
]);

/** The parsers as `pg` takes them; every type not named here keeps the driver's own. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid as typeof builtins.TEXT, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};
