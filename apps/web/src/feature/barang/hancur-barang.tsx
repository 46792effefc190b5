/**
 * Hancur Data Barang: pieces are scanned into a list and destroyed in one document, always with an
 * approval (docs/domain.md §10).
 */
import type { ReactNode } from 'react';
import { hancurBarangEntry } from '@kencana/contract/transaction/stock-entry';
import { ScanScreen } from '../../engine/entry-screen/scan-screen.tsx';
import { useT } from '../../platform/i18n.ts';

export function HancurBarang(): ReactNode {
  const title = useT()('screen.hancur-data-barang');
  return <ScanScreen entry={hancurBarangEntry} screen="hancur-data-barang" title={title} />;
}
