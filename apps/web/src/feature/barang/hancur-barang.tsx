/**
 * Hancur Data Barang: pieces are scanned into a list and destroyed in one document, always with an
 * approval (docs/domain.md §10).
 */
import type { ReactNode } from 'react';
import { NO_TARGET, ScrapTargetFields } from '../../engine/document-screen/scrap-target.tsx';
import type { ScrapTarget } from '../../engine/document-screen/scrap-target.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { StockDocument } from './stock-document.tsx';
import { useStockDocument } from './use-stock-document.ts';

export function HancurBarang(): ReactNode {
  const t = useT();
  const form = useStockDocument<ScrapTarget>({
    screen: 'hancur-data-barang',
    path: 'hancurbarang/simpan',
    nothing: NO_TARGET,
    required: [
      ['kondisi', t('field.kondisi')],
      ['kode_gudang', t('field.kode_gudang')],
      ['keterangan', t('field.alasan')],
    ],
    confirm: (n) => confirmDialog({ text: t('stock.hancur-yakin', { n }), danger: true }),
    saved: t('stock.hancur-berhasil'),
  });
  return (
    <StockDocument
      danger
      title={t('screen.hancur-data-barang')}
      form={form}
      submitLabel={t('stock.hancurkan')}
    >
      <ScrapTargetFields {...form} />
    </StockDocument>
  );
}
