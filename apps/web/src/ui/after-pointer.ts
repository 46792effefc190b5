/**
 * Work that moves what lies below waits until no button of the mouse is down: a button that jumps
 * between press and release is not clicked.
 */
let pressed = false;
addEventListener('pointerdown', () => (pressed = true), true);
for (const end of ['pointerup', 'pointercancel'] as const) {
  addEventListener(end, () => (pressed = false), true);
}

/** Runs the work now, or once what is pressed was released and its click is done. */
export function afterPointer(work: () => void): void {
  if (!pressed) return work();
  const done = (): void => void setTimeout(work);
  const once = { once: true, capture: true };
  addEventListener('pointerup', done, once);
  addEventListener('pointercancel', done, once);
}
