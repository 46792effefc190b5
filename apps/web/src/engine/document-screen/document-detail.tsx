/**
 * One saved document with its facts, lines and payments, as its definition shows them and the
 * server tells them. Read only.
 */
import { Group, Paper, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linesOf } from '@kencana/contract/document/define-document';
import type {
  DocumentDef,
  LineGroup,
  ShowColumn,
} from '@kencana/contract/document/define-document';
import { valueAt } from '@kencana/contract/document/document-row';
import type {
  DocumentLineRow,
  DocumentRow,
  PaymentRow,
} from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { isBelow, isNumber, showComputed, showExceeded, showValue } from './show-value.ts';
import { LinePager, useLinePages } from './line-pages.tsx';
import { StoredImage } from './stored-image.tsx';
import './document.css';

interface Shown {
  readonly definition: DocumentDef;
  readonly document: DocumentRow;
}

/** `cards` shows every line whole, one below the other: nothing is beside the screen's edge. */
export function DocumentDetail(props: Shown & { readonly cards?: boolean }): ReactNode {
  const { definition, cards = false } = props;
  const pages = useLinePages(definition, props.document);
  const { document } = pages;
  const groups = definition.lines
    .map((group) => ({ group, lines: linesOf(document, group) }))
    .filter(({ lines }, index) => index === 0 || lines.length > 0);
  return (
    <Stack gap="sm" className="dokumen-detail">
      <Facts definition={definition} document={document} />
      {groups.map(({ group, lines }) => (
        <Lines key={group.field} group={group} lines={lines} cards={cards} />
      ))}
      <LinePager pages={pages} />
      {document.pembayaran.length > 0 ? <Payments payments={document.pembayaran} /> : null}
    </Stack>
  );
}

function Facts({ definition, document }: Shown): ReactNode {
  const t = useT();
  const facts = definition.facts
    .map((fact) => ({ fact, label: t(fact.label), text: showValue(fact, document) }))
    .filter(({ text }) => text !== '');
  return (
    <Group gap="xs" style={{ columnGap: 20 }}>
      {facts.map(({ fact, label, text }) => (
        <Text key={fact.key} size="sm" component="div">
          <Text span size="xs" c="dimmed">
            {label}{' '}
          </Text>
          {fact.kind === 'foto' ? (
            <Photo path={text} alt={label} />
          ) : (
            <span className="numeric">{text}</span>
          )}
        </Text>
      ))}
    </Group>
  );
}

interface LinesProps {
  readonly group: LineGroup;
  readonly lines: readonly DocumentLineRow[];
  readonly cards: boolean;
}

function Lines({ group, lines, cards }: LinesProps): ReactNode {
  const t = useT();
  const title = t(group.title);
  // A text or photo that no line has is no column, nor a figure that the reader is not told.
  const columns = group.columns.filter((column) =>
    isNumber(column)
      ? lines.length === 0 || lines.some((line) => valueAt(line, column.key) !== undefined)
      : lines.some((line) => showValue(column, line) !== ''),
  );
  if (cards) {
    return lines.map((line) => <LineCard key={line.baris} line={line} columns={columns} />);
  }
  return (
    <div className="table-scroll">
      <Table verticalSpacing={4} aria-label={title} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{title}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column.key} scope="col" ta={isNumber(column) ? 'right' : 'left'}>
                {t(column.label)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.baris} className="numeric">
              <Table.Td>
                <LineName line={line} />
              </Table.Td>
              {columns.map((column) => (
                <Table.Td key={column.key} ta={isNumber(column) ? 'right' : 'left'}>
                  <Value column={column} line={line} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** A line with all of its values under their names. */
function LineCard(props: {
  readonly line: DocumentLineRow;
  readonly columns: readonly ShowColumn[];
}): ReactNode {
  const t = useT();
  const { line, columns } = props;
  return (
    <Paper withBorder p="xs" role="group" aria-label={line.kode_barcode}>
      <Text fw={600} size="sm" className="numeric">
        <LineName line={line} />
      </Text>
      <Group gap="xs" align="flex-start" style={{ columnGap: 20 }}>
        {columns
          .filter((column) => showValue(column, line) !== '')
          .map((column) => (
            <Text key={column.key} size="sm" component="div" className="numeric">
              <Text span size="xs" c="dimmed">
                {t(column.label)}{' '}
              </Text>
              <Value column={column} line={line} />
            </Text>
          ))}
      </Group>
    </Paper>
  );
}

/** Barcode and name; the barcode leads to the piece's history, for whoever may see that. */
function LineName({ line }: { readonly line: DocumentLineRow }): ReactNode {
  const { kode_barcode: kode, nama_barang } = line;
  const linked = kode !== '' && may('barang.riwayat-barang.lihat');
  return (
    <>
      {linked ? (
        <Link to={'/riwayat-barang' as string} search={{ kode } as never}>
          {kode}
        </Link>
      ) : (
        kode
      )}
      {kode !== '' && nama_barang !== '' ? ' · ' : ''}
      {nama_barang}
    </>
  );
}

function Value(props: { readonly column: ShowColumn; readonly line: DocumentLineRow }): ReactNode {
  const t = useT();
  const { column, line } = props;
  const most = showExceeded(column, line);
  return (
    <>
      {column.kind === 'foto' ? (
        <Photo path={showValue(column, line)} alt={line.nama_barang} />
      ) : (
        showValue(column, line)
      )}
      <Computed text={showComputed(column, line)} />
      {isBelow(column, line) ? <Marked text={t('stock.di-bawah-batas')} /> : null}
      {most === undefined ? null : <Marked text={t('stock.di-atas-batas', { batas: most })} />}
    </>
  );
}

function Photo({ path, alt }: { path: string; alt: string }): ReactNode {
  return path === '' ? null : <StoredImage path={path} alt={alt} height={72} width={96} />;
}

function Marked({ text }: { text: string }): ReactNode {
  return (
    <Text size="xs" c="red" fw={600}>
      {text}
    </Text>
  );
}

function Computed({ text }: { text: string | undefined }): ReactNode {
  const t = useT();
  if (text === undefined) return null;
  return (
    <Text size="xs" className="dokumen-dihitung">
      {t('document.dihitung', { rp: text })}
    </Text>
  );
}

function Payments({ payments }: { payments: readonly PaymentRow[] }): ReactNode {
  const t = useT();
  // Where the shop alone pays nothing comes in: a sign would say that money is missing.
  const mixed = payments.some((p) => p.arah !== 'KELUAR');
  return (
    <div className="table-scroll">
      <Table verticalSpacing={4} aria-label={t('document.pembayaran')} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('document.pembayaran')}</Table.Th>
            <Table.Th scope="col">{t('document.rekening')}</Table.Th>
            <Table.Th scope="col">{t('document.no-kartu')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('document.fee-rp')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('field.jumlah')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payments.map((p, index) => (
            // Payments have no key of their own and never change.
            <Table.Tr key={`${p.jenis}-${index}`} className="numeric">
              <Table.Td>{p.jenis}</Table.Td>
              <Table.Td>{p.no_rekening}</Table.Td>
              <Table.Td>{p.no_card}</Table.Td>
              <Table.Td ta="right">{p.fee_rp > 0 ? showRp(p.fee_rp) : ''}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {showRp(mixed && p.arah === 'KELUAR' ? -p.jumlah_rp : p.jumlah_rp)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
