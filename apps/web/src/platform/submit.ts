/**
 * One submit of a form: asks for approvals, puts the server's findings at their fields, and keeps
 * the idempotency key of a write whose answer was lost, also over a reload, so that pressing save
 * again cannot save twice.
 */
import { useRef, useState } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import { api, newKey } from './api.ts';
import type { Answer } from './api.ts';
import { ApiError, LOST } from './api-error.ts';
import { withAuthorization } from './authorize.tsx';
import type { Approval } from './authorize.tsx';
import { clearDraft, flushDrafts, readDraft, saveDraft } from './draft.ts';
import { translate } from './i18n.ts';
import { confirmDialog, notify } from './notify.ts';
import { sentBody } from './sent-body.ts';

/** One sentence per field, by its name on the wire. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Sent {
  /** The body without its secret fields. */
  readonly input: string;
  readonly key: string;
  readonly approvals: readonly Approval[];
}

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

export interface Submit<T> {
  readonly saving: boolean;
  readonly errors: FieldErrors;
  readonly setErrors: (errors: FieldErrors) => void;
  /** Forgets the finding of fields that are being changed. */
  readonly touch: (fields: readonly string[]) => void;
  /** undefined when it was not saved, or nobody knows. */
  readonly send: (body: object) => Promise<Answer<T> | undefined>;
}

/** Sends a form's body by POST; one at a time. */
export function useSubmit<T>(options: SubmitOptions): Submit<T> {
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const busy = useRef(false);
  const touch = (fields: readonly string[]): void =>
    setErrors((old) => {
      const left = Object.entries(old).filter(([name]) => !fields.includes(name));
      return left.length === Object.keys(old).length ? old : Object.fromEntries(left);
    });
  const send = async (body: object): Promise<Answer<T> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const first = await opening(options.screen, sentBody(body, options.secret));
      if (first === undefined) return undefined;
      setSaving(true);
      const answer = await post<T>(options, body, first);
      setErrors({});
      return answer;
    } catch (error) {
      setErrors(fieldErrors(error));
      if (options.onFailure?.(error) !== true) {
        notify.failure(error, options.fallback ?? 'shell.kirim-gagal');
      }
      return undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, errors, setErrors, touch, send };
}

const slot = (screen: string): string => `${screen}.kirim`;

/**
 * The key to send with: the lost one for the same input; a changed input after a lost one is asked
 * about.
 */
async function opening(screen: string, input: string): Promise<Sent | undefined> {
  const lost = readDraft<Sent>(slot(screen));
  if (lost?.input === input) return lost;
  const fresh = { input, key: newKey(), approvals: [] };
  if (lost === undefined) return fresh;
  const yes = await confirmDialog({ text: translate('shell.kirim-berubah'), danger: true });
  return yes ? fresh : undefined;
}

async function post<T>(options: SubmitOptions, body: object, first: Sent): Promise<Answer<T>> {
  const name = slot(options.screen);
  try {
    const answer = await withAuthorization((more) => {
      const sent = { ...first, approvals: [...first.approvals, ...more] };
      saveDraft(name, sent);
      flushDrafts();
      const full = { ...body, detail_authorization: sent.approvals };
      return api.post<T>(options.path, { body: full, key: first.key });
    });
    clearDraft(name);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== LOST) clearDraft(name);
    throw error;
  }
}

function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.errors === undefined) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([name, texts]) => [name, texts.join('\n')]),
  );
}
