/** The filters of Lihat Penjualan: dates, number, sales code, state. */
import { Group, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSales } from './master-lists.ts';

export interface SaleFilterValues {
  /** yyyy-MM-dd. */
  readonly tgl_awal: string;
  readonly tgl_akhir: string;
  /** Part of the number. */
  readonly no_faktur: string;
  readonly kode_sales: string;
  /** OPEN, DONE, BATAL or '' for all. */
  readonly status: string;
}

const ALL = '*';
const STATES = ['OPEN', 'DONE', 'BATAL'] as const;
const WAIT_MS = 350;

export function SaleFilters(props: {
  value: SaleFilterValues;
  onChange: (value: SaleFilterValues) => void;
}): ReactNode {
  const t = useT();
  const sales = useSales();
  const { value, onChange } = props;
  const set = (change: Partial<SaleFilterValues>): void => onChange({ ...value, ...change });
  const all = { value: ALL, label: t('sale.semua') };
  return (
    <Group gap="xs" align="flex-end">
      <DateField
        size="xs"
        label={t('sale.tgl-awal')}
        value={value.tgl_awal}
        onChange={(tgl_awal) => tgl_awal !== '' && set({ tgl_awal })}
      />
      <DateField
        size="xs"
        label={t('sale.tgl-akhir')}
        value={value.tgl_akhir}
        onChange={(tgl_akhir) => tgl_akhir !== '' && set({ tgl_akhir })}
      />
      <NumberFilter value={value.no_faktur} onChange={(no_faktur) => set({ no_faktur })} />
      <SelectField
        size="xs"
        w={150}
        label={t('sale.sales')}
        data={[all, ...sales.map((s) => ({ value: s.kode_sales, label: s.nama_sales }))]}
        value={value.kode_sales === '' ? ALL : value.kode_sales}
        onChange={(kode) => set({ kode_sales: kode === ALL ? '' : kode })}
      />
      <SelectField
        size="xs"
        w={150}
        label={t('field.status')}
        data={[all, ...STATES.map((s) => ({ value: s, label: t(`sale.status.${s}`) }))]}
        value={value.status === '' ? ALL : value.status}
        onChange={(status) => set({ status: status === ALL ? '' : status })}
      />
    </Group>
  );
}

/** Typed text asks the server after a pause, not at every key. */
function NumberFilter(props: { value: string; onChange: (text: string) => void }): ReactNode {
  const t = useT();
  const { value, onChange } = props;
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <TextInput
      size="xs"
      label={t('sale.no-faktur')}
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
