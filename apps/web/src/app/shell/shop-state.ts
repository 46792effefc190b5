/**
 * Keeps the addressed shop's date, settings and server version fresh: on opening, after a shop was
 * picked, after closing, and when the live connection begins to stand or comes back.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { getSession, mergeSettings, updateSession, useSession } from '../../platform/session.ts';
import { notify } from '../../platform/notify.ts';
import { useMasterChanges } from '../../platform/master-rows.ts';
import { useLive } from '../../platform/realtime.ts';
import { translate } from '../../platform/i18n.ts';
import { offerSettings } from './settings-offer.ts';

/** Loads date, version and settings of the addressed shop into the session. */
export async function refreshShop(): Promise<void> {
  const { data } = await api.get('system/get');
  mergeSettings(data.modules);
  const { tgl_system: tglSystem, versi, toko } = data;
  updateSession({ tglSystem, versi, zonaWaktu: toko.zona_waktu });
}

/** Makes up for what was announced while the live connection was lost. */
async function catchUp(): Promise<void> {
  const known = getSession()?.tglSystem;
  const [{ data }] = await Promise.all([api.get('system/get'), refreshRights()]);
  offerSettings(data.modules);
  updateSession({ versi: data.versi });
  if (data.tgl_system !== known) showDate(data.tgl_system);
}

function showDate(tgl: string): void {
  updateSession({ tglSystem: tgl });
  notify.info(translate('shell.toko-ditutup', { tgl }));
}

/** Loads the person's level and access tree again; the menu follows the session. */
async function refreshRights(): Promise<void> {
  const { data } = await api.get('users/saya');
  const session = getSession();
  if (session === undefined) return;
  updateSession({ user: { ...session.user, level: data.level, akses: data.akses } });
}

/** Back to the own shop when the picked one is reached no more; answers whether it was that. */
function leftShop(error: unknown): boolean {
  const picked = getSession()?.picked;
  if (picked === undefined || !(error instanceof ApiError)) return false;
  if (error.code !== 'TOKO_LAIN') return false;
  updateSession({ picked: undefined });
  notify.info(translate('jangkauan.dicabut', { toko: picked.nama_toko }));
  return true;
}

/** Refreshes all when the shell opens and whenever another shop is addressed. */
export function useShopState(): void {
  const shop = useSession().picked?.kode_toko;
  const queries = useQueryClient();
  const failed = useCallback(
    (error: unknown): void => {
      if (leftShop(error)) void queries.invalidateQueries();
      else notify.failure(error);
    },
    [queries],
  );
  const refreshAll = useCallback((): void => {
    Promise.all([refreshShop(), refreshRights()]).catch(failed);
  }, [failed]);
  useEffect(refreshAll, [shop, refreshAll]);
  useLive('akses-changed', () => {
    refreshRights().then(() => notify.info(translate('users.hak-berubah')), failed);
    // The shops that head office's people choose from may be others.
    void queries.invalidateQueries({ queryKey: ['tokos'] });
  });
  useMasterChanges();
  // Prices, names and choices of masters stand on every kind of screen.
  useLive('refresh', () => void queries.invalidateQueries());
  useLive('tutup-toko', ({ tgl_system: tgl }) => {
    if (tgl === undefined) return;
    showDate(tgl);
    void queries.invalidateQueries();
  });
  useLive('stands', ({ again }) => {
    // What was announced between the opening and the first connection is missed as well.
    if (!again) return refreshAll();
    catchUp()
      .catch(failed)
      .finally(() => void queries.invalidateQueries());
  });
}
