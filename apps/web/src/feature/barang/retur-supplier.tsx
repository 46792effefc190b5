/** Retur Supplier: pieces, scanned, go back to the supplier that they were bought of. */
import type { ReactNode } from 'react';
import { returSupplierDocument } from '@kencana/contract/document/retur-supplier';
import { ScanScreen } from '../../engine/entry-screen/scan-screen.tsx';
import { useT } from '../../platform/i18n.ts';

export function ReturSupplier(): ReactNode {
  const t = useT();
  return (
    <ScanScreen
      definition={returSupplierDocument}
      entry={returSupplierDocument.entry}
      screen="retur-supplier"
      title={t('screen.retur-supplier')}
    />
  );
}
