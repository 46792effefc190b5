/**
 * One save of a small form: nothing of it lies on the device, a lost answer is remembered while the
 * form stands, and a toast tells how it went.
 */
import type { PathOf } from '@kencana/contract/call/calls';
import { useMemo, useRef } from 'react';
import { translate } from './i18n.ts';
import { notify } from './notify.ts';
import { useSending } from './sending.ts';
import type { Call, FieldErrors, Memory, Sent } from './sending.ts';

export interface Save {
  readonly saving: boolean;
  readonly errors: FieldErrors;
  /** True when it was saved. */
  readonly save: <M extends 'POST' | 'PUT', P extends PathOf<M>>(
    call: Call<M, P>,
  ) => Promise<boolean>;
}

/** Memory as long as the form stands. */
export function useFormMemory(): Memory {
  const sent = useRef<Sent | undefined>(undefined);
  return useMemo(
    () => ({
      recall: () => sent.current,
      keep: (next) => {
        sent.current = next;
      },
      forget: () => {
        sent.current = undefined;
      },
    }),
    [],
  );
}

export function useSave(): Save {
  const { saving, errors, send } = useSending({ memory: useFormMemory() });
  const save: Save['save'] = async (call) => {
    const answer = await send(call);
    if (answer === undefined) return false;
    const { message }: { readonly message?: string } = answer;
    notify.success(message ?? translate('master.diubah'));
    return true;
  };
  return { saving, errors, save };
}
