/**
 * The progress of long work, n of total, from live events or from the page itself. The shell shows
 * it in a dialog unless a screen draws it on its own.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { MessageKey } from '@kencana/messages/key';

export interface Progress {
  readonly id: string;
  readonly n: number;
  readonly total: number;
  /** What is being done; fetching unless told. */
  readonly tahap?: MessageKey;
}

/** Without news for this long the work is taken as gone and the dialog closes. */
const SILENCE_MS = 60_000;

let current: Progress | undefined;
let claims = 0;
let timer: number | undefined;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports progress; n equal to total ends it. */
export function reportProgress(progress: Progress): void {
  clearTimeout(timer);
  current = progress.n >= progress.total ? undefined : progress;
  if (current !== undefined) timer = window.setTimeout(endProgress, SILENCE_MS);
  tellAll();
}

/** Takes work as running that was only heard of; what is known of it stays. */
export function expectProgress(progress: Progress): void {
  if (current?.id !== progress.id) reportProgress(progress);
}

/** Ends whatever is shown: the work failed or was given up. */
export function endProgress(): void {
  clearTimeout(timer);
  current = undefined;
  tellAll();
}

/** The running progress for the shell's dialog; undefined while a screen shows it itself. */
export function useShellProgress(): Progress | undefined {
  return useSyncExternalStore(subscribe, () => (claims > 0 ? undefined : current));
}

/** The running progress for a screen that draws it; the shell's dialog stays away meanwhile. */
export function useOwnProgress(): Progress | undefined {
  useEffect(() => {
    claims += 1;
    tellAll();
    return () => {
      claims -= 1;
      tellAll();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => current);
}
