/** Per cent field (also kadar): 2,5 and 2.5 alike, at most two places; holds whole hundredths. */
import type { ReactNode } from 'react';
import { formatPersen } from '@kencana/rules/persen';
import { ParsedInput } from './parsed-input.tsx';
import type { ParsedInputProps } from './parsed-input.tsx';

/** Reads a typed per cent into hundredths (`2,5` is 250), null when it is none. */
export function parsePersen(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const SPELLING = {
  parse: parsePersen,
  plain: (hundredths: number): string => String(hundredths / 100),
  spoken: formatPersen,
};

export function PersenInput(props: ParsedInputProps<number>): ReactNode {
  return <ParsedInput rightSection="%" {...props} spelling={SPELLING} />;
}
