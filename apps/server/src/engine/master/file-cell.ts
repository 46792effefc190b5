/**
 * A cell of a file as a wire value: Indonesian and English spelling of numbers, dates as Excel and
 * people write them, options by code or by name. What it cannot read passes as it is, so that the
 * field refuses it with its own sentence.
 */
import { valueKind } from '@kencana/contract/field/field';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { keepsDigits } from '@kencana/contract/field/field-type';
import { isNumeric, parseValue } from '@kencana/contract/field/value';
import type { SheetCell } from '../../platform/excel/sheet-reader.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { NO, YES } from './file-column.ts';

const DAY_MS = 86_400_000;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const LAST_DAY = 2_958_465;
/** Digits that a spreadsheet keeps of a number; the rest of a longer one is lost. */
const SAFE_DIGITS = 15;
const EXCEL_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** True for a result like #REF!, which is no value. */
export function isExcelError(cell: SheetCell): boolean {
  return typeof cell === 'string' && EXCEL_ERROR.test(cell);
}

/** True for a number in a text column whose last digits the spreadsheet has dropped. */
export function isCutNumber(field: NamedField, cell: SheetCell): boolean {
  return (
    typeof cell === 'number' &&
    keepsDigits(field.kind) &&
    String(Math.trunc(cell)).length > SAFE_DIGITS
  );
}

/** The wire value; `row` holds the values of the fields before it. */
export function cellValue(ctx: Ctx, field: NamedField, cell: SheetCell, row: WireRow): unknown {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return '';
  const kind = valueKind(field, row);
  if (isNumeric(kind))
    return typeof cell === 'number' ? cell : (parseValue(kind, String(cell)) ?? cell);
  switch (field.kind) {
    case 'aktif':
      return yesOrNo(ctx, cell);
    case 'tanggal':
      return dateOf(cell);
    case 'pilihan':
      return optionOf(ctx, field, String(cell));
    case 'refBanyak':
      return String(cell)
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    default:
      return String(cell);
  }
}

function yesOrNo(ctx: Ctx, cell: SheetCell): unknown {
  if (typeof cell === 'boolean') return cell;
  const word = String(cell).trim().toUpperCase();
  const is = (...words: string[]): boolean => words.some((one) => one.toUpperCase() === word);
  if (is(YES, 'TRUE', '1', 'YES', ctx.t('shell.ya'))) return true;
  return is(NO, 'FALSE', '0', 'NO', ctx.t('shell.tidak')) ? false : cell;
}

/** yyyy-MM-dd, an Excel day, or day, month and year as people write them in Indonesia. */
function dateOf(cell: SheetCell): unknown {
  if (typeof cell === 'number' && cell >= 1 && cell < LAST_DAY + 1) {
    const date = new Date(EXCEL_EPOCH + Math.floor(cell) * DAY_MS);
    return date.toISOString().slice(0, 10);
  }
  const text = String(cell).trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The code of an option, also by its name in the user's language. */
function optionOf(ctx: Ctx, field: NamedField, text: string): string {
  const wanted = text.trim().toUpperCase();
  const found = field.options?.find(
    (code) =>
      code.toUpperCase() === wanted || ctx.t(`opsi.${field.name}.${code}`).toUpperCase() === wanted,
  );
  return found ?? text;
}
