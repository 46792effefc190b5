/** The dashboards: a shop's charts, and head office's over its shops. */
import type {
  BirthdayMember,
  CategoryTotals,
  ChartTotals,
  OverShops,
  PeriodDay,
  ShopCash,
  ShopCost,
  ShopDay,
  ShopOutstanding,
  TransactionYears,
} from '../dashboard.ts';

/** `today` answers one row, `monthly` twelve. */
interface Chart {
  query: { type: 'today' | 'monthly'; year?: number };
  data: ChartTotals;
}

/** Rows over the shops, and those that could not be read. */
interface Over<D> {
  data: D;
  beside: Omit<OverShops<D>, 'data'>;
}

interface OfDay<D> extends Over<D> {
  query: { tgl_system?: string };
}

export interface DashboardCalls {
  'GET penjualan/chart': Chart;
  'GET pembelian/chart': Chart;
  'GET pesanan/chart': Chart;
  'GET service/chart': Chart;
  'GET member/find-current-birthday': { data: readonly BirthdayMember[] };
  'GET cash-pusat/daily-transaction-chart': Over<readonly ShopDay[]>;
  'GET cash-pusat/period-transaction-chart': Over<readonly PeriodDay[]> & {
    query: { year?: number };
  };
  'GET cash-pusat/daily-cash-chart': Over<readonly ShopCash[]>;
  'GET cash-pusat/daily-biaya': OfDay<readonly ShopCost[]>;
  'GET cash-pusat/outstand-noncash': OfDay<readonly ShopOutstanding[]>;
  'GET cash-pusat/daily-specific-chart': Over<readonly CategoryTotals[]> & {
    query: { kategori?: 'GROUP' | 'JENIS' | 'KADAR'; type?: 'PENJUALAN' | 'PEMBELIAN' };
  };
  'GET transaction/daily-transaction-get-year': Over<TransactionYears>;
}
