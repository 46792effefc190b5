/**
 * The remark of one line: a button with its text, and while somebody writes a field that offers the
 * shop's ready-made remarks. Space on the row opens it, Enter goes back to scanning.
 */
import { Autocomplete, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useSaleNotes } from '../../engine/document-screen/master-lists.ts';
import { useT } from '../../platform/i18n.ts';
import { changeLine } from './basket.ts';
import type { BasketLine } from './basket.ts';
import { notePlace, PLACE } from './focus.ts';
import type { Sale } from './use-sale.ts';

export function LineNote(props: { sale: Sale; line: BasketLine; index: number }): ReactNode {
  const { sale, line, index } = props;
  const t = useT();
  const notes = useSaleNotes();
  const [open, setOpen] = useState(false);
  const { kode_barcode, keterangan } = line;
  const id = notePlace(kode_barcode);
  const label = `${t('shell.keterangan')} ${kode_barcode}`;
  const error = sale.errors[`detail_barang.${index}.keterangan`];
  if (!open && error === undefined) {
    return (
      <Button
        id={id}
        variant="subtle"
        size="compact-xs"
        className="jual-catat"
        leftSection={<IconPencil size={12} aria-hidden />}
        aria-label={[label, keterangan].filter(Boolean).join(': ')}
        aria-keyshortcuts="Space"
        onClick={() => {
          setOpen(true);
          focusPlace(id);
        }}
      >
        {keterangan ?? t('shell.keterangan')}
      </Button>
    );
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    focusPlace(PLACE.barcode);
  };
  return (
    <Autocomplete
      id={id}
      size="xs"
      className="jual-catatan"
      aria-label={label}
      placeholder={t('shell.keterangan')}
      maxLength={200}
      data={[...notes]}
      openOnFocus={false}
      value={keterangan ?? ''}
      error={error}
      onKeyDown={onKey}
      onBlur={() => setOpen(false)}
      onChange={(text) =>
        sale.change((old) =>
          changeLine(old, kode_barcode, { keterangan: text === '' ? undefined : text }),
        )
      }
    />
  );
}
