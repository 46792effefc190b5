/**
 * Cetak Barcode: pieces are scanned or taken from a filter, their labels previewed, printed or
 * downloaded for a printer.
 */
import { Button, Checkbox, Grid, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PIECES } from '@kencana/contract/transaction/scan-list';
import { ScanBox } from '../../engine/scan-list/scan-box.tsx';
import { ScanTable } from '../../engine/scan-list/scan-table.tsx';
import { useScanList } from '../../engine/scan-list/use-scan-list.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { AddByFilter } from './add-by-filter.tsx';
import { downloadLabels, MAX_LABELS, PLAIN_LABEL, printLabels } from './label.ts';
import type { LabelChoice } from './label.ts';
import { LABEL_DRAFT } from './label-draft.ts';
import { LabelPreview } from './label-preview.tsx';

export function CetakBarcode(): ReactNode {
  const t = useT();
  const list = useScanList(LABEL_DRAFT, PIECES);
  const [choice, setChoice] = useState<LabelChoice>(PLAIN_LABEL);
  const { codes } = list;
  return (
    <Page title={t('screen.cetak-barcode')}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="sm">
            <Paper withBorder p="md">
              <ScanBox work={list} />
            </Paper>
            <AddByFilter list={list} />
            <ScanTable work={list} name={LABEL_DRAFT} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Paper withBorder p="md">
            <Stack gap="sm">
              <LabelActions codes={codes} choice={choice} onChoice={setChoice} />
              {codes.length === 0 ? (
                <Text c="dimmed">{t('stock.label-kosong')}</Text>
              ) : (
                <LabelPreview codes={codes} choice={choice} height={420} />
              )}
            </Stack>
          </Paper>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function LabelActions(props: {
  readonly codes: readonly string[];
  readonly choice: LabelChoice;
  readonly onChoice: (choice: LabelChoice) => void;
}): ReactNode {
  const t = useT();
  const { codes, choice, onChoice } = props;
  const [busy, setBusy] = useState(false);
  const off = codes.length === 0 || codes.length > MAX_LABELS || busy;
  const run = (work: () => Promise<void>): void => {
    setBusy(true);
    work()
      .catch((error: unknown) => notify.failure(error))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Group gap="md">
          <SegmentedControl
            size="xs"
            aria-label={t('stock.kertas')}
            data={[
              { value: 'TAG_40X15', label: t('stock.kertas-tag') },
              { value: 'TAG_40X15_A4', label: t('stock.kertas-a4') },
            ]}
            value={choice.kertas}
            onChange={(kertas) =>
              onChoice({ ...choice, kertas: kertas === 'TAG_40X15' ? 'TAG_40X15' : 'TAG_40X15_A4' })
            }
          />
          <Checkbox
            label={t('stock.label-harga')}
            checked={choice.harga}
            onChange={(event) => onChoice({ ...choice, harga: event.currentTarget.checked })}
          />
        </Group>
        <Group gap="xs">
          {(['zpl', 'tspl'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              disabled={off}
              onClick={() => run(() => downloadLabels(codes, format, choice))}
            >
              {t('stock.unduh-format', { format: format.toUpperCase() })}
            </Button>
          ))}
          <KbdButton
            shortcut="F9"
            disabled={off}
            onClick={() => run(() => printLabels(codes, choice))}
          >
            {t('stock.cetak-n-label', { n: codes.length })}
          </KbdButton>
        </Group>
      </Group>
      {codes.length > MAX_LABELS ? (
        <Text size="sm" c="red" role="alert">
          {t('stock.label-terlalu-banyak', { n: MAX_LABELS })}
        </Text>
      ) : null}
    </>
  );
}
