/**
 * Where the cursor goes on a counter's screen: fields are found by id, after the screen has been
 * drawn anew.
 */
import type { KeyboardEvent } from 'react';

const TRY_MS = 20;
const TRIES = 40;

/**
 * Focuses (and selects) the element as soon as it stands; a later call takes over from one that
 * still waits.
 */
export function focusPlace(id: string): void {
  clearTimeout(waiting);
  let left = TRIES;
  const attempt = (): void => {
    const element = document.getElementById(id);
    left -= 1;
    if (element === null || element.closest('[inert]') !== null) {
      if (left > 0) waiting = setTimeout(attempt, TRY_MS);
      return;
    }
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  };
  waiting = setTimeout(attempt, TRY_MS);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Focuses what stands already, within the same key press: the next key may come at once. */
export function focusNow(id: string): void {
  clearTimeout(waiting);
  document.getElementById(id)?.focus();
}

/** Inputs that nobody types in. */
const UNTYPED = ['hidden', 'file'];

/** Enter inside `row` goes to its next input; `done` after the last one. */
export function enterInRow(event: KeyboardEvent<HTMLElement>, done: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  const inputs = [...currentTarget.querySelectorAll('input')].filter(
    (input) => !input.disabled && !UNTYPED.includes(input.type),
  );
  const next = inputs[inputs.indexOf(target) + 1];
  if (next === undefined) done();
  else next.focus();
}
