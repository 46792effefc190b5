/** A date as yyyy-MM-dd with the browser's own picker; no date library. */
import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';

export interface DateFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'defaultValue'
> {
  /** yyyy-MM-dd, or '' when empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
}

export function DateField({ onChange, ...rest }: DateFieldProps): ReactNode {
  return (
    <TextInput {...rest} type="date" onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
