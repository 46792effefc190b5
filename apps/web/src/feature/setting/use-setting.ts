/**
 * Changing one flag or parameter of the shop. The value is shown while it is sent and taken back
 * when the server refuses, so that this browser knows its own change and is not asked to refresh
 * for it. A guarded one asks for its approval (docs/decision/0028).
 */
import { useState } from 'react';
import type { SettingKey } from '@kencana/contract/setting';
import { api } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { mergeSettings, useSession } from '../../platform/session.ts';

export interface SettingValue {
  readonly value: string;
  readonly saving: boolean;
  /** True when the server took it. */
  readonly change: (value: string) => Promise<boolean>;
}

export function useSetting(key: SettingKey): SettingValue {
  const { settings } = useSession();
  const [saving, setSaving] = useState(false);
  const value = settings.entries().find((entry) => entry.key === key)?.value ?? '';
  const change = async (next: string): Promise<boolean> => {
    setSaving(true);
    try {
      await withAuthorization(async (detail_authorization) => {
        mergeSettings([{ key, value: next }]);
        try {
          const body = { value: next, detail_authorization };
          return await api.put('para-system/key/:key', { params: { key }, body });
        } catch (error) {
          mergeSettings([{ key, value }]);
          throw error;
        }
      });
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
