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
import { afterPointer } from './after-pointer.ts';

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

/** The text under the fingers, what was read of it, and whether the caller has taken that. */
interface Draft<V extends number> {
  readonly text: string;
  readonly read: V | null;
  readonly taken: boolean;
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
  const [draft, setDraft] = useState<Draft<V> | undefined>();
  if (draft !== undefined && !draft.taken && draft.read === value) {
    setDraft({ ...draft, taken: true });
  }
  // Another value than the one that was taken comes from elsewhere (a key that fills the field).
  const typed = draft?.taken === true && draft.read !== value ? undefined : draft?.text;
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
        const next = text.trim() === '' ? null : spelling.parse(text);
        setDraft({ text, read: next, taken: false });
        onChange(next);
      }}
      onBlur={(event) => {
        // What was read stands between field and button; see after-pointer.ts.
        if (!unreadable) afterPointer(() => setDraft(undefined));
        onBlur?.(event);
      }}
    />
  );
}
