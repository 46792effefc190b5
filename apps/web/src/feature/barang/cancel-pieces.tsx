/** Which pieces of an entry are cancelled: those that are named, or all of it. */
import { TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { linesOf } from '@kencana/contract/document/define-document';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import type { CancelFieldsProps } from '../../engine/document-screen/document-slot.ts';
import { useT } from '../../platform/i18n.ts';

/** Barcodes are typed, scanned or chosen; of thousands the first lines are offered. */
export function CancelPieces({ document, value, onChange, errors }: CancelFieldsProps): ReactNode {
  const t = useT();
  const lines = linesOf(document, tambahBarangDocument.lines[0]);
  const offered = lines.flatMap((line) => (line.hidup ? [line.kode_barcode] : []));
  if (lines.length < 2) return null;
  return (
    <TagsInput
      mb="sm"
      label={t('stock.batal-barang-ini')}
      description={t('stock.batal-barang-petunjuk')}
      data={offered}
      value={(value['barang'] as string[] | undefined) ?? []}
      error={errors['barang']}
      clearable
      maxDropdownHeight={240}
      onChange={(codes) =>
        onChange({ ...value, barang: codes.map((code) => code.trim().toUpperCase()) })
      }
    />
  );
}
