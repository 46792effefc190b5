/**
 * Hancur Data Barang: pieces are scanned into a list and destroyed in one document, always with an
 * approval (domain.md §10).
 */
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { useOptions } from '../../platform/use-list.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { StockDocument } from './stock-document.tsx';
import { useStockDocument } from './use-stock-document.ts';
import type { StockForm } from './use-stock-document.ts';

interface Target {
  readonly kode_gudang: string;
  readonly kondisi: string;
  readonly keterangan: string;
}
const NOTHING: Target = { kode_gudang: '', kondisi: '', keterangan: '' };

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

export function HancurBarang(): ReactNode {
  const t = useT();
  const form = useStockDocument<Target>({
    screen: 'hancur-data-barang',
    path: 'hancurbarang/simpan',
    nothing: NOTHING,
    required: [
      ['kondisi', t('field.kondisi')],
      ['kode_gudang', t('field.kode_gudang')],
      ['keterangan', t('field.alasan')],
    ],
    confirm: (n) => confirmDialog({ text: t('stock.hancur-yakin', { n }), danger: true }),
    saved: t('stock.hancur-berhasil'),
  });
  return (
    <StockDocument
      danger
      title={t('screen.hancur-data-barang')}
      form={form}
      submitLabel={t('stock.hancurkan')}
    >
      <TargetFields {...form} />
    </StockDocument>
  );
}

function TargetFields({ target, errors, change }: StockForm<Target>): ReactNode {
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
