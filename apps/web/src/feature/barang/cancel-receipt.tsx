/** Which of today's receipts of an invoice is cancelled; the invoice itself while nothing came. */
import type { ReactNode } from 'react';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import { linesOf } from '@kencana/contract/document/define-document';
import type { CancelFieldsProps } from '../../engine/document-screen/document-slot.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { showGram } from '../../platform/show.ts';
import { SelectField } from '../../ui/select-field.tsx';

const [, RECEIPTS] = penerimaanBarangDocument.lines;

export function CancelReceipt({ document, value, onChange, errors }: CancelFieldsProps): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const today = linesOf(document, RECEIPTS).filter(
    (line) => line.hidup && (line as unknown as { tgl_system: string }).tgl_system === tglSystem,
  );
  if (today.length === 0) return null;
  return (
    <SelectField
      label={t('penerimaan.batal-apa')}
      data={today.map(({ no_faktur, qty, berat }) => ({
        value: no_faktur,
        label: `${no_faktur} · ${t('stock.n-barang', { n: qty })} · ${showGram(berat)}`,
      }))}
      value={(value['no_tambah'] as string | undefined) ?? ''}
      error={errors['no_tambah']}
      onChange={(no_tambah) => onChange({ ...value, no_tambah })}
    />
  );
}
