/** The browser's offer to install is kept until the page is installed. */
import { expect, test } from 'vitest';
import { catchInstallOffer, installOffer } from './install.ts';

test('the offer is held back and kept until the page is installed', () => {
  const page = new EventTarget();
  catchInstallOffer(page);
  const offered = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offered);
  expect([offered.defaultPrevented, installOffer()]).toEqual([true, undefined]);
  const usable = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined });
  page.dispatchEvent(usable);
  expect(installOffer()).toBe(usable);
  page.dispatchEvent(new Event('appinstalled'));
  expect(installOffer()).toBeUndefined();
});
