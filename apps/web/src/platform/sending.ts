/**
 * The one way in which forms send a write: one at a time, asking for approvals, the server's
 * findings at their fields, and one idempotency key until the server has answered, so that pressing
 * save again cannot save twice. What is remembered of a lost answer, and how long, is the caller's
 * choice: on the device over a reload (submit.ts), or while the form stands (use-save.ts).
 */
import { useRef, useState } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import type { Guarded } from '@kencana/contract/call/call';
import type { AnswerOf, CallOf, PathOf, SentTo } from '@kencana/contract/call/calls';
import { newKey, sendWrite } from './api.ts';
import { ApiError, LOST } from './api-error.ts';
import { withAuthorization } from './authorize.tsx';
import type { Approval } from './authorize.tsx';
import { translate } from './i18n.ts';
import { confirmDialog, notify } from './notify.ts';
import { sentBody } from './sent-body.ts';

/** One sentence per field, by its name on the wire. */
export type FieldErrors = Readonly<Record<string, string>>;

type FormMethod = 'POST' | 'PUT';

/** What a form sends; approvals are asked for and added on the way. */
type Unapproved<S> = S extends { readonly body: infer B }
  ? Omit<S, 'body'> & { readonly body: B extends unknown ? Omit<B, keyof Guarded> : never }
  : S;

/** A write of a form: a call of the contract, and what it takes. */
export type Call<M extends FormMethod, P extends PathOf<M>> = {
  readonly method: M;
  readonly path: P;
} & Unapproved<SentTo<P, CallOf<M, P>>>;

/** Sends a call; undefined when it was not saved, or nobody knows. */
export type Send = <M extends FormMethod, P extends PathOf<M>>(
  call: Call<M, P>,
) => Promise<AnswerOf<CallOf<M, P>> | undefined>;

/** A call of whatever address. */
interface AnyCall {
  readonly method: FormMethod;
  readonly path: string;
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** A write that was sent and not yet answered. */
export interface Sent {
  /** The body without its secret fields. */
  readonly input: string;
  readonly key: string;
  readonly approvals: readonly Approval[];
}

/** Where a write is remembered until its answer is known. */
export interface Memory {
  readonly recall: () => Sent | undefined;
  /** Before each try. */
  readonly keep: (sent: Sent) => void;
  readonly forget: () => void;
  /** Fields of the body that are not remembered. */
  readonly secret?: readonly string[];
}

export interface SendingOptions {
  readonly memory: Memory;
  readonly fallback?: MessageKey;
  /** True when the screen tells of the failure itself. */
  readonly onFailure?: (error: unknown) => boolean;
}

export interface Sending {
  readonly saving: boolean;
  readonly errors: FieldErrors;
  readonly setErrors: (errors: FieldErrors) => void;
  /** Forgets the finding of fields that are being changed. */
  readonly touch: (fields: readonly string[]) => void;
  readonly send: Send;
}

/** The state of a form that sends. */
export function useSending({ memory, fallback, onFailure }: SendingOptions): Sending {
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const busy = useRef(false);
  const touch = (fields: readonly string[]): void =>
    setErrors((old) => {
      const left = Object.entries(old).filter(([name]) => !fields.includes(name));
      return left.length === Object.keys(old).length ? old : Object.fromEntries(left);
    });
  const send: Send = async (call: AnyCall) => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const first = await opening(memory, call);
      if (first === undefined) return undefined;
      setSaving(true);
      const answer = await write(memory, call, first);
      setErrors({});
      return answer;
    } catch (error) {
      setErrors(fieldErrors(error));
      if (onFailure?.(error) !== true) notify.failure(error, fallback ?? 'shell.kirim-gagal');
      return undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, errors, setErrors, touch, send };
}

/**
 * The key to send with: the lost one for the same input; a changed input after a lost one is asked
 * about.
 */
async function opening(memory: Memory, { body = {} }: AnyCall): Promise<Sent | undefined> {
  const input = sentBody(body, memory.secret);
  const lost = memory.recall();
  if (lost?.input === input) return lost;
  const fresh = { input, key: newKey(), approvals: [] };
  if (lost === undefined) return fresh;
  const yes = await confirmDialog({ text: translate('shell.kirim-berubah'), danger: true });
  return yes ? fresh : undefined;
}

async function write(memory: Memory, call: AnyCall, first: Sent): Promise<never> {
  const { method, path, ...sent } = call;
  try {
    const answer = await withAuthorization((more) => {
      const approvals = [...first.approvals, ...more];
      memory.keep({ ...first, approvals });
      const allowed = approvals.length === 0 ? {} : { detail_authorization: approvals };
      const none = call.body === undefined && approvals.length === 0;
      return sendWrite(method, path, {
        ...sent,
        ...(none ? {} : { body: { ...call.body, ...allowed } }),
        key: first.key,
      });
    });
    memory.forget();
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== LOST) memory.forget();
    throw error;
  }
}

function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.errors === undefined) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([name, texts]) => [name, texts.join('\n')]),
  );
}
