/** Where scrap goes, in what condition and why: of destroyed pieces and bought lots. */
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { gudang } from '@kencana/contract/master/gudang';
import { kondisiBarang } from '@kencana/contract/master/kondisi-barang';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { SelectField } from '../../ui/select-field.tsx';

export interface ScrapTarget {
  readonly kode_gudang: string;
  readonly kondisi: string;
  readonly keterangan: string;
}
export const NO_TARGET: ScrapTarget = { kode_gudang: '', kondisi: '', keterangan: '' };

export interface ScrapTargetProps {
  readonly target: ScrapTarget;
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (patch: Partial<ScrapTarget>) => void;
}

export function ScrapTargetFields({ target, errors, change }: ScrapTargetProps): ReactNode {
  const t = useT();
  const conditions = useMasterChoices(kondisiBarang, { path: 'parakondisi/get/all' });
  const places = useMasterChoices(gudang, { path: 'gudang/get/all/hancur-barang' });
  return (
    <>
      <SelectField
        required
        label={t('field.kondisi')}
        data={conditions.choices}
        value={target.kondisi}
        error={errors['kondisi'] ?? conditions.error}
        onChange={(value) => change({ kondisi: value })}
      />
      <SelectField
        required
        label={t('stock.gudang-tujuan')}
        data={places.choices}
        value={target.kode_gudang}
        error={errors['kode_gudang'] ?? places.error}
        onChange={(kode_gudang) => change({ kode_gudang })}
      />
      <Textarea
        required
        autosize
        minRows={2}
        maxLength={200}
        label={t('field.alasan')}
        value={target.keterangan}
        error={errors['keterangan']}
        onChange={(event) => change({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}
