/**
 * Hancur Pembelian: bought lots that are still in the warehouse are chosen by search or scan and
 * destroyed in one document, always with an approval (docs/domain.md §10).
 */
import type { ReactNode } from 'react';
import { hancurPembelianEntry } from '@kencana/contract/transaction/stock-entry';
import { ScanScreen } from '../../engine/entry-screen/scan-screen.tsx';
import { useT } from '../../platform/i18n.ts';

export function HancurPembelian(): ReactNode {
  const title = useT()('screen.hancur-pembelian');
  return <ScanScreen entry={hancurPembelianEntry} screen="hancur-pembelian" title={title} />;
}
