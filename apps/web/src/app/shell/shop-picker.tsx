/** Head office's choice of the shop whose API is addressed (spec 1 §1, §4). */
import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { updateSession, useSession } from '../../platform/session.ts';
import { withoutBase } from '../base-path.ts';
import { refreshShop } from './shop-state.ts';

export function ShopPicker(): ReactNode {
  const t = useT();
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['tokos', session.toko.kode_toko],
    staleTime: Number.POSITIVE_INFINITY,
    // The list is head office's own, whichever shop is addressed.
    queryFn: async () => (await api.get('tokos', { shop: session.toko.kode_toko })).data,
  });
  const own = session.toko;
  const others = (data ?? []).filter((shop) => shop.kode_toko !== own.kode_toko);
  const known = session.picked !== undefined && others.length === 0 ? [session.picked] : others;
  const pick = async (code: string | null): Promise<void> => {
    const before = session.picked;
    // What was chosen stands at once: the next screen may take a moment to come.
    updateSession({ picked: known.find((shop) => shop.kode_toko === code) });
    // Head office's own dashboard has no meaning inside a branch.
    if (withoutBase(location.pathname) === '/dashboardPusat') await navigate({ to: '/dashboard' });
    let leaving = false;
    const leave = (): void => void (leaving = true);
    addEventListener('beforeunload', leave);
    try {
      await refreshShop();
      await queries.invalidateQueries();
    } catch (error) {
      // A reload breaks the request off, which says nothing of the shop.
      if (leaving) return;
      updateSession({ picked: before });
      notify.failure(error, 'shell.toko-gagal');
    } finally {
      removeEventListener('beforeunload', leave);
    }
  };
  return (
    <Select
      aria-label={t('shell.toko-pilih')}
      size="xs"
      w={{ base: 150, sm: 200 }}
      allowDeselect={false}
      searchable
      data={[own, ...known].map(({ kode_toko, nama_toko, di_sini }) => ({
        value: kode_toko,
        label: di_sini === false ? t('shell.toko-server-lain', { nama: nama_toko }) : nama_toko,
        disabled: di_sini === false && kode_toko !== own.kode_toko,
      }))}
      value={session.picked?.kode_toko ?? own.kode_toko}
      onChange={(code) => void pick(code)}
    />
  );
}
