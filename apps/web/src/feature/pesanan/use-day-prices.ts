/** Today's prices of gold for what an order names. */
import { useQueries } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { priceKey } from './estimate.ts';
import type { DayPrices, OrderLine } from './estimate.ts';

/** Today's price of a gram for every group and purity that the lines name. */
export function useDayPrices(lines: readonly OrderLine[]): DayPrices {
  const shop = addressedShop(useSession()).kode_toko;
  const keys = [...new Set(lines.flatMap((line) => priceKey(line) ?? []))];
  const answers = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['harga-pesanan', shop, key],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
        const [kode_group = '', kadar = ''] = key.split('/');
        const query = { kode_group, kadar: Number(kadar) / 100 };
        const path = 'pesanan/get/harga';
        return (await api.get(path, { query, signal })).data.harga_gram;
      },
      staleTime: 60_000,
    })),
  });
  return new Map(
    keys.flatMap((key, i) => {
      const price = answers[i]?.data;
      return price === undefined ? [] : [[key, price] as const];
    }),
  );
}
