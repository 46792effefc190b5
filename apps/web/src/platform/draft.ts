/**
 * Typed work that survives a reload: a draft per user and screen in local storage, saved while
 * typing and at once before the page goes. It is no queue: nothing is sent from here.
 */
import { useCallback, useEffect, useState } from 'react';
import { getSession } from './session.ts';

const WAIT_MS = 300;
const waiting = new Map<string, { timer: number; value: unknown }>();

function keyOf(screen: string): string {
  const session = getSession();
  const shop = session?.picked?.kode_toko ?? session?.toko.kode_toko ?? '-';
  return `kencana.draft.${session?.user.user_id ?? '-'}.${shop}.${screen}`;
}

/** The stored draft of a screen, undefined when there is none. */
export function readDraft<T>(screen: string): T | undefined {
  try {
    const text = localStorage.getItem(keyOf(screen));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Stores a draft shortly after the last change. */
export function saveDraft(screen: string, value: unknown): void {
  const key = keyOf(screen);
  const previous = waiting.get(key);
  if (previous !== undefined) clearTimeout(previous.timer);
  const timer = window.setTimeout(() => store(key, value), WAIT_MS);
  waiting.set(key, { timer, value });
}

function store(key: string, value: unknown): void {
  waiting.delete(key);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage must not stop the sale; the work is still on the screen.
  }
}

/** Forgets a draft: after the server has saved the work, or when the user throws it away. */
export function clearDraft(screen: string): void {
  const key = keyOf(screen);
  const previous = waiting.get(key);
  if (previous !== undefined) clearTimeout(previous.timer);
  waiting.delete(key);
  localStorage.removeItem(key);
}

/** Stores every waiting draft now: before a reload. */
export function flushDrafts(): void {
  for (const [key, { timer, value }] of waiting) {
    clearTimeout(timer);
    store(key, value);
  }
}

/** Stores what waits when the page is reloaded or closed. Returns how to stop. */
export function keepDrafts(): () => void {
  window.addEventListener('pagehide', flushDrafts);
  return () => window.removeEventListener('pagehide', flushDrafts);
}

/**
 * State that is a draft: starts from the stored one, saves each change, `clear` forgets it and
 * starts anew. `stored` is what of a value may lie on the device, all of it unless told: a draft
 * outlives a logout, so what nobody else may read is left out.
 */
export function useDraft<T>(
  screen: string,
  initial: T,
  stored: (value: T) => T = whole,
): [value: T, change: (next: T | ((old: T) => T)) => void, clear: () => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(screen) ?? initial);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) saveDraft(screen, stored(value));
  }, [screen, value, stored, touched]);
  const change = useCallback((next: T | ((old: T) => T)) => {
    setTouched(true);
    setValue(next);
  }, []);
  const clear = useCallback(() => {
    setTouched(false);
    clearDraft(screen);
    setValue(initial);
  }, [screen, initial]);
  return [value, change, clear];
}

function whole<T>(value: T): T {
  return value;
}
