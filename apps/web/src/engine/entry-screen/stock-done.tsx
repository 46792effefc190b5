/** A saved stock document: its number big, what it holds, and the next one. */
import type { StockSaved } from '@kencana/contract/call/barang-calls';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';

export function StockDone(props: {
  readonly answer: StockSaved;
  readonly onNext: () => void;
}): ReactNode {
  const t = useT();
  const { total_qty: n, total_berat, no_pindah, no_hancur, no_update } = props.answer;
  return (
    <Paper withBorder p="lg" role="status">
      <Stack gap="xs" align="center">
        <Text c="dimmed">{t('stock.tersimpan')}</Text>
        <Title order={2} className="numeric">
          {no_pindah ?? no_hancur ?? no_update}
        </Title>
        <Text className="numeric">
          {t('stock.n-barang', { n })} · {formatGramUnit(gramToMg(total_berat))}
        </Text>
        <Group>
          <KbdButton shortcut="Enter" onClick={props.onNext}>
            {t('stock.dokumen-baru')}
          </KbdButton>
        </Group>
      </Stack>
    </Paper>
  );
}
