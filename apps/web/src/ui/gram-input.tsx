/** Weight field: 5,009 and 5.009 alike; holds whole milligrams. */
import type { ReactNode } from 'react';
import { formatGram, formatGramUnit, parseGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { ParsedInput } from './parsed-input.tsx';
import type { ParsedInputProps } from './parsed-input.tsx';

const SPELLING = {
  parse: parseGram,
  plain: (mg: Milligram): string => formatGram(mg),
  spoken: formatGramUnit,
};

export function GramInput(props: ParsedInputProps<Milligram>): ReactNode {
  return <ParsedInput rightSection="gr" {...props} spelling={SPELLING} />;
}
