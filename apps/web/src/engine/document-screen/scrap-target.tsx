/** Where scrap goes, in what condition and why: of destroyed pieces and bought lots. */
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useOptions } from '../../platform/use-list.ts';
import { SelectField } from '../../ui/select-field.tsx';

export interface ScrapTarget {
  readonly kode_gudang: string;
  readonly kondisi: string;
  readonly keterangan: string;
}
export const NO_TARGET: ScrapTarget = { kode_gudang: '', kondisi: '', keterangan: '' };

interface KondisiRow {
  readonly kode_kondisi_barang: string;
  readonly kondisi: string;
  readonly aktif?: boolean;
}
interface GudangRow {
  readonly kode_gudang: string;
  readonly nama_gudang: string;
  readonly aktif?: boolean;
}

export interface ScrapTargetProps {
  readonly target: ScrapTarget;
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (patch: Partial<ScrapTarget>) => void;
}

export function ScrapTargetFields({ target, errors, change }: ScrapTargetProps): ReactNode {
  const t = useT();
  const kondisi = useOptions<KondisiRow>('parakondisi/get/all', (row) => [
    row.kode_kondisi_barang,
    row.kondisi,
  ]);
  const gudang = useOptions<GudangRow>('gudang/get/all/hancur-barang', (row) => [
    row.kode_gudang,
    row.nama_gudang,
  ]);
  return (
    <>
      <SelectField
        required
        label={t('field.kondisi')}
        data={kondisi.choices}
        value={target.kondisi}
        error={errors['kondisi'] ?? kondisi.error}
        onChange={(value) => change({ kondisi: value })}
      />
      <SelectField
        required
        label={t('stock.gudang-tujuan')}
        data={gudang.choices}
        value={target.kode_gudang}
        error={errors['kode_gudang'] ?? gudang.error}
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
