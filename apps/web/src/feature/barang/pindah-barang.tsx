/** Pindah Barang: pieces are scanned into a list and moved to one tray in one document. */
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { pindahEntry } from '@kencana/contract/transaction/stock-entry';
import { ScanScreen } from '../../engine/entry-screen/scan-screen.tsx';
import { textOf } from '../../engine/field/values.ts';
import type { ScanWork } from '../../engine/scan-list/use-scan-list.ts';
import { useT } from '../../platform/i18n.ts';

export function PindahBarang(): ReactNode {
  const t = useT();
  return (
    <ScanScreen
      entry={pindahEntry}
      screen="pindah-barang"
      title={t('screen.pindah-barang')}
      after={({ kode_baki }, goods) => <AlreadyThere tray={textOf(kode_baki)} goods={goods} />}
    />
  );
}

/** Pieces that lie in the tray already, and taking them out of the list. */
function AlreadyThere({ tray, goods }: { tray: string; goods: ScanWork }): ReactNode {
  const t = useT();
  const there = goods.rows.flatMap(({ kode_baki, kode_barcode }) =>
    kode_baki === tray ? [textOf(kode_barcode)] : [],
  );
  if (there.length === 0) return null;
  const n = there.length;
  return (
    <Alert color="orange" py={6} role="status">
      {t('stock.sudah-di-baki', { n, kode: there.join(', ') })}
      <Button size="compact-xs" variant="white" mt={4} onClick={() => there.forEach(goods.remove)}>
        {t('stock.keluarkan-semua', { n })}
      </Button>
    </Alert>
  );
}
