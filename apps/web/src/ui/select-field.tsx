/**
 * A choice from a list, found by typing; says Tidak Ada Data when nothing fits, and that it is
 * fetching while the list is still on its way.
 */
import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [open, setOpen] = useState(false);
  return (
    <Select
      searchable
      allowDeselect={false}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // Its turning true marks the first option, so that Enter takes what was typed also where the
      // list comes only then.
      selectFirstOptionOnChange={!(open && value === '' && data.length === 0)}
      maxDropdownHeight={300}
      limit={200}
      nothingFoundMessage={<NothingFound empty={data.length === 0} />}
      comboboxProps={{ withinPortal: true }}
      {...rest}
      data={data.map((choice) => ({ ...choice }))}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

/** Stands only in an open list, so that fields do not follow every request of the screen. */
function NothingFound({ empty }: { readonly empty: boolean }): ReactNode {
  const t = useT();
  const fetching = useIsFetching() > 0;
  return t(empty && fetching ? 'shell.memuat' : 'shell.tidak-ada-data');
}
