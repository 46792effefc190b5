/**
 * The flag of a mobile webview (spec 1 §6): the app inside a wrapper on a phone, which has neither
 * a print dialog nor a keyboard beside the screen. The wrapper opens the app once with `?webview=1`
 * (`?webview=0` takes it back); the device remembers it.
 */
import { deviceChoice, setDeviceChoice } from './session.ts';

const CHOICE = 'webview';

/** True inside a wrapper: papers open as pages, and a field brings the keyboard up when touched. */
export function isWebview(): boolean {
  return deviceChoice(CHOICE) === '1';
}

/** Takes the flag from the address, and in a webview keeps the keyboard down until it is wanted. */
export function startWebview(page: Document, search: string): void {
  const asked = new URLSearchParams(search).get(CHOICE);
  if (asked === '1') setDeviceChoice(CHOICE, '1');
  if (asked === '0') setDeviceChoice(CHOICE, undefined);
  if (isWebview()) quietKeyboard(page);
}

/**
 * A field that a screen focuses by itself brings no keyboard up, which would cover half of it; one
 * that is touched does, and so do those to which typing moves on from there.
 */
function quietKeyboard(page: Document): void {
  let typing = false;
  const wish = new WeakMap<HTMLElement, string>();
  const own = (field: HTMLElement): string => {
    const known = wish.get(field) ?? field.inputMode;
    wish.set(field, known);
    return known;
  };
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      typing = isField(target);
      if (isField(target)) target.inputMode = own(target);
    },
    true,
  );
  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isField(target)) return;
      const wanted = own(target);
      target.inputMode = typing ? wanted : 'none';
    },
    true,
  );
}

function isField(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
