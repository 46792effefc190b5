/** What the counter has saved, a sale or a titipan, in the server's own figures. */
import type { ReactNode } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { titipanDocument } from '@kencana/contract/document/titipan';
import { SavedDocument } from '../../engine/document-screen/saved-document.tsx';
import { useT } from '../../platform/i18n.ts';

export function SaleResult(props: { document: DocumentRow; onNew: () => void }): ReactNode {
  const t = useT();
  const { total, bayar, kembali, no_faktur_group: no, kind } = props.document;
  if (kind === titipanDocument.kind) {
    return (
      <SavedDocument
        {...props}
        definition={titipanDocument}
        title={t('titipan.tersimpan', { no })}
        figures={[
          [t('shell.total'), total],
          [t('service.dp'), bayar],
          [t('report.kolom.sisa'), total - bayar],
        ]}
      />
    );
  }
  return (
    <SavedDocument
      {...props}
      definition={penjualanDocument}
      title={t('sale.tersimpan')}
      figures={[
        [t('shell.total'), total],
        [t('document.bayar'), bayar],
        [t('document.kembali'), kembali],
      ]}
    />
  );
}
