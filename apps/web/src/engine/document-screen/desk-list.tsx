/**
 * The waiting documents of a desk as one list box: arrows move, Space marks, what Enter and Delete
 * do is the screen's.
 */
import { Checkbox, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Validated, WaitingRow } from '@kencana/contract/desk';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { showGram, showRp, showTime } from '../../platform/show.ts';
import { moneyOf } from './desk-money.ts';

export interface DeskListProps {
  readonly rows: readonly WaitingRow[];
  readonly kinds: readonly Validated[];
  /** A desk of goods: pieces and grams instead of money. */
  readonly goods: boolean;
  readonly active: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onActive: (no: string) => void;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onEnter: () => void;
  readonly onDelete: () => void;
}

const STEP: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

export function DeskList(props: DeskListProps): ReactNode {
  const t = useT();
  const { rows, active, chosen, onActive, onChosen } = props;
  const box = useRef<HTMLUListElement>(null);
  const at = rows.findIndex((row) => row.no_faktur_group === active);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (at >= 0) box.current?.children.item(at)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const toggle = (no: string): void => {
    const next = new Set(chosen);
    if (!next.delete(no)) next.add(no);
    onChosen(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step !== undefined) {
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
      if (next !== undefined) onActive(next.no_faktur_group);
    } else if (event.key === ' ' && active !== undefined) toggle(active);
    else if (event.key === 'Enter') props.onEnter();
    else if (event.key === 'Delete') props.onDelete();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      const all = rows.map((row) => row.no_faktur_group);
      onChosen(new Set(chosen.size === all.length ? [] : all));
    } else return;
    event.preventDefault();
  };
  return (
    <ul
      ref={box}
      className="meja-list"
      role="listbox"
      aria-multiselectable
      aria-label={t('validasi.daftar')}
      aria-activedescendant={at >= 0 ? `meja-${active}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <DeskRow
          key={row.no_faktur_group}
          row={row}
          goods={props.goods}
          kind={props.kinds.find((def) => def.kind === row.kind)}
          active={row.no_faktur_group === active}
          chosen={chosen.has(row.no_faktur_group)}
          onActive={() => onActive(row.no_faktur_group)}
          onToggle={() => toggle(row.no_faktur_group)}
        />
      ))}
    </ul>
  );
}

/** Pieces and grams of a document at a desk of goods. */
export function goodsOf(row: WaitingRow, t: Translate): string {
  return t('validasi.n-barang', { n: row.qty, gram: showGram(row.berat) });
}

interface DeskRowProps {
  readonly row: WaitingRow;
  readonly kind: Validated | undefined;
  readonly goods: boolean;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onActive: () => void;
  readonly onToggle: () => void;
}

function DeskRow(props: DeskRowProps): ReactNode {
  const t = useT();
  const { row, kind, goods, active, chosen, onActive, onToggle } = props;
  const { settings, user } = useSession();
  const apart = kind?.validasi.orangLain ?? settings.yes('VALIDASI_ORANG_LAIN');
  const others = apart && row.input_by === user.user_id;
  const no = row.no_faktur_group;
  const what = [kind === undefined ? row.kind : t(kind.name), row.peristiwa ?? ''];
  const ways = row.uang.map((money) => money.jenis);
  return (
    <li
      id={`meja-${no}`}
      role="option"
      aria-selected={chosen}
      data-active={active || undefined}
      onClick={onActive}
    >
      <Checkbox
        checked={chosen}
        tabIndex={-1}
        aria-hidden
        onChange={onToggle}
        onClick={(event) => event.stopPropagation()}
      />
      <div className="meja-row">
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text span fw={600} className="numeric meja-teks">
            {no}
          </Text>
          <Text span fw={700} className="numeric meja-teks">
            {goods
              ? goodsOf(row, t)
              : row.uang.length === 0
                ? t('validasi.tanpa-uang')
                : showRp(moneyOf(row))}
          </Text>
        </Group>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text span size="sm" c="dimmed" truncate>
            {[
              what.filter((part) => part !== '').join(' · '),
              showTime(row.created_at),
              row.nama_sales ?? row.kode_sales,
              row.nama_customer,
              row.input_by,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Text>
          <Text span size="sm" c={others || row.selisih > 0 ? 'red' : 'dimmed'}>
            {others
              ? t('validasi.orang-lain')
              : row.selisih > 0
                ? t('validasi.selisih', { n: row.selisih })
                : [...new Set(ways)].join(', ')}
          </Text>
        </Group>
      </div>
    </li>
  );
}
