/** Columns of a list of sales. */
import type { Translate } from '../../platform/i18n.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { SaleStatus } from './sale-status.tsx';
import type { SaleDocument } from './sale-type.ts';
import { showGram, showRp, showTime } from './show.ts';

function weight(sale: SaleDocument): number {
  // Wire grams have three places: add whole milligrams, not fractions.
  return sale.detail.reduce((mg, line) => mg + Math.round(line.berat * 1000), 0) / 1000;
}

/** Number, date, people, pieces, weight, money, state. */
export function saleColumns(t: Translate): readonly Column<SaleDocument>[] {
  return [
    { key: 'no_faktur_group', label: t('sale.no-faktur') },
    { key: 'tgl_system', label: t('sale.tanggal') },
    {
      key: 'created_at',
      label: t('sale.jam'),
      render: (row) => showTime(row.created_at),
      value: (row) => row.created_at,
    },
    { key: 'kode_sales', label: t('sale.sales') },
    {
      key: 'nama_customer',
      label: t('sale.customer'),
      value: (row) => (row.nama_customer === '' ? row.kode_member : row.nama_customer),
    },
    { key: 'pcs', label: t('sale.pcs'), align: 'right', value: (row) => row.detail.length },
    {
      key: 'berat',
      label: t('sale.berat'),
      align: 'right',
      render: (row) => showGram(weight(row)),
      value: weight,
    },
    {
      key: 'total',
      label: t('shell.total'),
      align: 'right',
      render: (row) => showRp(row.total),
      value: (row) => row.total,
    },
    {
      key: 'cara',
      label: t('sale.pembayaran'),
      value: (row) => [...new Set(row.pembayaran.map((p) => p.jenis))].join(' + '),
      optional: true,
    },
    {
      key: 'input_by',
      label: t('sale.input-oleh'),
      optional: true,
    },
    {
      key: 'status',
      label: t('field.status'),
      render: (row) => <SaleStatus sale={row} />,
      value: (row) => (row.status === 'BATAL' ? 'BATAL' : row.status_valid),
    },
  ];
}
