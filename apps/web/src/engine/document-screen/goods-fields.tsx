/** Fields that describe goods without a barcode: name, group, kind. */
import { TextInput } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { group } from '@kencana/contract/master/group';
import { jenis } from '@kencana/contract/master/jenis';
import { jenisGroup, OF_GROUP } from '@kencana/contract/master/jenis-group';
import { useT } from '../../platform/i18n.ts';
import { useActiveRows, useMasterChoices } from '../../platform/master-rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { fitting, withPairs } from '../field/pairs.ts';

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The name, in capitals as on every nota. */
export function NamaBarangField(
  props: FieldProps & { readonly id: string; readonly style?: CSSProperties },
): ReactNode {
  const t = useT();
  const { onChange, ...rest } = props;
  return (
    <TextInput
      {...rest}
      size="xs"
      required
      label={t('field.nama_barang')}
      autoComplete="off"
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
    />
  );
}

/** The group, and with it the group's purity in hundredths of a per cent, where it has one. */
export function GroupField(
  props: Omit<FieldProps, 'onChange'> & {
    readonly onChange: (kode_group: string, kadar: number | null) => void;
  },
): ReactNode {
  const t = useT();
  const groups = useMasterChoices(group, { path: 'group/get/all' });
  return (
    <SelectField
      size="xs"
      required
      label={t('field.kode_group')}
      data={groups.choices}
      value={props.value}
      error={props.error ?? groups.error}
      onChange={(kode_group) => {
        const kadar = groups.rows.find((row) => row.kode_group === kode_group)?.kadar;
        props.onChange(kode_group, kadar === undefined ? null : Math.round(kadar * 100));
      }}
    />
  );
}

/** The type as a field of a form that offers a group's types alone. */
const JENIS = { name: 'kode_jenis', reference: { master: jenis.name, among: OF_GROUP } } as const;

/** The type: those that the group may have (docs/decision/0047). */
export function JenisField(props: FieldProps & { readonly kode_group: string }): ReactNode {
  const t = useT();
  const { value, kode_group } = props;
  const kinds = useMasterChoices(jenis, { path: 'jenis/get/all' });
  const pairs = [...useActiveRows(jenisGroup), ...kinds.rows];
  const all = withPairs(kinds.choices, pairs, jenis.key, JENIS.reference);
  return (
    <SelectField
      size="xs"
      required
      label={t('field.kode_jenis')}
      data={fitting(JENIS, all, { kode_jenis: value, kode_group })}
      value={value}
      error={props.error ?? kinds.error}
      onChange={props.onChange}
    />
  );
}
