/**
 * Dialogs that code opens and waits for: openDialog draws anything and resolves with what it is
 * closed with. The host stands once in the page. The ready-made questions are in notify.ts.
 */
import { Fragment, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

type Close<T> = (value?: T) => void;

interface OpenDialog {
  readonly id: number;
  readonly content: ReactNode;
}

let open: readonly OpenDialog[] = [];
let lastId = 0;
let frame = (content: ReactNode): ReactNode => content;
const listeners = new Set<() => void>();

function change(next: readonly OpenDialog[]): void {
  open = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands around every dialog from now on: the host is outside the app's providers. */
export function frameDialogs(next: (content: ReactNode) => ReactNode): void {
  frame = next;
}

/** Shows what `render` gives until it calls close; undefined means closed without an answer. */
export function openDialog<T>(render: (close: Close<T>) => ReactNode): Promise<T | undefined> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const before = document.activeElement;
    const close: Close<T> = (value) => {
      change(open.filter((dialog) => dialog.id !== id));
      resolve(value);
      giveBack(before);
    };
    change([...open, { id, content: frame(render(close)) }]);
  });
}

/** The focus goes back to where the work was, unless the answer has moved it on. */
function giveBack(before: Element | null): void {
  setTimeout(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
  }, 0);
}

/** Draws the open dialogs; stands once inside the theme. */
export function DialogHost(): ReactNode {
  const dialogs = useSyncExternalStore(subscribe, () => open);
  return dialogs.map((dialog) => <Fragment key={dialog.id}>{dialog.content}</Fragment>);
}
