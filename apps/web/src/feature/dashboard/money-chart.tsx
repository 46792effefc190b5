/**
 * Bars or lines of money by name, with the same figures as a table one click away (also what screen
 * readers read). The charting library is loaded with this file only.
 */
import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { sumExact, type Jumlah } from '@kencana/rules/jumlah';
import { useT } from '../../platform/i18n.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { axisMoney, moneyText } from './money-text.ts';

export interface Series {
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

export interface MoneyChartProps {
  readonly name: string;
  readonly kind?: 'bar' | 'line';
  /** Field of a row that names it, and that field's label. */
  readonly by: { readonly key: string; readonly label: string };
  readonly rows: readonly Readonly<Record<string, string | number | bigint>>[];
  readonly series: readonly Series[];
}

/** The picture takes no focus: its figures are read from the text and the table. */
const SILENT = { accessibilityLayer: false };

export function MoneyChart({ name, kind = 'bar', by, rows, series }: MoneyChartProps): ReactNode {
  const t = useT();
  const [asTable, setAsTable] = useState(false);
  const columns: Column<MoneyChartProps['rows'][number]>[] = [
    { key: by.key, label: by.label },
    ...series.map((one) => ({
      key: one.name,
      label: one.label,
      align: 'right' as const,
      render: (row: MoneyChartProps['rows'][number]) => moneyText(amountOf(row, one)),
      total: (all: MoneyChartProps['rows']) =>
        moneyText(sumExact(all.map((row) => amountOf(row, one)))),
    })),
  ];
  const chart = {
    h: 240,
    data: rows.map((row) => drawn(row, series)),
    dataKey: by.key,
    series: series.map((one) => ({ ...one })),
    valueFormatter: (amount: number) => moneyText(exactAmount(rows, series, amount)),
    yAxisProps: { tickFormatter: axisMoney, width: 56 },
    withLegend: series.length > 1,
  };
  const empty = rows.every((row) => series.every((one) => Number(amountOf(row, one)) === 0));
  if (empty) return <EmptyState />;
  return (
    <>
      {asTable ? (
        <DataTable
          bare
          name={name}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(row[by.key])}
          maxHeight={260}
        />
      ) : (
        <figure style={{ margin: 0 }} aria-label={name}>
          <VisuallyHidden>
            {rows.map((row) => (
              <span key={String(row[by.key])}>
                {row[by.key]}:{' '}
                {series.map((one) => `${one.label} ${moneyText(amountOf(row, one))} `)}
              </span>
            ))}
          </VisuallyHidden>
          <div aria-hidden>
            {kind === 'bar' ? (
              <BarChart {...chart} barChartProps={SILENT} />
            ) : (
              <LineChart {...chart} curveType="linear" withDots={false} lineChartProps={SILENT} />
            )}
          </div>
        </figure>
      )}
      <Button
        variant="subtle"
        size="compact-xs"
        mt={6}
        onClick={() => setAsTable(!asTable)}
        aria-label={`${asTable ? t('screen.lihat-grafik') : t('screen.lihat-tabel')}: ${name}`}
      >
        {asTable ? t('screen.lihat-grafik') : t('screen.lihat-tabel')}
      </Button>
    </>
  );
}

type Row = MoneyChartProps['rows'][number];

/** The exact amount of a series; the server's answers hold no other text there than digits. */
function amountOf(row: Row, { name }: Series): Jumlah {
  return (row[name] ?? 0) as Jumlah;
}

/** A row as the picture needs it: as near as its pixels are. */
function drawn(row: Row, series: readonly Series[]): Record<string, string | number> {
  const amounts = series.map((one) => [one.name, Number(amountOf(row, one))] as const);
  return { ...(row as Record<string, string | number>), ...Object.fromEntries(amounts) };
}

/** The amount that a bar was drawn from, for its label. */
function exactAmount(rows: readonly Row[], series: readonly Series[], bar: number): Jumlah {
  const amounts = rows.flatMap((row) => series.map((one) => amountOf(row, one)));
  return amounts.find((amount) => Number(amount) === bar) ?? Math.round(bar);
}
