/**
 * What was saved since the screen opened: the last barcode big with its label, the ones before as a
 * list.
 */
import { Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatGramUnit, gramToMg, sumMg } from '@kencana/rules/gram';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { showGram } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PLAIN_LABEL, printLabels } from './label.ts';
import { LabelPreview } from './label-preview.tsx';

export interface SavedPiece {
  readonly kode_barcode: string;
  /** The entry that a second person must validate first; undefined for a piece that is ready. */
  readonly menunggu: string | undefined;
  /** Its name, and its weight in decimal grams. */
  readonly piece: { readonly nama: string; readonly berat: number };
}

/** Newest first. */
export function SavedPieces({ pieces }: { pieces: readonly SavedPiece[] }): ReactNode {
  const t = useT();
  const [harga, setHarga] = useState(false);
  const [last, ...before] = pieces;
  if (last === undefined) {
    return (
      <Paper withBorder p="md" h="100%">
        <Text size="sm" c="dimmed">
          {t('stock.belum-ada-disimpan')}
        </Text>
      </Paper>
    );
  }
  const choice = { ...PLAIN_LABEL, harga };
  const print = (): void => {
    printLabels([last.kode_barcode], choice).catch((error: unknown) => notify.failure(error));
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <div role="status">
          <Text size="sm" c="dimmed">
            {t('stock.barcode-baru')}
          </Text>
          <Title order={2} className="numeric barcode-besar">
            {last.kode_barcode}
          </Title>
          <Text size="sm">
            {last.piece.nama} · {showGram(last.piece.berat)}
          </Text>
          {last.menunggu === undefined ? null : (
            <Text size="sm" fw={600} mt={4}>
              <StatusBadge tone="wait">BARU</StatusBadge>{' '}
              {t('stock.belum-bisa-dijual', { no: last.menunggu })}
            </Text>
          )}
        </div>
        <LabelPreview codes={[last.kode_barcode]} choice={choice} height={130} />
        <Group justify="space-between" gap="xs">
          <Checkbox
            label={t('stock.label-harga')}
            checked={harga}
            onChange={(event) => setHarga(event.currentTarget.checked)}
          />
          <KbdButton shortcut="F9" variant="default" onClick={print}>
            {t('stock.cetak-label')}
          </KbdButton>
        </Group>
        <Before pieces={before} all={pieces} />
      </Stack>
    </Paper>
  );
}

function Before(props: { pieces: readonly SavedPiece[]; all: readonly SavedPiece[] }): ReactNode {
  const t = useT();
  if (props.pieces.length === 0) return null;
  const total = sumMg(props.all.map(({ piece }) => gramToMg(piece.berat)));
  return (
    <div>
      <Text size="sm" fw={600} mt="xs">
        {t('stock.disimpan-sesi', { n: props.all.length, gram: formatGramUnit(total) })}
      </Text>
      {props.pieces.slice(0, 8).map(({ kode_barcode, piece }) => (
        <Group key={kode_barcode} gap="xs" wrap="nowrap" fz="sm">
          <Text span fz="sm" className="numeric">
            {kode_barcode}
          </Text>
          <Text span fz="sm" truncate c="dimmed">
            {piece.nama}
          </Text>
        </Group>
      ))}
    </div>
  );
}
