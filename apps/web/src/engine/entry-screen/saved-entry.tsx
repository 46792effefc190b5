/** A document that was just saved, and the way to the next one. */
import { Button, Group, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { DocumentDetail } from '../document-screen/document-detail.tsx';
import { PrintButtons } from '../document-screen/print-buttons.tsx';

export function SavedEntry(props: {
  readonly title: string;
  readonly definition: DocumentDef;
  readonly document: DocumentRow;
  readonly onNext: () => void;
}): ReactNode {
  const t = useT();
  const { definition, document } = props;
  return (
    <Page title={props.title}>
      <Paper withBorder p="lg">
        <Stack gap="sm">
          <Group justify="space-between">
            <strong role="status" className="numeric">
              {t('entry.tersimpan', { no: document.no_faktur_group })}
            </strong>
            <Group gap="xs">
              <PrintButtons definition={definition} document={document} />
              <Button autoFocus onClick={props.onNext}>
                {t('sale.transaksi-baru')}
              </Button>
            </Group>
          </Group>
          <DocumentDetail definition={definition} document={document} />
        </Stack>
      </Paper>
    </Page>
  );
}
