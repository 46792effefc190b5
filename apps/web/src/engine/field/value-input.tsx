/**
 * The control of a number by its kind: typed in any accepted spelling, told while typing as it was
 * read, held in wire units.
 */
import type { ReactNode } from 'react';
import { aloneText, fieldText, parseValue } from '@kencana/contract/field/value';
import type { ValueKind } from '@kencana/contract/field/value';
import { useT } from '../../platform/i18n.ts';
import { ParsedInput } from '../../ui/parsed-input.tsx';
import type { ParsedInputProps } from '../../ui/parsed-input.tsx';

/** What stands in the field before or behind the figure. */
const SIGNS: Readonly<Partial<Record<ValueKind, object>>> = {
  rupiah: { leftSection: 'Rp.', leftSectionWidth: 42 },
  gram: { rightSection: 'gr' },
  persen: { rightSection: '%' },
};

export function ValueInput({
  kind,
  ...props
}: ParsedInputProps<number> & { readonly kind: ValueKind }): ReactNode {
  const t = useT();
  const spelling = {
    parse: (text: string) => parseValue(kind, text),
    plain: (value: number) => fieldText(kind, value),
    spoken: (value: number) => aloneText(kind, value, t),
  };
  return <ParsedInput {...SIGNS[kind]} {...props} spelling={spelling} />;
}
