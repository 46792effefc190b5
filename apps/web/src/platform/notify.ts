/**
 * What the user is told and asked: toasts with the specification's timings (spec 1 §9), questions
 * with Ya and Tidak, and a prompt for a reason. The dialogs' code is loaded when first asked.
 */
import { notifications } from '@mantine/notifications';
import type { MessageKey } from '@kencana/messages/key';
import { ApiError, Cancelled, LOST } from './api-error.ts';
import { translate } from './i18n.ts';

const SHOWN_MS = { success: 2000, error: 3000, warning: 2000, info: 3000 } as const;
const COLOR = { success: 'green', error: 'red', warning: 'yellow', info: 'blue' } as const;
type Kind = keyof typeof COLOR;

function show(kind: Kind, text: string): void {
  notifications.show({
    id: `${kind}:${text}`,
    message: text,
    color: COLOR[kind],
    autoClose: SHOWN_MS[kind],
    withBorder: true,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': translate('shell.tutup') },
  });
}

/** Toasts; the same text twice is shown once. */
export const notify = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  info: (text: string): void => show('info', text),
  warning: (text: string): void => show('warning', text),
  /**
   * Tells why a call failed: a dead connection as info, a lost write as a warning that stays, the
   * server's own text otherwise, `fallback` when there is none. A cancelled dialog says nothing.
   */
  failure: (error: unknown, fallback: MessageKey = 'shell.request-gagal'): void => {
    if (error instanceof Cancelled) return;
    if (!(error instanceof ApiError)) return show('error', translate(fallback));
    if (error.code === 'JARINGAN') return show('info', error.message);
    if (error.code === LOST) {
      notifications.show({ message: error.message, color: 'yellow', autoClose: false });
      return;
    }
    show('error', error.message === '' ? translate(fallback) : error.message);
  },
};

export interface Question {
  readonly title?: string;
  readonly text: string;
  /** Default Ya. */
  readonly yes?: string;
  /** Default Tidak. */
  readonly no?: string;
  /** Red button: the answer destroys something. */
  readonly danger?: boolean;
}

/** Texts of the questions that stand open, or are about to. */
const asked = new Set<string>();

/**
 * Asks and resolves with the answer; closing is No. So is asking the same again while it stands: a
 * second key, in the moment before the question has the focus, does not ask it twice.
 */
export async function confirmDialog(question: Question): Promise<boolean> {
  const { text } = question;
  if (asked.has(text)) return false;
  asked.add(text);
  try {
    const { askConfirm } = await import('./question-dialog.tsx');
    return await askConfirm(question);
  } finally {
    asked.delete(text);
  }
}

export interface Prompt {
  readonly title: string;
  readonly label: string;
  readonly text?: string;
  readonly initial?: string;
  /** Characters that must at least be there; default 1. */
  readonly minLength?: number;
  readonly yes?: string;
}

/** Asks for a line of text (a reason); undefined when the user left. */
export async function promptDialog(prompt: Prompt): Promise<string | undefined> {
  const { askText } = await import('./question-dialog.tsx');
  return askText(prompt);
}
