/**
 * The rows of a sheet as cells: virtual, so that five thousand are as quick as fifty. Enter and Tab
 * move on, arrows go up and down, a table from a spreadsheet is pasted from the cell on. What is
 * wrong with a cell is told below it while one stands in it.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { NamedField } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import { useT } from '../../platform/i18n.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import { cellText, nextPlace, tableOf, YES } from './sheet-cell.ts';
import type { Place, SheetRow } from './sheet-cell.ts';
import type { SheetProblem } from './sheet-problem.ts';
import './entry-sheet.css';

const ROW_HEIGHT = 30;

/** Goes to a cell, wherever it stands. */
export interface SheetHandle {
  readonly go: (place: Place) => void;
  /** The cell that was last stood in. */
  readonly at: () => Place;
}

export interface SheetGridProps {
  readonly ref: Ref<SheetHandle>;
  readonly label: string;
  readonly columns: readonly NamedField[];
  readonly rows: readonly SheetRow[];
  readonly most: number;
  readonly choices: ChoicesByField;
  readonly problems: readonly SheetProblem[];
  readonly locked: boolean;
  readonly onType: (at: Place, field: NamedField, text: string) => void;
  readonly onPaste: (at: Place, table: readonly (readonly string[])[]) => void;
  readonly onFill: (row: number, field: NamedField) => void;
  readonly onRemove: (row: number) => void;
}

export function SheetGrid(props: SheetGridProps): ReactNode {
  const { columns, rows, most, problems } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const last = useRef<Place>({ row: 0, column: 0 });
  const [active, setActive] = useState<number | undefined>();
  // One row more than there are, to type the next one into.
  const shown = Math.min(most, rows.length + 1);
  // oxlint-disable-next-line react/incompatible-library -- handed to nothing memoised
  const virtual = useVirtualizer({
    count: shown,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    initialRect: { width: 800, height: 480 },
  });
  const cellOf = ({ row, column }: Place): HTMLInputElement | null =>
    scroll.current?.querySelector(`input[data-cell="${row}.${column}"]`) ?? null;
  const go = (place: Place): void => {
    if (place.row < 0 || place.row >= most) return;
    const there = cellOf(place);
    if (there === null) virtual.scrollToIndex(Math.min(place.row, shown - 1));
    // A row that was not drawn, or has only just come, is there with the next picture.
    const reach = (tries: number): void => {
      const cell = cellOf(place);
      if (cell === null) {
        if (tries > 0) requestAnimationFrame(() => reach(tries - 1));
        return;
      }
      cell.focus();
      cell.select();
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    reach(10);
  };
  useImperativeHandle(props.ref, () => ({ go, at: () => last.current }));
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const work = {
    ...cellWork(props, go),
    enter: (place: Place) => {
      last.current = place;
      setActive(place.row);
    },
    leave: () => setActive(undefined),
  };
  return (
    <div ref={scroll} className="lembar">
      <table aria-label={props.label} aria-rowcount={shown + 1}>
        <SheetHead columns={columns} />
        <tbody>
          <Gap height={above} />
          {items.map(({ index }) => (
            <SheetLine
              key={index}
              at={index}
              row={rows[index] ?? NONE}
              columns={columns}
              wrong={wrongOf(problems, index)}
              active={active === index}
              locked={props.locked}
              work={work}
            />
          ))}
          <Gap height={below} />
        </tbody>
      </table>
      {columns.map((field) => (
        <Offers key={field.name} field={field} choices={props.choices} />
      ))}
    </div>
  );
}

function SheetHead({ columns }: { columns: readonly NamedField[] }): ReactNode {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col" aria-label={t('entry.baris', { n: '' })} />
        {columns.map((field) => (
          <th key={field.name} scope="col" className={isNumeric(field.kind) ? 'angka' : ''}>
            {t(field.label)}
            {field.required && field.initial === undefined ? ' *' : ''}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const NONE: SheetRow = {};
const RIGHT = '';

/** What is wrong with a row, as one text: a line whose text stays the same is not drawn again. */
function wrongOf(problems: readonly SheetProblem[], at: number): string {
  const own = problems.filter(({ row }) => row === at);
  return own.length === 0 ? RIGHT : JSON.stringify(own.map(({ name, text }) => [name, text]));
}

interface Work {
  readonly keys: (event: KeyboardEvent<HTMLInputElement>, place: Place) => void;
  readonly paste: (event: ClipboardEvent<HTMLInputElement>, place: Place) => void;
  readonly type: SheetGridProps['onType'];
  readonly enter: (place: Place) => void;
  readonly leave: () => void;
}

/** What keys and pasting do in a cell; `go` goes to another. */
function cellWork(
  props: SheetGridProps,
  go: (place: Place) => void,
): Pick<Work, 'keys' | 'paste' | 'type'> {
  const { columns, rows, onType } = props;
  const copyAbove = (place: Place, field: NamedField): void => {
    const { row, column } = place;
    if (row === 0) return;
    onType(place, field, cellText(field, rows[row - 1]?.[field.name]));
    go({ row: row + 1, column });
  };
  /** What the key does, undefined where it is the cell's own. */
  const workOf = (event: KeyboardEvent, place: Place): (() => void) | undefined => {
    const { row, column } = place;
    const field = columns[column];
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'Delete') return () => row < rows.length && props.onRemove(row);
      if (key.toLowerCase() !== 'd' || field === undefined) return undefined;
      return () => (shiftKey ? props.onFill(row, field) : copyAbove(place, field));
    }
    if (event.altKey) return undefined;
    const next = shiftKey ? { row: row - 1, column } : nextPlace(place, columns.length);
    if (key === 'Enter') return () => go(next);
    if (key === 'ArrowDown') return () => go({ row: row + 1, column });
    return key === 'ArrowUp' ? () => go({ row: row - 1, column }) : undefined;
  };
  return {
    type: onType,
    keys: (event, place) => {
      const work = workOf(event, place);
      if (work === undefined) return;
      event.preventDefault();
      work();
    },
    paste: (event, place) => {
      const text = event.clipboardData.getData('text/plain');
      // One word goes into the cell as anywhere else.
      if (!/[\t\n]/.test(text.trimEnd())) return;
      event.preventDefault();
      props.onPaste(place, tableOf(text));
    },
  };
}

function SheetLine(props: {
  readonly at: number;
  readonly row: SheetRow;
  readonly columns: readonly NamedField[];
  readonly wrong: string;
  /** Stood in: what is wrong with it may hang over the next one. */
  readonly active: boolean;
  readonly locked: boolean;
  readonly work: Work;
}): ReactNode {
  const { at, row, columns, wrong, work } = props;
  const texts = new Map(wrong === RIGHT ? [] : (JSON.parse(wrong) as [string, string][]));
  return (
    <tr aria-rowindex={at + 2} className={props.active ? 'aktif' : ''}>
      <th scope="row" className={texts.has('') ? 'salah' : ''} title={texts.get('')}>
        {at + 1}
      </th>
      {columns.map((field, column) => (
        <Cell
          key={field.name}
          field={field}
          place={{ row: at, column }}
          value={row[field.name]}
          wrong={texts.get(field.name)}
          locked={props.locked}
          work={work}
        />
      ))}
    </tr>
  );
}

function Cell(props: {
  readonly field: NamedField;
  readonly place: Place;
  readonly value: unknown;
  readonly wrong: string | undefined;
  readonly locked: boolean;
  readonly work: Work;
}): ReactNode {
  const t = useT();
  const { field, place, value, wrong, work } = props;
  const { row, column } = place;
  const [text, setText] = useState<string | undefined>();
  const told = `lembar-salah-${row}-${column}`;
  const keep = (): void => {
    if (text !== undefined) work.type(place, field, text);
    setText(undefined);
  };
  const list = field.kind === 'ref' || field.kind === 'pilihan' || field.kind === 'aktif';
  return (
    <td>
      <input
        data-cell={`${row}.${column}`}
        aria-label={t('entry.lembar-sel', { kolom: t(field.label), n: row + 1 })}
        className={isNumeric(field.kind) ? 'angka' : ''}
        autoComplete="off"
        spellCheck={false}
        readOnly={props.locked}
        inputMode={isNumeric(field.kind) ? 'decimal' : 'text'}
        {...(list && { list: listOf(field) })}
        {...(wrong !== undefined && {
          'aria-invalid': true,
          'aria-describedby': told,
          title: wrong,
        })}
        value={text ?? cellText(field, value)}
        onFocus={() => work.enter(place)}
        onBlur={() => {
          keep();
          work.leave();
        }}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(undefined);
          else if (event.key !== 'Tab') {
            // What was typed counts before the key does: a row is filled down with it.
            if (event.ctrlKey || event.metaKey) keep();
            work.keys(event, place);
          }
        }}
        onPaste={(event) => work.paste(event, place)}
      />
      {wrong === undefined ? null : (
        <div id={told} className="pesan" role="alert">
          {wrong}
        </div>
      )}
    </td>
  );
}

function listOf({ name }: NamedField): string {
  return `lembar-${name}`;
}

/** What a column offers while it is typed. */
function Offers({ field, choices }: { field: NamedField; choices: ChoicesByField }): ReactNode {
  const { kind, options = [] } = field;
  if (kind === 'aktif' || kind === 'pilihan') {
    const codes = kind === 'aktif' ? [YES] : options;
    return (
      <datalist id={listOf(field)}>
        {codes.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    );
  }
  if (kind !== 'ref') return null;
  return (
    <datalist id={listOf(field)}>
      {(choices[field.name] ?? []).map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  );
}

function Gap({ height }: { height: number }): ReactNode {
  return height <= 0 ? null : (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
