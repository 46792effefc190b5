/** The filter bar of the piece list; its values live in the screen. */
import { Button, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useOptions } from '../../platform/use-list.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { SelectFieldProps } from '../../ui/select-field.tsx';
import { STATUS } from './piece.ts';
import { countFilters, NO_FILTER } from './piece-filter.ts';
import type { PieceFilter } from './piece-filter.ts';

interface MasterRow {
  readonly aktif?: boolean;
  readonly kode_group?: string;
  readonly nama_group?: string;
  readonly kode_jenis?: string;
  readonly nama_jenis?: string;
  readonly kode_gudang?: string;
  readonly nama_gudang?: string;
  readonly kode_baki?: string;
  readonly nama_baki?: string;
}

export interface FilterBarProps {
  readonly filter: PieceFilter;
  readonly onChange: (filter: PieceFilter) => void;
  /** Without the status, where only ready pieces count. */
  readonly readyOnly?: boolean;
}

/** Filters side by side where they have the page for themselves. */
const WIDE = { base: 2, sm: 4, lg: 6 };

export function PieceFilterBar({ filter, onChange, readyOnly }: FilterBarProps): ReactNode {
  const t = useT();
  const set = (patch: Partial<PieceFilter>): void => onChange({ ...filter, ...patch });
  return (
    <SimpleGrid
      cols={readyOnly === true ? { base: 2, lg: 3 } : WIDE}
      spacing="xs"
      verticalSpacing={4}
    >
      {(['kode_barcode', 'nama_barang'] as const).map((name) => (
        <TextInput
          key={name}
          size="xs"
          type="search"
          label={t(`field.${name}`)}
          value={filter[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <MasterFilters filter={filter} set={set} />
      {(['berat_dari', 'berat_sampai'] as const).map((name) => (
        <GramInput
          key={name}
          size="xs"
          label={t(`field.${name}`)}
          value={filter[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <TextInput
        size="xs"
        type="search"
        label={t('field.tag_id')}
        value={filter.tag_id}
        onChange={(event) => set({ tag_id: event.currentTarget.value })}
      />
      {readyOnly === true ? null : (
        <Choose
          label={t('field.status')}
          data={STATUS.map((status) => ({ value: status, label: status }))}
          value={filter.status}
          onChange={(status) => set({ status })}
        />
      )}
      <Button
        size="xs"
        variant="default"
        style={{ alignSelf: 'end' }}
        disabled={countFilters(filter) === 0}
        onClick={() => onChange(NO_FILTER)}
      >
        {t('stock.hapus-saringan')}
      </Button>
    </SimpleGrid>
  );
}

function Choose(props: SelectFieldProps): ReactNode {
  return <SelectField size="xs" clearable {...props} />;
}

function MasterFilters(props: {
  filter: PieceFilter;
  set: (patch: Partial<PieceFilter>) => void;
}): ReactNode {
  const t = useT();
  const { filter, set } = props;
  const groups = useOptions<MasterRow>('group', (r) => [r.kode_group ?? '', r.nama_group ?? '']);
  const jenis = useOptions<MasterRow>('jenis', (r) => [r.kode_jenis ?? '', r.nama_jenis ?? '']);
  const gudang = useOptions<MasterRow>('gudang', (r) => [r.kode_gudang ?? '', r.nama_gudang ?? '']);
  const baki = useOptions<MasterRow>('baki', (r) => [r.kode_baki ?? '', r.nama_baki ?? ''], {
    query: { kode_gudang: filter.kode_gudang },
  });
  const fields = { kode_group: groups, kode_jenis: jenis, kode_gudang: gudang, kode_baki: baki };
  return (['kode_group', 'kode_baki', 'kode_jenis', 'kode_gudang'] as const).map((name) => (
    <Choose
      key={name}
      label={t(`field.${name}`)}
      data={fields[name].choices}
      error={fields[name].error}
      value={filter[name]}
      onChange={(value) => set({ [name]: value })}
    />
  ));
}
