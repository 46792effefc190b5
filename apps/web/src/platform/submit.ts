/**
 * One submit of a form whose work lies on the device: what was sent and not answered is remembered
 * over a reload.
 */
import type { Guarded } from '@kencana/contract/call/call';
import type { AnswerOf, CallOf, PathOf } from '@kencana/contract/call/calls';
import type { MessageKey } from '@kencana/messages/key';
import { clearDraft, flushDrafts, readDraft, saveDraft } from './draft.ts';
import { useSending } from './sending.ts';
import type { Memory, Sending, Sent } from './sending.ts';

export interface SubmitOptions<P extends string> {
  readonly path: P;
  /** Names the submit on this device. */
  readonly screen: string;
  /** Fields of the body that may not lie on the device. */
  readonly secret?: readonly string[];
  readonly fallback?: MessageKey;
  /** True when the screen tells of the failure itself. */
  readonly onFailure?: (error: unknown) => boolean;
}

/** Fields of a call as they were typed: what is missing or wrong is the server's to say. */
type Body<S> = S extends { readonly body: infer B }
  ? { readonly [K in Exclude<keyof B, keyof Guarded>]?: unknown }
  : Record<never, never>;

/** The submit of a form to the call `S`. */
export interface Submit<S> extends Omit<Sending, 'send'> {
  /** undefined when it was not saved, or nobody knows. */
  readonly send: (body: Body<S>) => Promise<AnswerOf<S> | undefined>;
}

/** Sends a form's body by POST. */
export function useSubmit<P extends PathOf<'POST'>>(
  options: SubmitOptions<P>,
): Submit<CallOf<'POST', P>>;
export function useSubmit({ path, screen, secret, ...options }: SubmitOptions<string>): unknown {
  const memory = { ...onDevice(screen), ...(secret !== undefined && { secret }) };
  const sending = useSending({ memory, ...options });
  const send = sending.send as (call: object) => Promise<unknown>;
  return { ...sending, send: (body: object) => send({ method: 'POST', path, body }) };
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
