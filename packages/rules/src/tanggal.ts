/**
 * Business dates as text 'yyyy-MM-dd' (spec 1 §9): they compare as strings and know no time zone.
 * The wall clock enters only through todayIn.
 */

export type Tanggal = string & { readonly __tanggal: true };

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** True for an existing calendar day written yyyy-MM-dd, years 0001 to 9999. */
export function isTanggal(text: string): text is Tanggal {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return match[1] !== '0000' && !Number.isNaN(ms) && dateText(ms) === text;
}

/** Brands yyyy-MM-dd. Throws RangeError when it is not an existing day. */
export function tanggal(text: string): Tanggal {
  if (!isTanggal(text)) throw new RangeError(`Not a date yyyy-MM-dd: ${text}`);
  return text;
}

/**
 * The day that somebody typed: 2026-11-07, 2026-11-7, 20261107, 7/11/2026, 07-11-2026 or 7.11.2026
 * (the day before the month, as everywhere in Indonesia); null when it is no existing day.
 */
export function parseTanggal(text: string): Tanggal | null {
  const typed = text.trim();
  const match =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(typed) ??
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/.exec(typed) ??
    /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(typed);
  const { year = '', month = '', day = '' } = match?.groups ?? {};
  const day10 = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isTanggal(day10) ? day10 : null;
}

/** The day `days` later (earlier when negative). */
export function addDays(tgl: Tanggal, days: number): Tanggal {
  return tanggal(dateText(toMs(tgl) + days * DAY_MS));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function diffDays(from: Tanggal, to: Tanggal): number {
  return (toMs(to) - toMs(from)) / DAY_MS;
}

/** Same day of a later month, clamped to that month's last day: 31 January + 1 is 28 February. */
export function addMonths(tgl: Tanggal, months: number): Tanggal {
  const count = Number(tgl.slice(0, 4)) * 12 + Number(tgl.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12;
  const last = new Date(0);
  last.setUTCFullYear(year, month + 1, 0);
  const day = Math.min(Number(tgl.slice(8)), last.getUTCDate());
  return tanggal(`${pad(year, 4)}-${pad(month + 1, 2)}-${pad(day, 2)}`);
}

/** Report date range limit of one month (spec 1 §9): 1 January to 1 February still fits. */
export function lebihDariSatuBulan(from: Tanggal, to: Tanggal): boolean {
  return to > addMonths(from, 1);
}

/** The calendar day at `now` in an IANA time zone (Asia/Jakarta, Makassar, Jayapura). */
export function todayIn(zona: string | undefined, now: Date): Tanggal {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zona,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts(now).map((p) => [p.type, p.value]));
  return tanggal(`${part['year']}-${part['month']}-${part['day']}`);
}

/** The wall clock at `moment` in an IANA time zone, HH:mm:ss in every language. */
export function clockIn(zona: string | undefined, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zona,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return format.format(moment);
}

function toMs(tgl: Tanggal): number {
  return Date.parse(`${tgl}T00:00:00Z`);
}

function dateText(ms: number): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Date out of range: ${ms}`);
  return date.toISOString().slice(0, 10);
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, '0');
}
