/**
 * One save of a small form by any method: one at a time, the key kept while the answer is lost, the
 * server's findings by field, and a toast either way. Forms that need approvals use submit.ts.
 */
import { useRef, useState } from 'react';
import { newKey } from './api.ts';
import type { Answer } from './api.ts';
import { ApiError, LOST } from './api-error.ts';
import { translate } from './i18n.ts';
import { notify } from './notify.ts';

export interface Save {
  readonly saving: boolean;
  /** One sentence per field, by its name on the wire. */
  readonly errors: Readonly<Record<string, string>>;
  /** Sends with an idempotency key; true when it was saved. */
  readonly save: (send: (key: string) => Promise<Answer<unknown>>) => Promise<boolean>;
}

export function useSave(): Save {
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const key = useRef<string | undefined>(undefined);
  const busy = useRef(false);
  const save: Save['save'] = async (send) => {
    if (busy.current) return false;
    busy.current = true;
    setSaving(true);
    key.current ??= newKey();
    try {
      const answer = await send(key.current);
      key.current = undefined;
      setErrors({});
      notify.success(answer.message ?? translate('master.diubah'));
      return true;
    } catch (error) {
      const lost = error instanceof ApiError && error.code === LOST;
      if (!lost) key.current = undefined;
      const found = error instanceof ApiError ? (error.errors ?? {}) : {};
      setErrors(
        Object.fromEntries(Object.entries(found).map(([name, all]) => [name, all.join('\n')])),
      );
      notify.failure(error, 'shell.kirim-gagal');
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, errors, save };
}
