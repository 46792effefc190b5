/**
 * What the user is told and asked: toasts with the specification's timings (spec 1 §9), questions
 * with Ya and Tidak, and a prompt for a reason. The dialogs' code is loaded when first asked.
 */
import { notifications } from '@mantine/notifications';
import type { MessageKey } from '@kencana/messages/key';
import { ApiError, Cancelled, LOST, wordsOf } from './api-error.ts';
import { translate } from './i18n.ts';
import { keepMessage } from './recent-messages.ts';
import type { MessageKind } from './recent-messages.ts';

const SHOWN_MS = { success: 2000, error: 3000, warning: 2000, info: 3000 } as const;
const NOTICE_MS = 10_000;
/** The colour of each kind of message. */
export const MESSAGE_COLOR: Readonly<Record<MessageKind, string>> = {
  success: 'green',
  error: 'red',
  warning: 'yellow',
  info: 'blue',
};

/** The one way to a toast, so that the recent messages hold all that was said. */
function show(kind: MessageKind, text: string, stays = false, ms: number = SHOWN_MS[kind]): void {
  keepMessage(kind, text);
  notifications.show({
    // What stays until it is closed stands as often as it was said.
    ...(stays ? {} : { id: `${kind}:${text}` }),
    message: text,
    color: MESSAGE_COLOR[kind],
    autoClose: stays ? false : ms,
    withBorder: true,
    role: kind === 'error' || stays ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': translate('shell.tutup') },
  });
}

/** Toasts; the same text twice is shown once. All stay readable in recent-messages.ts. */
export const notify = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  info: (text: string): void => show('info', text),
  warning: (text: string): void => show('warning', text),
  /** What others did that the reader must not miss: long enough to be read. */
  notice: (text: string): void => show('warning', text, false, NOTICE_MS),
  /** What others did with the reader's own account: stays until it is closed. */
  lasting: (text: string): void => show('warning', text, true),
  /**
   * Tells why a call failed: a dead connection as info, a lost write as a warning that stays, the
   * server's own text otherwise, `fallback` when there is none. A cancelled dialog says nothing.
   */
  failure: (error: unknown, fallback: MessageKey = 'shell.request-gagal'): void => {
    if (error instanceof Cancelled) return;
    if (!(error instanceof ApiError)) return show('error', translate(fallback));
    if (error.code === 'JARINGAN') return show('info', error.message);
    if (error.code === LOST) return show('warning', error.message, true);
    show('error', wordsOf(error) ?? translate(fallback));
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
  /** No has the focus: yes takes something from somebody else. */
  readonly noFirst?: boolean;
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
