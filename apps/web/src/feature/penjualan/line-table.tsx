/**
 * The pieces of the sale: price, ongkos and discount are changed in place, the computed value stays
 * beside a changed one. Arrow keys walk the rows, Delete takes one out, Space writes a remark. On a
 * phone each row is a card (penjualan.css).
 */
import { ActionIcon, Table, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatGramUnit } from '@kencana/rules/gram';
import type { BarisJual } from '@kencana/rules/harga';
import { formatKadar, kadar } from '@kencana/rules/kadar';
import { useT } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { changeLine, removeLine } from './basket.ts';
import type { BasketLine, LineChange } from './basket.ts';
import { DiskonInput } from './diskon-input.tsx';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { notePlace, PLACE } from './focus.ts';
import { LineNote } from './line-note.tsx';
import { showRp } from '../../platform/show.ts';
import type { Sale } from './use-sale.ts';

export function LineTable({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  const { lines } = sale.basket;
  if (lines.length === 0) return <EmptyState text={t('sale.belum-ada-barang')} />;
  return (
    <Table
      className="jual-lines"
      verticalSpacing={6}
      horizontalSpacing={6}
      aria-label={t('document.barang')}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('document.barang')}</Table.Th>
          <Table.Th scope="col" ta="right">
            {t('sale.berat-kadar')}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {t('field.harga')}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {t('document.ongkos')}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {t('document.diskon')}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {t('field.jumlah')}
          </Table.Th>
          <Table.Th aria-label={t('shell.aksi')} w={30} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line, index) => (
          <LineRow key={line.kode_barcode} sale={sale} line={line} index={index} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface LineProps {
  readonly sale: Sale;
  readonly line: BasketLine;
  readonly index: number;
}

function LineRow({ sale, line, index }: LineProps): ReactNode {
  const t = useT();
  const row = useRef<HTMLTableRowElement>(null);
  const scanned = sale.note?.kode_barcode === line.kode_barcode ? sale.note.result : undefined;
  useEffect(() => {
    if (scanned !== undefined) row.current?.scrollIntoView({ block: 'nearest' });
  }, [scanned]);
  const remove = (): void => {
    if (line.held !== undefined) return;
    sale.change((old) => removeLine(old, line.kode_barcode));
    focusPlace(PLACE.barcode);
  };
  const note = (): void => {
    document.getElementById(notePlace(line.kode_barcode))?.click();
    focusPlace(notePlace(line.kode_barcode));
  };
  const onKey = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target === event.currentTarget && walkRows(event, remove, note)) return;
    enterInRow(event, () => focusPlace(PLACE.barcode));
  };
  const error = sale.errors[`detail_barang.${index}.kode_barcode`];
  return (
    <Table.Tr
      ref={row}
      tabIndex={0}
      onKeyDown={onKey}
      aria-label={`${line.kode_barcode} ${line.nama_barang}`}
      data-scanned={scanned}
      data-wrong={error === undefined ? undefined : true}
    >
      <NameCell sale={sale} line={line} index={index} error={error} />
      <Table.Td ta="right" className="numeric" data-label={t('sale.berat-kadar')}>
        <div>
          <Text size="sm">{formatGramUnit(line.berat)}</Text>
          <Text size="xs" c="dimmed">
            {formatKadar(kadar(line.kadar))}%
          </Text>
        </div>
      </Table.Td>
      <PriceCells sale={sale} line={line} index={index} />
      <Table.Td ta="right" className="jual-hapus">
        {line.held === undefined ? (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('sale.hapus-baris', { kode: line.kode_barcode })}
            title="Delete"
            onClick={remove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

/** What the piece is, why it cannot be sold, and its remark. */
function NameCell(props: LineProps & { readonly error: string | undefined }): ReactNode {
  const { sale, line, index, error } = props;
  return (
    <Table.Td className="jual-nama">
      <Text size="sm" fw={600}>
        {line.nama_barang}
      </Text>
      <Text size="xs" c="dimmed" className="numeric">
        {line.kode_barcode}
      </Text>
      {error === undefined ? null : (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      <div className="jual-remark">
        <LineNote sale={sale} line={line} index={index} />
      </div>
    </Table.Td>
  );
}

function PriceCells({ sale, line, index }: LineProps): ReactNode {
  const t = useT();
  const price = sale.money.lines.get(line.kode_barcode);
  if (price === undefined) return null;
  if (line.held !== undefined) return <HeldCells price={price} />;
  const set = (change: LineChange): void =>
    sale.change((old) => changeLine(old, line.kode_barcode, change));
  const named = (label: string): string => `${label} ${line.kode_barcode}`;
  const at = `detail_barang.${index}`;
  const plain = { size: 'xs', leftSection: null, leftSectionWidth: 0 } as const;
  return (
    <>
      <Table.Td data-label={t('field.harga')}>
        <div>
          <RupiahInput
            {...plain}
            aria-label={named(t('field.harga'))}
            value={price.hargaJual}
            error={sale.errors[`${at}.harga_jual`]}
            onChange={(harga) => set({ harga: harga ?? undefined })}
          />
          <Text size="xs" c="dimmed" ta="right" className="numeric">
            {showRp(price.hargaGram)} {t('shell.per-gram')}
          </Text>
          <Computed was={price.hargaDihitung} now={price.hargaJual} />
        </div>
      </Table.Td>
      <Table.Td data-label={t('document.ongkos')}>
        <div>
          <RupiahInput
            {...plain}
            aria-label={named(t('document.ongkos'))}
            value={price.ongkos}
            error={sale.errors[`${at}.ongkos`]}
            onChange={(ongkos) => set({ ongkos: ongkos ?? undefined })}
          />
          <Computed was={price.ongkosDihitung} now={price.ongkos} />
        </div>
      </Table.Td>
      <Table.Td data-label={t('document.diskon')}>
        <DiskonInput
          label={named(t('document.diskon'))}
          rp={line.diskonRp}
          persen={line.diskonPersen}
          worth={price.diskon}
          error={sale.errors[`${at}.diskon_rp`] ?? sale.errors[`${at}.diskon_persen`]}
          onChange={set}
        />
      </Table.Td>
      <Table.Td ta="right" className="numeric" data-label={t('field.jumlah')}>
        <div>
          <Text size="sm" fw={600}>
            {showRp(price.hargaTotal)}
          </Text>
          <Computed was={price.totalDihitung} now={price.hargaTotal} />
        </div>
      </Table.Td>
    </>
  );
}

/** What was agreed when the piece was held. */
function HeldCells({ price }: { price: BarisJual }): ReactNode {
  const t = useT();
  const cells = [
    [t('field.harga'), price.hargaJual],
    [t('document.ongkos'), price.ongkos],
    [t('document.diskon'), price.diskon],
    [t('field.jumlah'), price.hargaTotal],
  ] as const;
  return cells.map(([label, amount], i) => (
    <Table.Td key={label} ta="right" className="numeric" data-label={label}>
      <Text size="sm" fw={i === cells.length - 1 ? 600 : 400} style={{ whiteSpace: 'nowrap' }}>
        {showRp(amount)}
      </Text>
    </Table.Td>
  ));
}

/** The computed value, shown as soon as another one counts (domain fact 7). */
function Computed({ was, now }: { was: number; now: number }): ReactNode {
  const t = useT();
  if (was === now) return null;
  return (
    <Text size="xs" ta="right" className="numeric jual-computed">
      {t('document.dihitung', { rp: showRp(was) })}
    </Text>
  );
}

/** Arrow keys, Delete and Space on a row itself; true when the key was one of them. */
function walkRows(
  event: KeyboardEvent<HTMLTableRowElement>,
  remove: () => void,
  note: () => void,
): boolean {
  const row = event.currentTarget;
  const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling };
  if (event.key === 'Delete') remove();
  else if (event.key === ' ') note();
  else if (event.key === 'Enter') row.querySelector('input')?.focus();
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = to[event.key];
    if (next instanceof HTMLElement) next.focus();
  } else return false;
  event.preventDefault();
  return true;
}
