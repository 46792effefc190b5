/**
 * How PostgreSQL's values arrive in JavaScript: int8 and numeric without places (rupiah,
 * milligrams, counters, sums) as whole numbers, numeric with places as text, date as 'yyyy-MM-dd'
 * text (a business date has no zone), timestamptz as Date. The one place where a sum comes out of
 * the database: reading one never throws. What is beyond the safe integers is a bigint, with which
 * careless arithmetic fails instead of being wrong; rules/jumlah.ts computes with both.
 */
import { exact } from '@kencana/rules/jumlah';
import pg from 'pg';

declare global {
  interface BigInt {
    /** The digits, as the wire has a sum that no number holds exactly. */
    toJSON(): string;
  }
}
BigInt.prototype.toJSON = function digits(this: bigint): string {
  return this.toString();
};

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

function wholeNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : exact(BigInt(text));
}

const parseTextArray = pg.types.getTypeParser(1009 as typeof builtins.TEXT) as unknown as (
  text: string,
) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, wholeNumber],
  [builtins.NUMERIC, (text) => (/^-?\d+$/.test(text) ? wholeNumber(text) : text)],
  [builtins.DATE, (text) => text],
  [INT8_ARRAY, (text) => parseTextArray(text).map((v) => (v === null ? null : wholeNumber(v)))],
  [DATE_ARRAY, parseTextArray],
]);

/** The parsers as `pg` takes them; every type not named here keeps the driver's own. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid as typeof builtins.TEXT, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};
