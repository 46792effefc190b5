/** Per cent field (also kadar): 2,5 and 2.5 alike, at most two places; holds whole hundredths. */
import type { ReactNode } from 'react';
import { formatPersen, parsePersen } from '@kencana/rules/persen';
import { ParsedInput } from './parsed-input.tsx';
import type { ParsedInputProps } from './parsed-input.tsx';

const SPELLING = {
  parse: parsePersen,
  plain: (hundredths: number): string => String(hundredths / 100),
  spoken: formatPersen,
};

export function PersenInput(props: ParsedInputProps<number>): ReactNode {
  return <ParsedInput rightSection="%" {...props} spelling={SPELLING} />;
}
