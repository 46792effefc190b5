/**
 * One saved document with its facts, lines and payments, as its definition shows them and the
 * server tells them. Read only.
 */
import { Group, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { linesOf } from '@kencana/contract/document/define-document';
import type { DocumentDef, LineGroup } from '@kencana/contract/document/define-document';
import type {
  DocumentLineRow,
  DocumentRow,
  PaymentRow,
} from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { showRp } from '../../platform/show.ts';
import { isNumber, showComputed, showValue } from './show-value.ts';
import './document.css';

interface Shown {
  readonly definition: DocumentDef;
  readonly document: DocumentRow;
}

export function DocumentDetail({ definition, document }: Shown): ReactNode {
  const groups = definition.lines
    .map((group) => ({ group, lines: linesOf(document, group) }))
    .filter(({ lines }, index) => index === 0 || lines.length > 0);
  return (
    <Stack gap="sm" className="dokumen-detail">
      <Facts definition={definition} document={document} />
      {groups.map(({ group, lines }) => (
        <Lines key={group.field} group={group} lines={lines} />
      ))}
      {document.pembayaran.length > 0 ? <Payments payments={document.pembayaran} /> : null}
    </Stack>
  );
}

function Facts({ definition, document }: Shown): ReactNode {
  const t = useT();
  const facts = definition.facts
    .map((fact) => ({ key: fact.key, label: t(fact.label), text: showValue(fact, document) }))
    .filter(({ text }) => text !== '');
  return (
    <Group gap="xs" style={{ columnGap: 20 }}>
      {facts.map(({ key, label, text }) => (
        <Text key={key} size="sm" component="div">
          <Text span size="xs" c="dimmed">
            {label}{' '}
          </Text>
          <span className="numeric">{text}</span>
        </Text>
      ))}
    </Group>
  );
}

function Lines({
  group,
  lines,
}: {
  group: LineGroup;
  lines: readonly DocumentLineRow[];
}): ReactNode {
  const t = useT();
  const title = t(group.title);
  // A text that no line has is no column.
  const columns = group.columns.filter(
    (column) => column.kind !== 'teks' || lines.some((line) => showValue(column, line) !== ''),
  );
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
                {[line.kode_barcode, line.nama_barang].filter((s) => s !== '').join(' · ')}
              </Table.Td>
              {columns.map((column) => (
                <Table.Td key={column.key} ta={isNumber(column) ? 'right' : 'left'}>
                  {showValue(column, line)}
                  <Computed text={showComputed(column, line)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
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
              {t('document.jumlah')}
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
                {showRp(p.arah === 'KELUAR' ? -p.jumlah_rp : p.jumlah_rp)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
