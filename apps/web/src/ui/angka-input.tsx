/** Field for a whole number: types and pastes as 1200, 1.200 or 1,200. */
import type { ReactNode } from 'react';
import { formatAngka, parseRupiah } from '@kencana/rules/rupiah';
import { ParsedInput } from './parsed-input.tsx';
import type { ParsedInputProps } from './parsed-input.tsx';

/** Digits as money is typed, without its signs. */
function parseAngka(text: string): number | null {
  return /^[\d.,\s]+$/.test(text) ? parseRupiah(text) : null;
}

const SPELLING = { parse: parseAngka, plain: formatAngka, spoken: formatAngka };

export function AngkaInput(props: ParsedInputProps<number>): ReactNode {
  return <ParsedInput {...props} spelling={SPELLING} />;
}
