/**
 * A text field for a number that is typed in any accepted spelling: shows while typing how it was
 * understood, and the house spelling when left. Text that cannot be read marks the field
 * (data-unreadable), so that a form is not sent.
 */
import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';

export interface ParsedInputProps<V extends number> extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'defaultValue' | 'type'
> {
  readonly value: V | null;
  /** null for an empty or unreadable field. */
  readonly onChange: (value: V | null) => void;
}

interface Spelling<V extends number> {
  readonly parse: (text: string) => V | null;
  /** As in the field when left. */
  readonly plain: (value: V) => string;
  /** As told while typing. */
  readonly spoken: (value: V) => string;
}

/** The field under RupiahInput, GramInput and PersenInput. */
export function ParsedInput<V extends number>({
  spelling,
  value,
  onChange,
  onBlur,
  onFocus,
  description,
  error,
  ...rest
}: ParsedInputProps<V> & { readonly spelling: Spelling<V> }): ReactNode {
  const t = useT();
  /** The text under the fingers; undefined while the field is not being typed in. */
  const [typed, setTyped] = useState<string | undefined>();
  const read = typed === undefined || typed.trim() === '' ? null : spelling.parse(typed);
  const unreadable = typed !== undefined && typed.trim() !== '' && read === null;
  const shown = typed ?? (value === null ? '' : spelling.plain(value));
  const heard = read === null ? undefined : t('shell.dibaca', { nilai: spelling.spoken(read) });
  return (
    <TextInput
      {...rest}
      className="numeric"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      description={heard ?? description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={unreadable ? t('shell.angka-tidak-dipahami') : error}
      {...(unreadable ? { 'data-unreadable': true } : {})}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' ? null : spelling.parse(text));
      }}
      onBlur={(event) => {
        if (!unreadable) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
