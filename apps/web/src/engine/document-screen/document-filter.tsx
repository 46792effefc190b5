/** The filters of a list of documents: dates, number, customer, sales person, state. */
import { Group, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { BERJALAN, livingStatuses } from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { WAITING, withStatus } from './document-query.ts';
import type { DocumentFilterValues } from './document-query.ts';
import { useSales } from './master-lists.ts';

const ALL = '*';
const WAIT_MS = 350;

function statesOf(t: Translate, def: DocumentDef): { value: string; label: string }[] {
  const waiting = { value: WAITING, label: t('document.status.OPEN') };
  const own = def.statuses?.map(({ value, label }) => ({ value, label: t(label) }));
  const open = { value: BERJALAN, label: t('document.masih-berjalan') };
  return [
    ...(livingStatuses(def).length > 0 ? [open] : []),
    ...(def.validasi === undefined ? [] : [waiting]),
    ...(own ?? [{ value: 'DONE', label: t('document.status.DONE') }]),
    { value: 'BATAL', label: t('document.status.BATAL') },
  ];
}

export function DocumentFilters(props: {
  definition: DocumentDef;
  value: DocumentFilterValues;
  today: string;
  /** Dates may not be changed (previous-day rule, spec 1 §4). */
  locked: boolean;
  onChange: (value: DocumentFilterValues) => void;
}): ReactNode {
  const t = useT();
  const { definition, value, today, locked, onChange } = props;
  const held = locked ? { readOnly: true, title: t('report.tanggal_terkunci') } : {};
  const set = (change: Partial<DocumentFilterValues>): void => onChange({ ...value, ...change });
  // An empty date means any day: for kinds of which something may be open from earlier ones.
  const lives = livingStatuses(definition).length > 0;
  const all = { value: ALL, label: t('document.semua') };
  return (
    <Group gap="xs" align="flex-end">
      <DateField
        {...held}
        size="xs"
        label={t('document.tgl-awal')}
        value={value.tgl_awal}
        onChange={(tgl_awal) => (tgl_awal !== '' || lives) && set({ tgl_awal })}
      />
      <DateField
        {...held}
        size="xs"
        label={t('document.tgl-akhir')}
        value={value.tgl_akhir}
        onChange={(tgl_akhir) => (tgl_akhir !== '' || lives) && set({ tgl_akhir })}
      />
      <TextFilter
        label={t('document.no-faktur')}
        value={value.no_faktur}
        onChange={(no_faktur) => set({ no_faktur })}
      />
      {definition.barangSaja === true ? null : <PeopleFilters value={value} set={set} />}
      <SelectField
        size="xs"
        w={150}
        label={t('field.status')}
        data={[all, ...statesOf(t, definition)]}
        value={value.status === '' ? ALL : value.status}
        onChange={(status) =>
          onChange(withStatus(definition, value, status === ALL ? '' : status, today))
        }
      />
    </Group>
  );
}

/** Whom it was with: customer and sales person. */
function PeopleFilters(props: {
  value: DocumentFilterValues;
  set: (change: Partial<DocumentFilterValues>) => void;
}): ReactNode {
  const t = useT();
  const sales = useSales();
  const { value, set } = props;
  const all = { value: ALL, label: t('document.semua') };
  return (
    <>
      <TextFilter
        label={t('document.cari-customer')}
        value={value.customer}
        onChange={(customer) => set({ customer })}
      />
      <SelectField
        size="xs"
        w={150}
        label={t('document.sales')}
        data={[all, ...sales.map((s) => ({ value: s.kode_sales, label: s.nama_sales }))]}
        value={value.kode_sales === '' ? ALL : value.kode_sales}
        onChange={(kode) => set({ kode_sales: kode === ALL ? '' : kode })}
      />
    </>
  );
}

/** Typed text asks the server after a pause, not at every key. */
function TextFilter(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}): ReactNode {
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
      label={props.label}
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
