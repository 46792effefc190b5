/**
 * Sends held changes event by event; what was saved is let go, the first refusal stops and keeps
 * the rest.
 */
import { useState } from 'react';
import type { ParameterAkun } from '@kencana/contract/parameter-akun';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { eventKey } from './held-changes.ts';
import type { Held } from './held-changes.ts';

export function useSaveChanges(
  held: Held,
  setHeld: (change: (old: Held) => Held) => void,
  reload: () => Promise<unknown>,
): { saving: boolean; save: () => Promise<void> } {
  const t = useT();
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      for (const row of Object.values(held)) {
        await put(row);
        const saved = eventKey(row);
        setHeld((old) => Object.fromEntries(Object.entries(old).filter(([key]) => key !== saved)));
      }
      notify.success(t('master.diubah'));
    } catch (error) {
      notify.failure(error, 'shell.kirim-gagal');
    } finally {
      await reload();
      setSaving(false);
    }
  };
  return { saving, save };
}

function put(row: ParameterAkun): Promise<unknown> {
  const params = { trx: row.trx, type: row.type };
  const detail_akun = row.detail_akun.map(({ kode_akun, jenis_akun, nomor_akun }) => ({
    kode_akun,
    jenis_akun,
    nomor_akun,
  }));
  return api.put('para-akun-transaksi/:trx/:type', { params, body: { detail_akun } });
}
