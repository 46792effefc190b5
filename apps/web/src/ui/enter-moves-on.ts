/**
 * Enter goes to the next field of a form instead of submitting it; on the last field it submits.
 */
import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type=hidden]):not([type=file]), select, textarea';

/** Key handler of a form element. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const target = event.target;
  if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('aria-expanded') === 'true') {
    return;
  }
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) => !field.disabled && !field.readOnly && field.offsetParent !== null,
  );
  const next = fields[fields.indexOf(target) + 1];
  event.preventDefault();
  if (next === undefined) event.currentTarget.requestSubmit();
  else {
    next.focus();
    next.select?.();
  }
}

/**
 * Focuses the first field of a form that cannot be read or is marked wrong; true when there is one.
 */
export function focusFirstWrong(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>(
    '[data-unreadable], [data-wrong], [aria-invalid="true"]',
  );
  wrong?.focus();
  return wrong !== null;
}

/** Errors are drawn within this time after a refused save (React's commit). */
const DRAWN_MS = 60;

/**
 * focusFirstWrong() once the errors of a refused save are drawn. Whoever has begun to type
 * meanwhile keeps the field he types in.
 */
export function focusFirstWrongSoon(form: HTMLElement | null): void {
  if (form === null) return;
  const typing = new AbortController();
  const timer = setTimeout(() => {
    typing.abort();
    focusFirstWrong(form);
  }, DRAWN_MS);
  form.addEventListener('input', () => clearTimeout(timer), { once: true, signal: typing.signal });
}
