/**
 * Installing the product on a phone. Browsers offer it once, soon after the page has come, so the
 * offer is caught at the start and kept for the screen that shows its button.
 */
import { useSyncExternalStore } from 'react';

/** What Chromium sends; other browsers have no such event. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | undefined): void {
  offer = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Catches the browser's offer; called once, before anything is drawn. */
export function catchInstallOffer(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if ('prompt' in event) keep(event as InstallOffer);
  });
  page.addEventListener('appinstalled', () => keep(undefined));
}

/** The kept offer, for code outside of React. */
export function installOffer(): InstallOffer | undefined {
  return offer;
}

/** Takes the offer up; undefined where the browser made none or it was taken. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(subscribe, installOffer);
  if (current === undefined) return undefined;
  return () => {
    // An offer can be taken up once.
    keep(undefined);
    void current.prompt();
  };
}
