/** The filter bar of the piece list; its values live in the screen. */
import { Button, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { baki } from '@kencana/contract/master/baki';
import { group } from '@kencana/contract/master/group';
import { gudang } from '@kencana/contract/master/gudang';
import { jenis } from '@kencana/contract/master/jenis';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { SelectFieldProps } from '../../ui/select-field.tsx';
import { STATUS } from './piece.ts';
import { countFilters, NO_FILTER } from './piece-filter.ts';
import type { PieceFilter } from './piece-filter.ts';

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
  const kode_group = useMasterChoices(group);
  const kode_jenis = useMasterChoices(jenis);
  const kode_gudang = useMasterChoices(gudang);
  const kode_baki = useMasterChoices(baki, { query: { kode_gudang: filter.kode_gudang } });
  const fields = { kode_group, kode_jenis, kode_gudang, kode_baki };
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
