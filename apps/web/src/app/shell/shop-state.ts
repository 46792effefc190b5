/**
 * Keeps the addressed shop's date, settings and server version fresh: on opening, after a shop was
 * picked, after closing.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../platform/api.ts';
import { mergeSettings, updateSession, useSession } from '../../platform/session.ts';
import type { SettingRow } from '../../platform/session.ts';
import { notify } from '../../platform/notify.ts';
import { useLive } from '../../platform/realtime.ts';
import { translate } from '../../platform/i18n.ts';

interface SystemAnswer {
  readonly tgl_system: string;
  readonly versi: string;
  readonly modules: readonly SettingRow[];
}

/** Loads date, version and settings of the addressed shop into the session. */
export async function refreshShop(): Promise<void> {
  const { data } = await api.get<SystemAnswer>('system/get');
  mergeSettings(data.modules);
  updateSession({ tglSystem: data.tgl_system, versi: data.versi });
}

/** Runs refreshShop when the shell opens and whenever another shop is addressed. */
export function useShopState(): void {
  const shop = useSession().picked?.kode_toko;
  const queries = useQueryClient();
  useEffect(() => {
    refreshShop().catch((error: unknown) => notify.failure(error));
  }, [shop]);
  useLive('tutup-toko', ({ tgl_system: tgl }) => {
    if (tgl === undefined) return;
    updateSession({ tglSystem: tgl });
    void queries.invalidateQueries();
    notify.info(translate('shell.toko-ditutup', { tgl }));
  });
}
