/** Fields of a filter that many reports share. Data only. */
import type { FilterField } from '../define-report.ts';

export const FILTER = {
  /** One month at most with the module (spec 1 §5). */
  periode: {
    kind: 'periode',
    key: 'periode',
    from: 'tgl_from',
    to: 'tgl_to',
    satuBulan: 'modul',
  },
  sales: {
    kind: 'ref',
    key: 'kode_sales',
    label: 'report.kolom.sales',
    master: 'sales',
  },
  validBy: { kind: 'validBy', key: 'valid_by' },
} as const satisfies Readonly<Record<string, FilterField>>;
