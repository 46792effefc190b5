/** The state of a sale as one badge: cancelled, waiting for the cashier, or done. */
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { SaleDocument } from './sale-type.ts';

type Stated = Pick<SaleDocument, 'status' | 'status_valid'>;

/** True while the cashier has not validated it and it is not cancelled. */
export function waitsForCashier(sale: Stated): boolean {
  return sale.status !== 'BATAL' && sale.status_valid === 'OPEN';
}

export function SaleStatus({ sale }: { sale: Stated }): ReactNode {
  const t = useT();
  if (sale.status === 'BATAL')
    return <StatusBadge tone="bad">{t('sale.status.BATAL')}</StatusBadge>;
  return waitsForCashier(sale) ? (
    <StatusBadge tone="wait">{t('sale.status.OPEN')}</StatusBadge>
  ) : (
    <StatusBadge tone="ok">{t('sale.status.DONE')}</StatusBadge>
  );
}
