/** The fields of one line of a pre-order. */
import { ActionIcon, Grid, NumberInput, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Choice } from '../../ui/select-field.tsx';
import type { OrderLine } from './order-line.ts';

export interface LineFieldsProps {
  readonly line: OrderLine;
  /** Place in the order, from 0. */
  readonly at: number;
  readonly types: readonly Choice[];
  readonly errors: FieldErrors;
  readonly focus: boolean;
  readonly onChange: (patch: Partial<OrderLine>) => void;
  /** undefined for the only line. */
  readonly onRemove: (() => void) | undefined;
}

export function LineFields(props: LineFieldsProps): ReactNode {
  const t = useT();
  const { line, at, errors, onChange } = props;
  const error = (name: string): string | undefined => errors[`detail_barang.${at}.${name}`];
  return (
    <Grid gap="xs" align="flex-start" className="pre-order-line">
      <Grid.Col span={{ base: 12, md: 3 }}>
        <TextInput
          required
          autoFocus={props.focus}
          label={`${at + 1}. ${t('field.nama_barang')}`}
          autoComplete="off"
          maxLength={100}
          value={line.nama_barang}
          error={error('nama_barang')}
          onChange={(event) => onChange({ nama_barang: event.currentTarget.value.toUpperCase() })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 8, md: 2 }}>
        <SelectField
          required
          label={t('field.kode_jenis')}
          data={props.types}
          value={line.kode_jenis}
          error={error('kode_jenis')}
          onChange={(kode_jenis) => onChange({ kode_jenis })}
        />
      </Grid.Col>
      <AmountFields line={line} error={error} onChange={onChange} />
      <Grid.Col span={{ base: 10, md: 11 }}>
        <TextInput
          label={t('field.keterangan')}
          placeholder={t('pre-order.keterangan-contoh')}
          autoComplete="off"
          maxLength={200}
          value={line.keterangan}
          error={error('keterangan')}
          onChange={(event) => onChange({ keterangan: event.currentTarget.value })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 2, md: 1 }} pt={28}>
        {props.onRemove === undefined ? null : (
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t('pre-order.hapus-baris', { n: at + 1 })}
            onClick={props.onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Grid.Col>
    </Grid>
  );
}

function AmountFields(props: {
  line: OrderLine;
  error: (name: string) => string | undefined;
  onChange: (patch: Partial<OrderLine>) => void;
}): ReactNode {
  const t = useT();
  const { line, error, onChange } = props;
  return (
    <>
      <Grid.Col span={{ base: 4, md: 1 }}>
        <PersenInput
          required
          label={t('field.kadar')}
          value={line.kadar}
          error={error('kadar')}
          onChange={(kadar) => onChange({ kadar })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 4, md: 1 }}>
        <NumberInput
          required
          hideControls
          label={t('field.qty')}
          min={1}
          max={9999}
          allowDecimal={false}
          allowNegative={false}
          value={line.qty ?? ''}
          error={error('qty')}
          onChange={(value) => onChange({ qty: typeof value === 'number' ? value : null })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 8, md: 2 }}>
        <GramInput
          required
          label={t('pre-order.berat-satuan')}
          value={line.berat}
          error={error('berat')}
          onChange={(berat) => onChange({ berat })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 2 }}>
        <RupiahInput
          label={t('pre-order.perkiraan')}
          value={line.harga}
          error={error('harga')}
          onChange={(harga) => onChange({ harga })}
        />
      </Grid.Col>
    </>
  );
}
