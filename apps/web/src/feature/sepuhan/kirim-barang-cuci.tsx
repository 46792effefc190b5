/** Kirim Barang Cuci: bought lots, chosen or scanned, go to a washer in one document. */
import type { ReactNode } from 'react';
import { kirimCuciDocument } from '@kencana/contract/document/kirim-cuci';
import { ScanScreen } from '../../engine/entry-screen/scan-screen.tsx';
import { useT } from '../../platform/i18n.ts';

export function KirimBarangCuci(): ReactNode {
  const t = useT();
  return (
    <ScanScreen
      definition={kirimCuciDocument}
      entry={kirimCuciDocument.entry}
      screen="kirim-barang-cuci"
      title={t('screen.kirim-barang-cuci')}
    />
  );
}
