/**
 * Tambah Data Barang: one piece after another at the counter, by keyboard alone. Saving shows the
 * new barcode with its label, and the form keeps the place and the kind for the next piece.
 */
import type { PieceSaved } from '@kencana/contract/call/barang-calls';
import { Grid } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import { EntryPanel } from '../../engine/entry-screen/entry-panel.tsx';
import { textOf } from '../../engine/field/values.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { signalScan } from '../../platform/scanner.ts';
import { Page } from '../../ui/page.tsx';
import { PieceSums } from './piece-sums.tsx';
import { usePieceFollow } from './use-piece-follow.ts';
import { SavedPieces } from './saved-pieces.tsx';
import type { SavedPiece } from './saved-pieces.tsx';

/** Pieces that the list of a session shows. */
const KEPT = 50;

export function TambahBarang(): ReactNode {
  const t = useT();
  const title = t('screen.tambah-data-barang');
  const follow = usePieceFollow();
  const [saved, setSaved] = useState<readonly SavedPiece[]>([]);
  const keep = (
    { kode_barcode, no_tambah, status_valid }: PieceSaved,
    piece: SavedPiece['piece'],
  ) => {
    const menunggu = status_valid === MENUNGGU ? no_tambah : undefined;
    setSaved((old) => [{ kode_barcode, menunggu, piece }, ...old].slice(0, KEPT));
    const text = menunggu === undefined ? 'stock.barang-disimpan' : 'stock.barang-menunggu';
    notify.success(t(text, { kode: kode_barcode }));
    signalScan('ok');
  };
  return (
    <Page title={title}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <EntryPanel
            wide
            entry={barangEntry}
            screen="tambah-data-barang"
            title={title}
            follow={follow}
            after={(piece) => <PieceSums piece={piece} />}
            onSaved={({ data }, { nama_barang, berat }) =>
              keep(data, { nama: textOf(nama_barang), berat: Number(berat) })
            }
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <SavedPieces pieces={saved} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}
