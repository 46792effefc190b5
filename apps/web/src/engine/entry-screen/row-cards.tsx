/** Rows of a counter, each a card of its own; a key adds the next one. */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { NamedRows } from '@kencana/contract/entry/define-entry';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { nextId } from '../document-screen/counter-draft.ts';
import { enterInRow, focusNow, focusPlace } from '../document-screen/focus-place.ts';
import { PieceFrame } from '../document-screen/piece-frame.tsx';
import { rowsOf } from './entry-draft.ts';
import { RowGrid, useRowChoices } from './row-grid.tsx';
import { RowsError } from './rows-error.tsx';
import type { EntryWork } from './use-entry.ts';

export interface RowCardsProps {
  readonly part: NamedRows;
  readonly work: EntryWork;
  /** Names the places: `transaksi-services`. */
  readonly screen: string;
  /** What each row comes to, and what is said below its fields. */
  readonly amounts?: readonly string[] | undefined;
  readonly notes?: readonly Readonly<Record<string, string>>[] | undefined;
  /** Where Enter goes behind the last field of the last row. */
  readonly next: string;
}

/** Id of the first field of a row. */
export function rowPlace(screen: string, part: NamedRows, id: number): string {
  return `${screen}-${part.name}-${id}`;
}

export function RowCards({ part, work, screen, amounts, notes, next }: RowCardsProps): ReactNode {
  const t = useT();
  const { draft, errors, rows } = work;
  const all = rowsOf(draft, part.name);
  const choices = useRowChoices(part, draft);
  const { frame } = part;
  const add = (): void => {
    rows.add(part);
    focusPlace(rowPlace(screen, part, nextId(all)));
  };
  return (
    <Stack gap="sm">
      {all.map((row, at) => {
        const amount = amounts?.[at];
        const after = all[at + 1];
        return (
          <PieceFrame
            key={row.id}
            title={t(frame?.judul ?? 'document.barang', { n: at + 1 })}
            {...(amount !== undefined && { amount })}
            removeLabel={t(frame?.hapus ?? 'entry.hapus-baris', { n: at + 1 })}
            onRemove={all.length === 1 ? undefined : () => rows.remove(part, at)}
            onKeyDown={(event) =>
              enterInRow(event, () =>
                focusNow(after === undefined ? next : rowPlace(screen, part, after.id)),
              )
            }
          >
            <RowGrid
              part={part}
              row={row}
              path={`${part.name}.${at}`}
              choices={choices}
              errors={errors}
              askKadar={work.askKadar}
              notes={notes?.[at]}
              place={rowPlace(screen, part, row.id)}
              onChange={(patch) => rows.change(part, at, patch)}
            />
          </PieceFrame>
        );
      })}
      <RowsError text={errors[part.name]} />
      <div>
        <KbdButton shortcut={frame?.key ?? 'F6'} variant="default" size="xs" onClick={add}>
          {t(frame?.tambah ?? 'entry.tambah-baris')}
        </KbdButton>
      </div>
    </Stack>
  );
}
