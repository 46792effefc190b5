/** Keyboard shortcuts of a page: F-keys and Ctrl combinations, only for what stands in front. */
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** `F8`, `Ctrl+S`, `Escape`; Ctrl also matches the Mac's command key. */
export type Combo = string;

function matches(event: KeyboardEvent, combo: Combo): boolean {
  const parts = combo.toLowerCase().split('+');
  const key = parts.at(-1);
  const ctrl = event.ctrlKey || event.metaKey;
  return (
    event.key.toLowerCase() === key &&
    ctrl === parts.includes('ctrl') &&
    event.altKey === parts.includes('alt') &&
    event.shiftKey === parts.includes('shift')
  );
}

/** True when no dialog covers the element. */
function inFront(element: HTMLElement | null): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const top = dialogs.item(dialogs.length - 1);
  return top === null || (element !== null && top.contains(element));
}

/** True where Escape is an open list's own: it closes that, and nothing behind it. */
function closesList({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || !(target instanceof Element)) return false;
  return target.getAttribute('aria-haspopup') !== null && target.ariaExpanded === 'true';
}

/**
 * Calls the handler for the combination while the component stands, is enabled and nothing covers
 * `near`.
 */
export function useShortcut(
  combo: Combo | undefined,
  handler: () => void,
  options: { near: RefObject<HTMLElement | null>; enabled?: boolean },
): void {
  const latest = useRef(handler);
  const { near, enabled = true } = options;
  // Before paint, so that a key pressed on what is shown meets the handler of what is shown, also
  // where it was enabled just now.
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useLayoutEffect(() => {
    if (combo === undefined || !enabled) return undefined;
    // Asked before the list hears the key: afterwards it is closed already.
    let listens = true;
    const before = (event: KeyboardEvent): void => {
      listens = !closesList(event);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!listens || event.repeat || !matches(event, combo) || !inFront(near.current)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', before, { capture: true });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', before, { capture: true });
      window.removeEventListener('keydown', onKey);
    };
  }, [combo, enabled, near]);
}
