/** The calls of a report: the Sheet or a file, and the shapes that the specification names. */
import type { Report, ReportPath } from '../define-report.ts';
import type { Sheet } from '../sheet.ts';
import { address } from './call.ts';
import type { Address } from './call.ts';

type Filter = Readonly<Record<string, string | number | boolean | undefined | null>>;

/** `format` asks for a file instead. */
export type ReportCall = Address<
  'GET',
  {
    readonly query: Filter;
    readonly data: Sheet;
    readonly beside: { readonly count: number };
    readonly file: true;
  }
>;

export function reportCall({ name }: Report): ReportCall {
  return address(`laporan/${name}`);
}

/** Rows as objects, or per group; an address of the specification. */
export type NamedReportCall = Address<
  'GET' | 'POST',
  {
    readonly query: Filter;
    readonly data: readonly object[];
    readonly beside: { readonly count: number; readonly gagal: Sheet['gagal'] };
    readonly file: true;
  }
>;

export function namedReportCall({ path }: ReportPath): NamedReportCall {
  return address(path);
}
