/**
 * Bars or lines of money by name, with the same figures as a table one click away (also what screen
 * readers read). The charting library is loaded with this file only.
 */
import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
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
  readonly rows: readonly Readonly<Record<string, string | number>>[];
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
      render: (row: MoneyChartProps['rows'][number]) => moneyText(Number(row[one.name] ?? 0)),
      total: (all: MoneyChartProps['rows']) =>
        moneyText(all.reduce((sum, row) => sum + Number(row[one.name] ?? 0), 0)),
    })),
  ];
  const chart = {
    h: 240,
    data: rows.map((row) => ({ ...row })),
    dataKey: by.key,
    series: series.map((one) => ({ ...one })),
    valueFormatter: moneyText,
    yAxisProps: { tickFormatter: axisMoney, width: 56 },
    withLegend: series.length > 1,
  };
  const empty = rows.every((row) => series.every((one) => Number(row[one.name] ?? 0) === 0));
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
                {series.map((one) => `${one.label} ${moneyText(Number(row[one.name] ?? 0))} `)}
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
