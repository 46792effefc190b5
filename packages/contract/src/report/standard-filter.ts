/** Fields of a filter and columns that many reports share. Data only. */
import type { Column, FilterField } from '../define-report.ts';

export const FILTER = {
  /** One month at most with the module (spec 1 §5). */
  periode: {
    kind: 'periode',
    key: 'periode',
    from: 'tgl_from',
    to: 'tgl_to',
    satuBulan: 'modul',
  },
  /** What stood at the end of a day, today's or a past one's. */
  perTanggal: { kind: 'tanggal', key: 'per_tanggal' },
  sales: {
    kind: 'ref',
    key: 'kode_sales',
    label: 'report.kolom.sales',
    master: 'sales',
  },
  validBy: { kind: 'validBy', key: 'valid_by' },
} as const satisfies Readonly<Record<string, FilterField>>;

/** Own status of a document, in lists where ALL has the cancelled ones too. */
export const STATUS_COLUMN = {
  key: 'status',
  label: 'report.saring.status',
  kind: 'teks',
  width: 7,
} as const satisfies Column;
