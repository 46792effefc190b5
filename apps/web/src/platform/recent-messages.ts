/**
 * What the page has said lately, with the time: notify.ts writes each of its messages here, so that
 * who missed a toast can still read it. In memory only, and empty after a logout, since a message
 * may name a customer.
 */
import { useSyncExternalStore } from 'react';

export type MessageKind = 'success' | 'error' | 'warning' | 'info';

export interface RecentMessage {
  readonly id: number;
  readonly at: Date;
  readonly kind: MessageKind;
  readonly text: string;
}

/** The oldest goes where more are said. */
const MOST_KEPT = 50;

let messages: readonly RecentMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly RecentMessage[]): void {
  messages = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a message that is shown now; one said twice is kept twice. */
export function keepMessage(kind: MessageKind, text: string): void {
  lastId += 1;
  change([...messages, { id: lastId, at: new Date(), kind, text }].slice(-MOST_KEPT));
}

/** Forgets them all: whoever logs in next sees nothing of who was here before. */
export function forgetMessages(): void {
  change([]);
}

/** The messages kept, oldest first. */
export function recentMessages(): readonly RecentMessage[] {
  return messages;
}

/** The messages kept, oldest first; draws again with every new one. */
export function useRecentMessages(): readonly RecentMessage[] {
  return useSyncExternalStore(subscribe, recentMessages);
}
