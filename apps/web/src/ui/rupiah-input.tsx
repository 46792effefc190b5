/** Money field: types and pastes as 1234500, 1.234.500 or 1,234,500; holds whole rupiah. */
import type { ReactNode } from 'react';
import { formatAngka, formatRupiah, parseRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { ParsedInput } from './parsed-input.tsx';
import type { ParsedInputProps } from './parsed-input.tsx';

const SPELLING = { parse: parseRupiah, plain: formatAngka, spoken: formatRupiah };

export function RupiahInput(props: ParsedInputProps<Rupiah>): ReactNode {
  return <ParsedInput leftSection="Rp." leftSectionWidth={42} {...props} spelling={SPELLING} />;
}
