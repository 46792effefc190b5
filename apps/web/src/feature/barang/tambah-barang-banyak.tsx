/**
 * Tambah Barang Banyak: the pieces of a delivery in one document, typed into a sheet, pasted from a
 * spreadsheet or read from a file, with the labels of all of them once they are saved.
 */
import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PiecesSaved } from '@kencana/contract/call/barang-calls';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { barangBanyakEntry } from '@kencana/contract/transaction/barang-banyak-entry';
import { formatGramUnit, gramToMg, sumMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { EntrySheet } from '../../engine/entry-sheet/entry-sheet.tsx';
import type { SheetRow } from '../../engine/entry-sheet/sheet-cell.ts';
import { translate, useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { showGram } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PLAIN_LABEL, printLabels } from './label.ts';
import { LabelPreview } from './label-preview.tsx';
import { usePieceFollow } from './use-piece-follow.ts';

/** Pieces, their weight and what they cost, as far as it can be read. */
function sums(rows: readonly SheetRow[]): readonly string[] {
  const numbers = (name: string): number[] =>
    rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
  const filled = rows.filter(({ nama_barang, berat }) => nama_barang ?? berat).length;
  const cost = numbers('harga_beli').reduce((rp, one) => rp + one, 0);
  return [
    translate('stock.n-barang', { n: filled }),
    formatGramUnit(sumMg(numbers('berat').map(gramToMg))),
    formatRupiah(rupiah(cost)),
  ];
}

export function TambahBarangBanyak(): ReactNode {
  const t = useT();
  const follow = usePieceFollow();
  const [saved, setSaved] = useState<PiecesSaved | undefined>();
  const title = t('screen.tambah-barang-banyak');
  if (saved !== undefined) {
    return <Saved title={title} saved={saved} onNext={() => setSaved(undefined)} />;
  }
  return (
    <EntrySheet
      entry={barangBanyakEntry}
      definition={tambahBarangDocument}
      screen="tambah-barang-banyak"
      title={title}
      follow={follow}
      sums={sums}
      onSaved={setSaved}
    />
  );
}

function Saved(props: {
  readonly title: string;
  readonly saved: PiecesSaved;
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
                {t('stock.banyak-lagi')}
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
