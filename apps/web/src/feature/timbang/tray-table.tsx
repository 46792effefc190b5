/**
 * The trays that are being weighed: what each should weigh part by part, its weight by scale (F11)
 * or by hand, the difference, and why. Enter moves to the next tray.
 */
import { ActionIcon, Group, Paper, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { TimbangRow } from '@kencana/contract/call/timbang-calls';
import { gramToMg, mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { WeighInput } from '../../engine/field/weigh-input.tsx';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { showGram } from '../../platform/show.ts';
import { enterMovesOn } from '../../ui/enter-moves-on.ts';

interface TableProps {
  readonly rows: readonly TimbangRow[];
  /** What is wrong, by tray. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (rows: readonly TimbangRow[]) => void;
  /** Of a weight that is on its way to the server. */
  readonly onTelling: (told: Promise<void>) => void;
}

const PARTS = ['berat', 'berat_baki', 'berat_plastik', 'berat_atribut', 'berat_bandrol'] as const;

export function TrayTable({ rows, errors, onChange, onTelling }: TableProps): ReactNode {
  const t = useT();
  const narrow = useMediaQuery('(max-width: 48em)') === true;
  const all = rows.map((row) => (
    <TrayRow
      key={row.kode_baki}
      row={row}
      narrow={narrow}
      error={errors.get(row.kode_baki)}
      onChange={onChange}
      onTelling={onTelling}
    />
  ));
  return (
    <form className="table-scroll" onKeyDown={enterMovesOn} onSubmit={stay} noValidate>
      {narrow ? (
        <Stack gap="xs">{all}</Stack>
      ) : (
        <Table verticalSpacing={4} aria-label={t('screen.timbang-baki')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('field.kode_baki')}</Table.Th>
              <Table.Th ta="right">{t('document.pcs')}</Table.Th>
              <Table.Th ta="right">{t('timbang.total')}</Table.Th>
              <Table.Th>{t('timbang.timbang')}</Table.Th>
              <Table.Th ta="right">{t('timbang.selisih')}</Table.Th>
              <Table.Th>{t('field.keterangan')}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{all}</Table.Tbody>
        </Table>
      )}
    </form>
  );
}

/** Enter moves on; saving has a button of its own. */
function stay(event: FormEvent): void {
  event.preventDefault();
}

/** What was typed and not told yet; undefined for what the server knows. */
interface Typed {
  readonly berat?: Milligram | null;
  readonly manual?: boolean;
  readonly keterangan?: string;
}

/** What of a tray is typed here, and telling it. */
function useTray(row: TimbangRow, onChange: TableProps['onChange']) {
  const [typed, setTyped] = useState<Typed>({});
  const known = row.berat_timbang === null ? null : gramToMg(row.berat_timbang);
  const shown = {
    berat: typed.berat === undefined ? known : typed.berat,
    keterangan: typed.keterangan ?? row.keterangan,
    manual: typed.manual ?? row.sumber !== 'TIMBANGAN',
  };
  const send = async (call: () => Promise<{ readonly data: readonly TimbangRow[] }>) => {
    try {
      onChange((await call()).data);
      setTyped({});
    } catch (problem) {
      notify.failure(problem);
    }
  };
  const tell = async (more: Typed = {}): Promise<void> => {
    const now = { ...shown, ...more };
    if (now.berat === known && now.keterangan === row.keterangan) return;
    const body = {
      kode_toko: row.kode_baki,
      berat_timbang: now.berat === null ? null : mgToGram(now.berat),
      sumber: now.manual ? 'TANGAN' : 'TIMBANGAN',
      keterangan: now.keterangan,
    } as const;
    await send(() => api.post('timbang-baki/timbang', { body }));
  };
  const takeOut = (): Promise<void> =>
    send(() => api.post('timbang-baki/reset', { body: { kode_toko: row.kode_baki } }));
  const type = (more: Typed): void => setTyped((before) => ({ ...before, ...more }));
  return { shown, type, tell, takeOut };
}

function TrayRow(props: {
  readonly row: TimbangRow;
  readonly narrow: boolean;
  readonly error: string | undefined;
  readonly onChange: TableProps['onChange'];
  readonly onTelling: TableProps['onTelling'];
}): ReactNode {
  const t = useT();
  const { row, error } = props;
  const { shown, type, tell, takeOut } = useTray(row, props.onChange);
  const leave = (): void => props.onTelling(tell());
  const off = row.berat_timbang !== null && row.selisih !== 0;
  const selisih = (
    <Text span size="sm" className="numeric" fw={off ? 600 : 400} style={{ whiteSpace: 'nowrap' }}>
      {row.berat_timbang === null ? '' : showGram(row.selisih)}
    </Text>
  );
  const weight = (
    <WeighInput
      id={`timbang-${row.kode_baki}`}
      value={shown.berat}
      manual={shown.manual}
      onChange={(berat, manual) => {
        type({ berat, manual });
        // The scale is told at once; what is typed when the field is left.
        if (!manual) props.onTelling(tell({ berat, manual }));
      }}
    />
  );
  const note = (
    <TextInput
      size="xs"
      aria-label={`${t('field.keterangan')} ${row.kode_baki}`}
      placeholder={props.narrow ? t('field.keterangan') : ''}
      maxLength={200}
      value={shown.keterangan}
      error={error}
      onChange={(event) => type({ keterangan: event.currentTarget.value })}
    />
  );
  const out = (
    <ActionIcon
      variant="subtle"
      color="gray"
      tabIndex={-1}
      aria-label={t('timbang.keluarkan', { baki: row.kode_baki })}
      onClick={() => void takeOut()}
    >
      <IconX size={16} aria-hidden />
    </ActionIcon>
  );
  return <Laid row={row} narrow={props.narrow} {...{ selisih, weight, note, out, leave }} />;
}

/** A row of the table, or a card on a phone. */
function Laid(props: {
  readonly row: TimbangRow;
  readonly narrow: boolean;
  readonly selisih: ReactNode;
  readonly weight: ReactNode;
  readonly note: ReactNode;
  readonly out: ReactNode;
  readonly leave: () => void;
}): ReactNode {
  const t = useT();
  const { row, selisih, weight, note, out, leave } = props;
  const name = (
    <>
      <Text fw={600} size="sm">
        {row.kode_baki}
      </Text>
      <Text size="xs" c="dimmed">
        {row.nama_baki}
      </Text>
    </>
  );
  if (props.narrow) {
    return (
      <Paper withBorder p="xs" onBlur={leave} aria-label={row.kode_baki}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>{name}</div>
          <div>
            <Should row={row} />
          </div>
          {out}
        </Group>
        <Group gap="xs" mt={6} grow align="flex-start">
          {weight}
          <div>{selisih}</div>
        </Group>
        <div>{note}</div>
      </Paper>
    );
  }
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="right" className="numeric" aria-label={t('document.pcs')}>
        {row.qty}
      </Table.Td>
      <Table.Td ta="right">
        <Should row={row} />
      </Table.Td>
      <Table.Td w={170} onBlur={leave}>
        {weight}
      </Table.Td>
      <Table.Td ta="right">{selisih}</Table.Td>
      <Table.Td w={240} onBlur={leave}>
        {note}
      </Table.Td>
      <Table.Td>{out}</Table.Td>
    </Table.Tr>
  );
}

/** What it should weigh, and the parts that are something. */
function Should({ row }: { readonly row: TimbangRow }): ReactNode {
  const t = useT();
  const parts = PARTS.filter((part) => row[part] !== 0).map(
    (part) =>
      `${t(part === 'berat' ? 'field.berat_asli' : `field.${part}`)} ${showGram(row[part])}`,
  );
  return (
    <>
      <Text fw={600} size="sm" ta="right" className="numeric">
        {showGram(row.total)}
      </Text>
      <Text size="xs" c="dimmed" ta="right" className="numeric">
        {parts.join(' · ')}
      </Text>
    </>
  );
}
