/** Pieces that were entered in one document, with the labels of all of them. */
import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PiecesSaved } from '@kencana/contract/call/barang-calls';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { showGram } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PLAIN_LABEL, printLabels } from './label.ts';
import { LabelPreview } from './label-preview.tsx';

export function SavedMany(props: {
  readonly title: string;
  readonly saved: PiecesSaved;
  /** The button that goes on; default that of many pieces. */
  readonly next?: string;
  readonly onNext: () => void;
}): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { no_faktur_group: no, detail, status_valid, total_qty, total_berat } = props.saved;
  const [harga, setHarga] = useState(false);
  const [busy, setBusy] = useState(false);
  const codes = detail.map(({ kode_barcode }) => kode_barcode);
  const choice = { ...PLAIN_LABEL, harga };
  const print = (): void => {
    setBusy(true);
    printLabels(codes, choice)
      .catch((error: unknown) => notify.failure(error))
      .finally(() => setBusy(false));
  };
  return (
    <Page title={props.title}>
      <Paper withBorder p="lg">
        <Stack gap="sm">
          <Group justify="space-between">
            <strong role="status" className="numeric">
              {t('stock.banyak-tersimpan', { n: total_qty, no })} · {showGram(total_berat)}
            </strong>
            <Group gap="xs">
              <Checkbox
                label={t('stock.label-harga')}
                checked={harga}
                onChange={(event) => setHarga(event.currentTarget.checked)}
              />
              <KbdButton shortcut="F9" variant="default" disabled={busy} onClick={print}>
                {t('stock.cetak-n-label', { n: codes.length })}
              </KbdButton>
              {may(tambahBarangDocument.list.right.key) ? (
                <Button
                  variant="default"
                  onClick={() => void navigate({ to: '/lihat-tambah-barang', search: { no } })}
                >
                  {t('screen.lihat-tambah-barang')}
                </Button>
              ) : null}
              <Button autoFocus onClick={props.onNext}>
                {props.next ?? t('stock.banyak-lagi')}
              </Button>
            </Group>
          </Group>
          {status_valid === MENUNGGU ? (
            <Text size="sm" fw={600}>
              {t('stock.banyak-menunggu', { no })}
            </Text>
          ) : null}
          <LabelPreview codes={codes} choice={choice} height={420} />
        </Stack>
      </Paper>
    </Page>
  );
}
