/**
 * One submit of a form whose work lies on the device: what was sent and not answered is remembered
 * over a reload.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Answer } from './api.ts';
import { clearDraft, flushDrafts, readDraft, saveDraft } from './draft.ts';
import { useSending } from './sending.ts';
import type { Memory, Sending, Sent } from './sending.ts';

export interface SubmitOptions {
  readonly path: string;
  /** Names the submit on this device. */
  readonly screen: string;
  /** Fields of the body that may not lie on the device. */
  readonly secret?: readonly string[];
  readonly fallback?: MessageKey;
  /** True when the screen tells of the failure itself. */
  readonly onFailure?: (error: unknown) => boolean;
}

export interface Submit<T> extends Omit<Sending<T>, 'send'> {
  /** undefined when it was not saved, or nobody knows. */
  readonly send: (body: object) => Promise<Answer<T> | undefined>;
}

/** Sends a form's body by POST. */
export function useSubmit<T>({ path, screen, secret, ...options }: SubmitOptions): Submit<T> {
  const memory = { ...onDevice(screen), ...(secret !== undefined && { secret }) };
  const sending = useSending<T>({ memory, ...options });
  return { ...sending, send: (body) => sending.send({ method: 'POST', path, body }) };
}

function onDevice(screen: string): Memory {
  const slot = `${screen}.kirim`;
  return {
    recall: () => readDraft<Sent>(slot),
    keep: (sent) => {
      saveDraft(slot, sent);
      flushDrafts();
    },
    forget: () => clearDraft(slot),
  };
}
