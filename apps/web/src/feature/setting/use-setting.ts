/**
 * Changing one flag or parameter of the shop. The value is shown while it is sent and taken back
 * when the server refuses, so that this browser knows its own change and is not asked to refresh
 * for it. A guarded one asks for its approval (docs/decision/0028).
 */
import { useState } from 'react';
import type { SettingKey } from '@kencana/contract/setting';
import { api } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { ApiError, Cancelled } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { mergeSettings, useSession } from '../../platform/session.ts';

export interface SettingValue {
  readonly value: string;
  readonly saving: boolean;
  /** True when the server took it. */
  readonly change: (value: string) => Promise<boolean>;
}

/** Sends one value; it is shown meanwhile, and `before` again when it is refused. */
async function put(key: string, value: string, before: string): Promise<void> {
  await withAuthorization(async (detail_authorization) => {
    mergeSettings([{ key, value }]);
    try {
      const body = { value, detail_authorization };
      return await api.put('para-system/key/:key', { params: { key }, body });
    } catch (error) {
      mergeSettings([{ key, value: before }]);
      throw error;
    }
  });
}

/**
 * Does `action`; where it needs flags that are off, asks whether to turn them on (Aktifkan, Batal)
 * and does it again (spec 1 §8). Throws what `action` throws; leaving changes nothing.
 */
async function activating(
  action: () => Promise<void>,
  activate: (flag: string) => Promise<void>,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    const needed =
      error instanceof ApiError && error.code === 'SETTING_BUTUH' && error.data['butuh'];
    if (!Array.isArray(needed)) throw error;
    const yes = translate('setting.aktifkan');
    const no = translate('shell.batal');
    const text = error instanceof ApiError ? error.message : '';
    if (!(await confirmDialog({ title: yes, text, yes, no }))) throw new Cancelled();
    for (const flag of needed) await activating(() => activate(String(flag)), activate);
    await action();
  }
}

export function useSetting(key: SettingKey): SettingValue {
  const { settings } = useSession();
  const [saving, setSaving] = useState(false);
  const value = settings.entries().find((entry) => entry.key === key)?.value ?? '';
  const change = async (next: string): Promise<boolean> => {
    setSaving(true);
    try {
      await activating(
        () => put(key, next, value),
        (needed) => put(needed, 'true', 'false'),
      );
      notify.success(translate('master.diubah'));
      return true;
    } catch (error) {
      notify.failure(error, 'shell.kirim-gagal');
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { value, saving, change };
}
