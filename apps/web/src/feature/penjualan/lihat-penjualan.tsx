/**
 * Lihat Penjualan: sales by date, number, sales code and state, with lines, payments, reprint,
 * validation and the way to cancel.
 */
import { Button, Group } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { useScanner } from '../../platform/scanner.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { printPaper, tellPrintFailure } from './nota-print.ts';
import { dateOfNumber, documentNumber } from './nomor-faktur.ts';
import { saleColumns } from './sale-column.tsx';
import { SaleDetail } from './sale-detail.tsx';
import { SaleFilters } from './sale-filter.tsx';
import type { SaleFilterValues } from './sale-filter.tsx';
import { waitsForCashier } from './sale-status.tsx';
import type { SaleDocument } from './sale-type.ts';
import { showRp } from './show.ts';
import './penjualan.css';

const PAGE = 50;
const NO_FILTER = { no_faktur: '', kode_sales: '', status: '' } as const;

/** Filters for one number: its own date, else today's. */
function filterFor(no: string, today: string): SaleFilterValues {
  const tgl = dateOfNumber(no) ?? today;
  return { ...NO_FILTER, tgl_awal: tgl, tgl_akhir: tgl, no_faktur: documentNumber(no) };
}

export function LihatPenjualan(): ReactNode {
  const t = useT();
  const session = useSession();
  const asked = useSearch({ strict: false }) as { readonly no?: unknown };
  const [filter, setFilter] = useState(() =>
    filterFor(typeof asked.no === 'string' ? asked.no : '', session.tglSystem),
  );
  const [skip, setSkip] = useState(0);
  const choose = (next: SaleFilterValues): void => {
    setSkip(0);
    setFilter(next);
  };
  useScanner((code) => {
    if (dateOfNumber(code) === undefined) return 'unknown';
    choose(filterFor(code, session.tglSystem));
    return 'ok';
  });
  const shop = addressedShop(session).kode_toko;
  const backwards = filter.tgl_awal > filter.tgl_akhir;
  const query = useQuery({
    queryKey: ['penjualan', shop, filter, skip],
    queryFn: ({ signal }) =>
      api.get<readonly SaleDocument[]>('penjualan/get/lihatjual', {
        query: { ...filter, skip, limit: PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: !backwards,
  });
  const error = backwards ? t('error.TANGGAL_TERBALIK') : query.error?.message;
  return (
    <Page title={t('screen.lihat-penjualan')}>
      <div className="jual-list">
        <DataTable
          name="penjualan"
          label={t('screen.lihat-penjualan')}
          columns={saleColumns(t)}
          rows={query.data?.data}
          rowKey={(row) => row.no_faktur_group}
          loading={query.isFetching}
          error={error}
          onRetry={() => void query.refetch()}
          server={{ skip, limit: PAGE, count: query.data?.count ?? 0, onPage: setSkip }}
          toolbar={<SaleFilters value={filter} onChange={choose} />}
          detail={(row) => <SaleDetail document={row} />}
          actions={(row) => <RowActions sale={row} today={session.tglSystem} />}
          empty={{ action: <ToCounter /> }}
        />
      </div>
    </Page>
  );
}

function ToCounter(): ReactNode {
  const t = useT();
  if (!may('penjualan.transaksi-penjualan.tambah')) return null;
  return (
    <Button component={Link} to="/transaksi-penjualan" variant="default" size="xs">
      {t('screen.transaksi-penjualan')}
    </Button>
  );
}

function RowActions({ sale, today }: { sale: SaleDocument; today: string }): ReactNode {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const no = sale.no_faktur_group;
  const work = async (job: () => Promise<void>, tell = notify.failure): Promise<void> => {
    setBusy(true);
    try {
      await job();
    } catch (error) {
      tell(error);
      if (error instanceof ApiError && error.status === 409) {
        await client.invalidateQueries({ queryKey: ['penjualan'] });
      }
    } finally {
      setBusy(false);
    }
  };
  const validate = async (): Promise<void> => {
    const text = t('sale.validasi-tanya', { no, rp: showRp(sale.total) });
    if (!(await confirmDialog({ text, yes: t('sale.validasi') }))) return;
    await withAuthorization((detail_authorization) =>
      api.post('penjualan/validasi', { body: { no_faktur_group: no, detail_authorization } }),
    );
    notify.success(t('sale.validasi-berhasil', { no }));
    await client.invalidateQueries({ queryKey: ['penjualan'] });
  };
  const toCancel = (): void => void navigate({ to: '/batal-penjualan', search: { no } });
  const shared = { size: 'compact-xs', variant: 'default', disabled: busy } as const;
  const cancellable = sale.status !== 'BATAL' && sale.tgl_system === today;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {waitsForCashier(sale) && may('validasi.validasi-penjualan.tambah') ? (
        <Button {...shared} variant="filled" onClick={() => void work(validate)}>
          {t('sale.validasi')}
        </Button>
      ) : null}
      <Button {...shared} onClick={() => void work(() => printPaper(no, 'NOTA'), tellPrintFailure)}>
        {t('sale.nota')}
      </Button>
      <Button {...shared} onClick={() => void work(() => printPaper(no, 'SLIP'), tellPrintFailure)}>
        {t('sale.slip')}
      </Button>
      {cancellable && may('penjualan.batal-penjualan.tambah') ? (
        <Button {...shared} c="red" onClick={toCancel}>
          {t('sale.batalkan')}
        </Button>
      ) : null}
    </Group>
  );
}
