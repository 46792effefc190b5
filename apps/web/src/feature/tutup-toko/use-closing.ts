/**
 * The states of closing (spec 1 §2 "tutup-toko"): being counted, running here or by another
 * account, closed by another account, closed here. Sends the closing and listens to the shop's live
 * events.
 */
import type { CallOf } from '@kencana/contract/call/calls';
import { useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { endProgress, expectProgress, useOwnProgress } from '../../platform/progress.ts';
import type { Progress } from '../../platform/progress.ts';
import { useLive } from '../../platform/realtime.ts';
import { updateSession, useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { Submit } from '../../platform/submit.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { CLOSING_STEPS } from './day.ts';
import type { DayClosed } from '@kencana/contract/closing';

export type ClosingState =
  | { readonly name: 'hitung' }
  | { readonly name: 'berjalan'; readonly lain: boolean }
  | { readonly name: 'sudah-lain'; readonly tgl: string | undefined }
  | { readonly name: 'berhasil'; readonly closed: DayClosed };

export interface Closing {
  readonly state: ClosingState;
  readonly running: Progress | undefined;
  readonly submit: Submit<CallOf<'POST', 'tutup-toko'>>;
  /** Why the server refused, in its own words; undefined when nothing was refused. */
  readonly refused: string | undefined;
  /** Sends the closing; true when the day is closed. */
  readonly close: (body: object) => Promise<boolean>;
  readonly again: () => void;
}

/** Another account's closing, of which no step was seen yet. */
const OTHERS = { id: 'tutup-toko', n: 0, total: CLOSING_STEPS.length };

export function useClosing(): Closing {
  const own = useOwnProgress();
  const running = own?.id === OTHERS.id ? own : undefined;
  const me = useSession().user.user_id;
  const refresh = useRefreshLists();
  const [end, setEnd] = useState<ClosingState | undefined>();
  const [refused, setRefused] = useState<string | undefined>();
  const submit = useSubmit({
    path: 'tutup-toko',
    screen: 'tutup-toko',
    onFailure: (error) => {
      const code = error instanceof ApiError ? error.code : '';
      // Another's closing runs on and its end is announced; what the own one showed is over.
      if (code === 'TUTUP_SEDANG_BERJALAN') expectProgress(OTHERS);
      else endProgress();
      if (!(error instanceof ApiError) || !code.startsWith('TUTUP_')) return false;
      if (code === 'TUTUP_SUDAH') setEnd({ name: 'sudah-lain', tgl: undefined });
      else if (code !== 'TUTUP_SEDANG_BERJALAN') setRefused(error.message);
      refresh();
      return true;
    },
  });
  useLive('tutup-toko', (event) => {
    if (event.oleh === me || submit.saving) return;
    setEnd({ name: 'sudah-lain', tgl: event.tgl_system });
  });
  const close = async (body: object): Promise<boolean> => {
    setRefused(undefined);
    const answer = await submit.send(body);
    if (answer === undefined) return false;
    updateSession({ tglSystem: answer.data.tgl_system });
    setEnd({ name: 'berhasil', closed: answer.data });
    notify.success(translate('money.berhasil-ditutup'));
    refresh();
    return true;
  };
  const again = (): void => {
    setEnd(undefined);
    refresh();
  };
  return { state: stateOf(end, submit.saving, running), running, submit, refused, close, again };
}

function stateOf(
  end: ClosingState | undefined,
  sending: boolean,
  running: Progress | undefined,
): ClosingState {
  if (sending) return { name: 'berjalan', lain: false };
  if (end !== undefined) return end;
  return running === undefined ? { name: 'hitung' } : { name: 'berjalan', lain: true };
}
