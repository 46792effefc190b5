/** The cash book of the till or of the bank accounts, newest first, paged by the server. */
import type { Jumlah } from '@kencana/rules/jumlah';
import type { BookRow } from '@kencana/contract/call/uang-calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { columnText } from '@kencana/contract/field/value';
import { formatAngka } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { useLockedToToday } from '../../platform/previous-day.ts';
import { useSession } from '../../platform/session.ts';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { DateField } from '../../ui/date-field.tsx';
import { showTime } from '../../platform/show.ts';

export type Side = 'KAS' | 'BANK';

const PAGE = 25;
const PATH = { KAS: 'cash/paginated', BANK: 'cash/history-bank' } as const;

/** A sum as a cell takes it. */
function cellOf(sum: Jumlah = 0): string | number {
  return typeof sum === 'bigint' ? sum.toString() : sum;
}

export function MoneyBook({ side, action }: { side: Side; action?: ReactNode }): ReactNode {
  const t = useT();
  const [skip, setSkip] = useState(0);
  const [chosen, setTgl] = useState('');
  const { tglSystem } = useSession();
  const locked = useLockedToToday();
  const tgl = locked ? tglSystem : chosen;
  const list = useList(PATH[side], { query: { skip, limit: PAGE, tgl } });
  const pick = (value: string): void => {
    setTgl(value);
    setSkip(0);
  };
  const totals = {
    masuk: columnText('angka', cellOf(list.total?.masuk)),
    keluar: columnText('angka', cellOf(list.total?.keluar)),
  };
  return (
    <DataTable
      name={side === 'KAS' ? 'uang-kas' : 'uang-bank'}
      label={t(side === 'KAS' ? 'money.buku-kas' : 'money.buku-bank')}
      columns={columns(t, side)}
      rows={list.rows}
      rowKey={(row) => `${row.no_dokumen}/${row.ke}/${row.urut}`}
      loading={list.loading}
      error={list.error}
      onRetry={list.reload}
      server={{ skip, limit: PAGE, count: list.count, onPage: setSkip, totals }}
      {...(action === undefined ? {} : { empty: { action } })}
      toolbar={
        <>
          <DateField
            aria-label={t('shell.tanggal-system')}
            readOnly={locked}
            title={locked ? t('report.tanggal_terkunci') : undefined}
            value={tgl}
            onChange={pick}
          />
          {locked || tgl === '' ? null : (
            <Button variant="default" size="xs" h={34} onClick={() => pick('')}>
              {t('money.semua-tanggal')}
            </Button>
          )}
        </>
      }
    />
  );
}

function oneLine(text: string): ReactNode {
  return <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
}

function columns(t: Translate, side: Side): readonly Column<BookRow>[] {
  const money = (key: 'masuk' | 'keluar'): Column<BookRow> => ({
    key,
    label: t(`screen.${key}`),
    align: 'right',
    render: (row) => (row[key] === 0 ? '' : formatAngka(row[key])),
  });
  const all: readonly (Column<BookRow> | undefined)[] = [
    { key: 'tgl_system', label: t('screen.tgl'), render: (row) => oneLine(row.tgl_system) },
    {
      key: 'waktu',
      label: t('document.jam'),
      render: (row) => showTime(row.waktu),
    },
    side === 'BANK' ? { key: 'akun', label: t('field.no_rekening') } : undefined,
    { key: 'kategori', label: t('field.kategori') },
    { key: 'keterangan', label: t('field.keterangan') },
    money('masuk'),
    money('keluar'),
    { key: 'user_id', label: t('money.oleh'), optional: true },
    {
      key: 'no_dokumen',
      label: t('money.no-dokumen'),
      render: (row) => oneLine(row.no_dokumen),
    },
  ];
  return all.filter((column) => column !== undefined);
}
