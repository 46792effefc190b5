/**
 * Tambah Barang Banyak: the pieces of a delivery in one document, typed into a sheet, pasted from a
 * spreadsheet or read from a file, with the labels of all of them once they are saved.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PiecesSaved } from '@kencana/contract/call/barang-calls';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { barangBanyakEntry } from '@kencana/contract/transaction/barang-banyak-entry';
import { EntrySheet } from '../../engine/entry-sheet/entry-sheet.tsx';
import { useT } from '../../platform/i18n.ts';
import { pieceSums } from './sheet-sums.ts';
import { SavedMany } from './saved-many.tsx';
import { usePieceFollow } from './use-piece-follow.ts';

export function TambahBarangBanyak(): ReactNode {
  const t = useT();
  const follow = usePieceFollow();
  const [saved, setSaved] = useState<PiecesSaved | undefined>();
  const title = t('screen.tambah-barang-banyak');
  if (saved !== undefined) {
    return <SavedMany title={title} saved={saved} onNext={() => setSaved(undefined)} />;
  }
  return (
    <EntrySheet
      entry={barangBanyakEntry}
      definition={tambahBarangDocument}
      screen="tambah-barang-banyak"
      title={title}
      follow={follow}
      sums={pieceSums}
      onSaved={setSaved}
    />
  );
}
