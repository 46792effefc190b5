/** The control of one field of a report's filter. */
import { MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FilterField, RefFilter } from '@kencana/contract/define-report';
import { masters } from '@kencana/contract/registry';
import type { MessageKey } from '@kencana/messages/key';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { choiceOf, useMasterRows } from '../../platform/master-rows.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { useList } from '../../platform/use-list.ts';
import { DateField } from '../../ui/date-field.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { ALL, type FilterForm } from './filter-values.ts';

export interface FieldProps<F extends FilterField = FilterField> {
  readonly field: F;
  readonly form: FilterForm;
  readonly errors: Readonly<Record<string, string>>;
  /** Dates may not be changed (previous-day rule, spec 1 §4). */
  readonly locked: boolean;
  readonly onChange: (patch: FilterForm) => void;
}

const WIDTH = { base: '100%', xs: 190 } as const;

export function FilterControl(props: FieldProps): ReactNode {
  const { field, form, errors, onChange } = props;
  const t = useT();
  if (field.kind === 'periode') {
    return (
      <>
        <Day {...props} name={field.from} label="report.tanggal_dari" />
        <Day {...props} name={field.to} label="report.tanggal_akhir" />
      </>
    );
  }
  if (field.kind === 'tanggal') {
    return <Day {...props} name={field.key} label="report.tanggal_per" />;
  }
  const common = {
    label: field.kind === 'validBy' ? t('report.valid_by') : t(field.label),
    w: WIDTH,
    error: errors[field.key],
    value: form[field.key] ?? '',
  };
  const set = (value: string): void => onChange({ [field.key]: value });
  if (field.kind === 'teks') {
    return <TextInput {...common} onChange={(event) => set(event.currentTarget.value)} />;
  }
  if (field.kind === 'pilihan') {
    const data = field.options.map(({ value, label }) => ({
      value,
      label: label ? t(label) : value === ALL ? t('document.semua') : value,
    }));
    return <SelectField {...common} data={data} onChange={set} />;
  }
  if (field.kind === 'validBy') return <CashierSelect {...common} onChange={set} />;
  return <MasterSelect {...common} field={field} onChange={set} />;
}

/** One date of the filter, which the previous-day rule may hold at today. */
function Day(props: FieldProps & { readonly name: string; readonly label: MessageKey }): ReactNode {
  const { name, label, form, errors, locked, onChange } = props;
  const t = useT();
  return (
    <DateField
      label={t(label)}
      w={WIDTH}
      readOnly={locked}
      title={locked ? t('report.tanggal_terkunci') : undefined}
      value={form[name] ?? ''}
      error={errors[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly w: typeof WIDTH;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Every row of the master, also one that is used no more: reports look back. */
function MasterSelect({ field, ...rest }: ChoiceProps & { readonly field: RefFilter }): ReactNode {
  const def = masters.find((master) => master.name === field.master);
  if (def === undefined) throw new Error(`${field.key} names no master`);
  const { path = def.paths.list, required } = field;
  const { data = [] } = useMasterRows(def, { path });
  const choices = data.map((row) => choiceOf(textOf(row[def.key]), textOf(row[def.nama])));
  return <AllOr {...rest} choices={choices} clearable={required !== undefined} />;
}

function CashierSelect(props: ChoiceProps): ReactNode {
  const { rows = [] } = useList('users/get/all', { query: { level: 'KASIR' } });
  const choices = rows.map((row) => choiceOf(row.user_id, row.nama));
  return <AllOr {...props} choices={choices} clearable={false} />;
}

function AllOr(
  props: ChoiceProps & { readonly choices: readonly Choice[]; readonly clearable: boolean },
): ReactNode {
  const t = useT();
  const { choices, ...rest } = props;
  return <SelectField {...rest} data={[{ value: ALL, label: t('document.semua') }, ...choices]} />;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Head office's choice of shops; none means the addressed one. */
export function ShopFilter({ form, onChange }: Pick<FieldProps, 'form' | 'onChange'>): ReactNode {
  const t = useT();
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['tokos', session.toko.kode_toko],
    queryFn: async () => (await api.get('tokos', { shop: session.toko.kode_toko })).data,
  });
  const shops = data ?? [];
  const chosen = (form['kode_toko'] ?? '').split(',').filter((code) => code !== '');
  return (
    <MultiSelect
      label={t('report.toko')}
      w={{ base: '100%', xs: 260 }}
      placeholder={chosen.length === 0 ? addressedShop(session).nama_toko : ''}
      clearable
      searchable
      data={shops.map(({ kode_toko, nama_toko, di_sini }) => ({
        value: kode_toko,
        label: di_sini === false ? t('shell.toko-server-lain', { nama: nama_toko }) : nama_toko,
        disabled: di_sini === false && kode_toko !== session.toko.kode_toko,
      }))}
      value={chosen}
      onChange={(codes) => onChange({ kode_toko: codes.join(',') })}
    />
  );
}
