/**
 * The trays that are being weighed: what each should weigh part by part, its weight by scale (F11)
 * or by hand, the difference, and why. Enter moves to the next tray.
 */
import { ActionIcon, Table, Text, TextInput } from '@mantine/core';
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
  return (
    <form className="table-scroll" onKeyDown={enterMovesOn} onSubmit={stay} noValidate>
      <Table verticalSpacing={4} miw={980} aria-label={t('screen.timbang-baki')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field.kode_baki')}</Table.Th>
            <Table.Th ta="right">{t('document.pcs')}</Table.Th>
            {PARTS.map((part) => (
              <Table.Th key={part} ta="right">
                {t(part === 'berat' ? 'field.berat_asli' : `field.${part}`)}
              </Table.Th>
            ))}
            <Table.Th ta="right">{t('timbang.total')}</Table.Th>
            <Table.Th>{t('timbang.timbang')}</Table.Th>
            <Table.Th ta="right">{t('timbang.selisih')}</Table.Th>
            <Table.Th>{t('field.keterangan')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <TrayRow
              key={row.kode_baki}
              row={row}
              error={errors.get(row.kode_baki)}
              onChange={onChange}
              onTelling={onTelling}
            />
          ))}
        </Table.Tbody>
      </Table>
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
  readonly error: string | undefined;
  readonly onChange: TableProps['onChange'];
  readonly onTelling: TableProps['onTelling'];
}): ReactNode {
  const t = useT();
  const { row, error } = props;
  const { shown, type, tell, takeOut } = useTray(row, props.onChange);
  const leave = (): void => props.onTelling(tell());
  const off = row.berat_timbang !== null && row.selisih !== 0;
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600} size="sm">
          {row.kode_baki}
        </Text>
        <Text size="xs" c="dimmed">
          {row.nama_baki}
        </Text>
      </Table.Td>
      <Figure>{row.qty}</Figure>
      {PARTS.map((part) => (
        <Figure key={part}>{showGram(row[part])}</Figure>
      ))}
      <Figure strong>{showGram(row.total)}</Figure>
      <Table.Td miw={150} onBlur={leave}>
        <WeighInput
          id={`timbang-${row.kode_baki}`}
          value={shown.berat}
          manual={shown.manual}
          onChange={(berat, manual) => {
            type({ berat, manual });
            // The scale is told at once; what is typed when the field is left.
            if (!manual) void tell({ berat, manual });
          }}
        />
      </Table.Td>
      <Figure strong={off}>{row.berat_timbang === null ? '' : showGram(row.selisih)}</Figure>
      <Table.Td miw={180} onBlur={leave}>
        <TextInput
          size="xs"
          aria-label={`${t('field.keterangan')} ${row.kode_baki}`}
          maxLength={200}
          value={shown.keterangan}
          error={error}
          onChange={(event) => type({ keterangan: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={t('timbang.keluarkan', { baki: row.kode_baki })}
          onClick={() => void takeOut()}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

function Figure(props: { readonly strong?: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <Table.Td ta="right" className="numeric" fw={props.strong === true ? 600 : 400}>
      {props.children}
    </Table.Td>
  );
}
