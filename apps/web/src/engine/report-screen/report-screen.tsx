/**
 * The screen of any report: filter bar, table of its Sheet, files. Everything it knows of the
 * report is its definition and the Sheet that the server answers.
 */
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { layoutOf, type Report } from '@kencana/contract/define-report';
import type { Sheet } from '@kencana/contract/sheet';
import { type Translate, useT } from '../../platform/i18n.ts';
import { useLockedToToday } from '../../platform/previous-day.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type FilterForm, startForm } from './filter-values.ts';
import { LongWait } from './long-wait.tsx';
import { bodyLines, type LineSort } from './sheet-lines.ts';
import { SheetTable, type ShownColumn } from './sheet-table.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useReport } from './use-report.ts';

/** Starts afresh for another report, another shop and another business date. */
export function ReportScreen({ definition }: { definition: Report }): ReactNode {
  const session = useSession();
  const start = `${definition.name}/${addressedShop(session).kode_toko}/${session.tglSystem}`;
  return <ReportPage key={start} report={definition} tglSystem={session.tglSystem} />;
}

function ReportPage({ report, tglSystem }: { report: Report; tglSystem: string }): ReactNode {
  const t = useT();
  const locked = useLockedToToday();
  const { bukaHari } = report;
  const [form, setForm] = useState<FilterForm>(() =>
    startForm(report, tglSystem, locked ? 0 : bukaHari),
  );
  const { sheet, searching, fetching, long, giveUp, errors, search, download } = useReport(report);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(() => shownColumns(report, sheet, t), [report, sheet, t]);
  const run = (): void => {
    setHidden(new Set());
    void search(form);
  };
  useSearchAtOpening(bukaHari !== undefined, run);
  const home = (
    <Button
      component={Link}
      to="/home"
      variant="default"
      size="xs"
      hiddenFrom="sm"
      leftSection={<IconHome size={16} aria-hidden />}
    >
      {t('report.home')}
    </Button>
  );
  return (
    <Page title={t(report.title)} actions={home}>
      <FilterBar
        report={report}
        form={form}
        errors={errors}
        searching={searching}
        onChange={(patch) => setForm((before) => ({ ...before, ...patch }))}
        onSearch={run}
      />
      {long === undefined ? null : <LongWait work={long} onGiveUp={giveUp} />}
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {sheet === undefined
            ? ''
            : `${sheet.periode} · ${t('report.jumlah_baris', { n: sheet.count })}`}
        </Text>
        <SheetTools
          columns={columns}
          hidden={hidden}
          onHide={setHidden}
          ready={sheet !== undefined && sheet.count > 0}
          fetching={fetching}
          onDownload={(format) => void download(format)}
        />
      </Group>
      {sheet === undefined ? (
        <EmptyState text={t('report.kosong_awal')} />
      ) : (
        <Result report={report} sheet={sheet} columns={columns} hidden={hidden} />
      )}
    </Page>
  );
}

/** What a report shows without being asked: once, and again after a reload only. */
function useSearchAtOpening(wanted: boolean, run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    run();
  });
}

interface ResultProps {
  readonly report: Report;
  readonly sheet: Sheet;
  readonly columns: readonly ShownColumn[];
  readonly hidden: ReadonlySet<number>;
}

function Result({ report, sheet, columns, hidden }: ResultProps): ReactNode {
  const t = useT();
  const [sort, setSort] = useState<LineSort>();
  const lines = useMemo(() => bodyLines(sheet.lines, sort), [sheet, sort]);
  const failed = sheet.gagal.map((shop) => shop.kode_toko).join(', ');
  return (
    <>
      {failed === '' ? null : (
        <Alert color="yellow" role="alert">
          {t('report.tidak_lengkap', { toko: failed })}
        </Alert>
      )}
      {sheet.count === 0 ? (
        <EmptyState text={t(report.texts.kosong)} />
      ) : (
        <SheetTable
          label={t(report.title)}
          columns={columns.filter((column) => !hidden.has(column.index))}
          lines={lines}
          total={sheet.lines.findLast((line) => line.jenis === 'total')}
          sort={sort}
          onSort={setSort}
        />
      )}
    </>
  );
}

/**
 * The Sheet's columns with labels in the language of the screen, which may change while it is
 * shown.
 */
function shownColumns(report: Report, sheet: Sheet | undefined, t: Translate): ShownColumn[] {
  const known = [...report.columns, ...layoutOf(report, 'DETAIL').columns];
  return (sheet?.columns ?? []).map(({ key, kind, label }, index) => {
    const own = known.find((column) => column.key === key);
    return {
      index,
      kind,
      label: own ? t(own.label) : key === 'kode_toko' ? t('report.toko') : label,
    };
  });
}
