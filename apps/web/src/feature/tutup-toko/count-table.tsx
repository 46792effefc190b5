/**
 * The till counted by denomination: the keyboard goes down the list, totals and difference follow
 * each key.
 */
import { Group, Paper, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { PECAHAN } from '@kencana/contract/transaction/tutup-toko';
import { subtractExact, type Jumlah } from '@kencana/rules/jumlah';
import { formatAngka, formatRupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { countedRupiah, parseLembar, withLembar } from './cash-count.ts';
import type { Count } from './cash-count.ts';

export interface CountTableProps {
  readonly count: Count;
  readonly onChange: (count: Count) => void;
  /** The till by the books. */
  readonly sistem: Jumlah;
}

/** Arrow keys go up and down the list, as on paper. */
function upAndDown(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.findIndex((field) => field === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function CountTable({ count, onChange, sistem }: CountTableProps): ReactNode {
  const t = useT();
  return (
    <Paper withBorder p="md">
      <Text component="h2" fw={600} mb="xs">
        {t('money.hitung-uang')}
      </Text>
      <Table verticalSpacing={2} onKeyDown={upAndDown} aria-label={t('money.hitung-uang')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">{t('money.pecahan')}</Table.Th>
            <Table.Th ta="right" w={110}>
              {t('money.lembar')}
            </Table.Th>
            <Table.Th ta="right">{t('field.jumlah')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PECAHAN.map((pecahan, index) => (
            <CountRow
              key={pecahan}
              pecahan={pecahan}
              lembar={count[String(pecahan)]}
              first={index === 0}
              onChange={(lembar) => onChange(withLembar(count, pecahan, lembar))}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Difference fisik={countedRupiah(count)} sistem={sistem} />
    </Paper>
  );
}

function CountRow(props: {
  readonly pecahan: number;
  readonly lembar: number | undefined;
  readonly first: boolean;
  readonly onChange: (lembar: number | undefined) => void;
}): ReactNode {
  const t = useT();
  const { pecahan, lembar } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const wrong = typed !== undefined && parseLembar(typed) === null;
  return (
    <Table.Tr>
      <Table.Td ta="right" className="numeric">
        {formatAngka(pecahan)}
      </Table.Td>
      <Table.Td>
        <TextInput
          size="xs"
          className="numeric"
          inputMode="numeric"
          autoComplete="off"
          autoFocus={props.first}
          aria-label={t('money.lembar-pecahan', { pecahan: formatAngka(pecahan) })}
          value={typed ?? lembar ?? ''}
          error={wrong}
          {...(wrong ? { 'data-unreadable': true } : {})}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            props.onChange(parseLembar(text) ?? undefined);
          }}
          onBlur={() => wrong || setTyped(undefined)}
        />
      </Table.Td>
      <Table.Td ta="right" className="numeric">
        {lembar === undefined ? '' : formatAngka(pecahan * lembar)}
      </Table.Td>
    </Table.Tr>
  );
}

function Difference({ fisik, sistem }: { fisik: number; sistem: Jumlah }): ReactNode {
  const t = useT();
  const gap = subtractExact(fisik, sistem);
  const lines = [
    [t('money.uang-dihitung'), fisik, 'uang-dihitung'],
    [t('money.kas-menurut-buku'), sistem, 'kas-buku'],
  ] as const;
  return (
    <Stack gap={2} mt="sm" role="status">
      {lines.map(([label, value, id]) => (
        <Group key={id} justify="space-between">
          <Text size="sm">{label}</Text>
          <Text className="numeric" data-angka={id}>
            {formatRupiah(value)}
          </Text>
        </Group>
      ))}
      <Group justify="space-between" className={gap === 0 ? 'selisih' : 'selisih ada'}>
        <Text fw={700}>{t('money.selisih')}</Text>
        <Text fw={700} className="numeric" data-angka="selisih">
          {formatRupiah(gap)}
        </Text>
      </Group>
    </Stack>
  );
}
