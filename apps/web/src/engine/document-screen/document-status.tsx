/** The state of a document as one badge: cancelled, waiting for the cashier, its own, or done. */
import type { ReactNode } from 'react';
import { waitsForCashier } from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

export function DocumentStatus(props: {
  definition: DocumentDef;
  document: Pick<DocumentRow, 'status' | 'status_valid'>;
}): ReactNode {
  const t = useT();
  const { definition, document } = props;
  if (document.status === 'BATAL')
    return <StatusBadge tone="bad">{t('document.status.BATAL')}</StatusBadge>;
  if (waitsForCashier(document))
    return <StatusBadge tone="wait">{t('document.status.OPEN')}</StatusBadge>;
  const own = definition.statuses?.find((status) => status.value === document.status);
  if (own !== undefined) return <StatusBadge tone={own.tone}>{t(own.label)}</StatusBadge>;
  return <StatusBadge tone="ok">{t('document.status.DONE')}</StatusBadge>;
}
