/** What a desk shows beside its list: the money counted, and the document the cashier looks at. */
import { documentCalls } from '@kencana/contract/call/document-calls';
import { Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Validated, WaitingRow } from '@kencana/contract/desk';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { goodsOf } from './desk-list.tsx';
import type { MoneySum } from './desk-money.ts';
import { DocumentDetail } from './document-detail.tsx';

/** Sums by kind of payment or account: chosen and waiting. */
export function MoneyTable(props: { label: string; sums: readonly MoneySum[] }): ReactNode {
  const t = useT();
  const { label, sums } = props;
  const total = (key: 'menunggu' | 'terpilih'): number =>
    sums.reduce((sum, row) => sum + row[key], 0);
  return (
    <Table verticalSpacing={4} aria-label={label} fz="sm" className="numeric">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{label}</Table.Th>
          <Table.Th scope="col" ta="right">
            {t('validasi.terpilih')}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {t('validasi.menunggu')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sums.map((sum) => (
          <Table.Tr key={sum.nama}>
            <Table.Td>{sum.nama}</Table.Td>
            <Table.Td ta="right">{showRp(sum.terpilih)}</Table.Td>
            <Table.Td ta="right">{showRp(sum.menunggu)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('field.jumlah')}</Table.Th>
          <Table.Th ta="right">{showRp(total('terpilih'))}</Table.Th>
          <Table.Th ta="right">{showRp(total('menunggu'))}</Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

/** The whole document of a row, with the buttons that answer it. */
export function DeskDocument(props: {
  readonly kind: Validated;
  readonly row: WaitingRow;
  readonly goods: boolean;
}): ReactNode {
  const t = useT();
  const { kind, row, goods } = props;
  const shop = addressedShop(useSession()).kode_toko;
  const no = row.no_faktur_group;
  const { data, error, refetch } = useQuery({
    queryKey: [kind.kind, shop, 'satu', no, row.ke],
    queryFn: async ({ signal }) =>
      (await api.get(documentCalls(kind).one, { params: { no }, signal })).data,
    staleTime: 0,
  });
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4" className="numeric">
            {no}
          </Title>
          <Text fw={700} size="lg" className="numeric">
            {goods ? goodsOf(row, t) : showRp(row.total)}
          </Text>
        </Group>
        {error !== null ? (
          <FailedState text={error.message} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <LoadingState />
        ) : (
          <DocumentDetail definition={kind} document={data} cards={goods} />
        )}
      </Stack>
    </Paper>
  );
}
