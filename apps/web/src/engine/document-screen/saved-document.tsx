/**
 * A document that a counter has just saved, in the server's own figures: number, money, printing;
 * Enter begins the next one.
 */
import { Alert, Button, Checkbox, Group, Kbd, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { showRp } from '../../platform/show.ts';
import { DocumentDetail } from './document-detail.tsx';
import { autoPapers, setAutoPaper } from './nota-print.ts';
import type { Paper as PaperKind } from './nota-print.ts';
import { PrintButtons } from './print-buttons.tsx';

export interface SavedDocumentProps {
  readonly definition: DocumentDef;
  readonly document: DocumentRow;
  /** Penjualan tersimpan. */
  readonly title: string;
  /** Rupiah by label, the last one large. */
  readonly figures: readonly (readonly [label: string, amount: number])[];
  readonly onNew: () => void;
}

export function SavedDocument(props: SavedDocumentProps): ReactNode {
  const { definition, document, figures, onNew } = props;
  const t = useT();
  // The focused button is below: a phone must show the number and the change first.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack gap="sm" maw={980}>
      <Paper withBorder p="lg" className="jual-result">
        <Group gap="xs" align="center">
          <IconCircleCheck size={28} aria-hidden className="jual-ok" />
          <div role="status">
            <Text size="sm" c="dimmed">
              {props.title}
            </Text>
            <Title order={2} size="h3" className="numeric">
              {document.no_faktur_group}
            </Title>
          </div>
        </Group>
        <Group gap="xl" my="md">
          {figures.map(([label, amount], i) => (
            <Figure
              key={label}
              label={label}
              text={showRp(amount)}
              big={i === figures.length - 1}
            />
          ))}
        </Group>
        {document.status_valid === MENUNGGU ? (
          <Alert color="yellow" mb="md">
            {t('sale.menunggu-validasi')}
          </Alert>
        ) : null}
        <Group gap="sm">
          <Button
            autoFocus
            size="md"
            onClick={onNew}
            rightSection={
              <Kbd size="xs" aria-hidden visibleFrom="sm">
                Enter
              </Kbd>
            }
          >
            {t('sale.transaksi-baru')}
          </Button>
          <PrintButtons definition={definition} document={document} />
        </Group>
        <AutoPrint />
      </Paper>
      <DocumentDetail definition={definition} document={document} />
    </Stack>
  );
}

function Figure(props: { label: string; text: string; big?: boolean }): ReactNode {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {props.label}
      </Text>
      <Text fz={props.big ? 40 : 22} fw={700} lh={1.1} className="numeric">
        {props.text}
      </Text>
    </div>
  );
}

/** Which papers this device prints by itself after each sale. */
function AutoPrint(): ReactNode {
  const t = useT();
  const [chosen, setChosen] = useState(autoPapers);
  const box = (paper: PaperKind): ReactNode => (
    <Checkbox
      size="xs"
      label={t(paper === 'NOTA' ? 'document.nota' : 'document.slip')}
      checked={chosen.includes(paper)}
      onChange={(event) => {
        setAutoPaper(paper, event.currentTarget.checked);
        setChosen(autoPapers());
      }}
    />
  );
  return (
    <Group gap="md" mt="md">
      <Text size="xs" c="dimmed">
        {t('sale.cetak-otomatis')}
      </Text>
      {box('NOTA')}
      {box('SLIP')}
    </Group>
  );
}
