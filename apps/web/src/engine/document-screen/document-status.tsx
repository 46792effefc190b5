/**
 * The state of a document as a badge: cancelled, waiting for the cashier, its own, or done; and a
 * second one where it is overdue.
 */
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { waitsForCashier } from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

interface Stated {
  definition: DocumentDef;
  document: Pick<DocumentRow, 'status' | 'status_valid'> & Partial<Pick<DocumentRow, 'terlambat'>>;
}

export function DocumentStatus(props: Stated): ReactNode {
  const t = useT();
  const { terlambat = 0 } = props.document;
  if (terlambat === 0) return <State {...props} />;
  return (
    <Group gap={4} wrap="nowrap">
      <State {...props} />
      <StatusBadge tone="bad">{t('document.terlambat', { n: terlambat })}</StatusBadge>
    </Group>
  );
}

function State({ definition, document }: Stated): ReactNode {
  const t = useT();
  if (document.status === 'BATAL')
    return <StatusBadge tone="bad">{t('document.status.BATAL')}</StatusBadge>;
  if (waitsForCashier(document))
    return <StatusBadge tone="wait">{t('document.status.OPEN')}</StatusBadge>;
  const own = definition.statuses?.find((status) => status.value === document.status);
  if (own !== undefined) return <StatusBadge tone={own.tone}>{t(own.label)}</StatusBadge>;
  return <StatusBadge tone="ok">{t('document.status.DONE')}</StatusBadge>;
}
