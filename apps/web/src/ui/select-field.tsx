/** A choice from a list, found by typing; says Tidak Ada Data when nothing fits. */
import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly data: readonly Choice[];
  /** '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SelectField({ data, value, onChange, ...rest }: SelectFieldProps): ReactNode {
  const t = useT();
  return (
    <Select
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      maxDropdownHeight={300}
      limit={200}
      nothingFoundMessage={t('shell.tidak-ada-data')}
      comboboxProps={{ withinPortal: true }}
      {...rest}
      data={data.map((choice) => ({ ...choice }))}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
