/** Columns of the piece list; what few look at is chosen in the column chooser. */
import type { ReactNode } from 'react';
import { formatAngka } from '@kencana/rules/rupiah';
import type { Translate } from '../../platform/i18n.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { gramText, statusTone } from './piece.ts';
import type { PieceRow } from '@kencana/contract/call/barang-calls';

type Field = keyof PieceRow;

/** `cost` says whether the user may see what the pieces cost. */
export function pieceColumns(t: Translate, cost: boolean): readonly Column<PieceRow>[] {
  const text = (key: Field, more: Partial<Column<PieceRow>> = {}): Column<PieceRow> => ({
    key,
    label: t(`field.${key}` as 'field.kode_barcode'),
    ...more,
  });
  const gram = (key: 'berat' | 'berat_asli' | 'murni', more: Partial<Column<PieceRow>> = {}) =>
    text(key, { align: 'right', render: (row): ReactNode => gramText(row[key]), ...more });
  const money = (
    key: 'harga_beli' | 'harga_jual' | 'ongkos',
    more: Partial<Column<PieceRow>> = {},
  ) =>
    text(key, { align: 'right', render: (row): ReactNode => formatAngka(row[key] ?? 0), ...more });
  const optional = { optional: true };
  return [
    text('kode_barcode', { sortable: true }),
    text('nama_barang', { sortable: true }),
    text('kode_group'),
    text('kode_jenis'),
    text('kode_gudang'),
    text('kode_baki', { sortable: true }),
    gram('berat', { sortable: true }),
    gram('berat_asli', optional),
    text('kadar', { align: 'right' }),
    text('kadar_cetak', optional),
    gram('murni', optional),
    money('harga_jual', { sortable: true }),
    money('ongkos', optional),
    ...(cost
      ? [
          money('harga_beli', optional),
          text('kode_supplier', optional),
          text('no_faktur_supplier', optional),
          text('konsinyasi', {
            optional: true,
            render: (row): ReactNode => (row.konsinyasi === true ? t('shell.ya') : ''),
          }),
        ]
      : []),
    text('kode_intern', optional),
    text('tag_id', optional),
    text('size', optional),
    text('tgl_system', { label: t('screen.tgl'), optional: true }),
    text('input_by', { label: t('stock.diinput-oleh'), optional: true }),
    text('status', {
      render: (row) => <StatusBadge tone={statusTone(row.status)}>{row.status}</StatusBadge>,
    }),
  ];
}
