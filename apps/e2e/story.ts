/**
 * `test` of the stories: every file, and every second try, runs against a server of its own on a
 * fresh copy of the demo chain (demo-house.ts). With KENCANA_E2E_URL set all use the one there.
 */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

const HOUSE = `http://127.0.0.1:${process.env.KENCANA_E2E_PORT ?? '18480'}`;

interface Lent {
  readonly id: string;
  readonly url: string;
}

/** The shop of one worker, which is given back when the next file begins or the worker ends. */
class Lender {
  #file = '';
  #lent: Lent | undefined;

  /** Origin of the shop of a file; a file's stories share it. */
  async origin(file: string): Promise<string> {
    const { KENCANA_E2E_URL } = process.env;
    if (KENCANA_E2E_URL !== undefined) return KENCANA_E2E_URL;
    if (this.#lent === undefined || this.#file !== file) {
      await this.giveBack();
      this.#lent = await this.#borrow();
      this.#file = file;
    }
    return this.#lent.url;
  }

  async giveBack(): Promise<void> {
    if (this.#lent !== undefined) await fetch(`${HOUSE}/${this.#lent.id}`, { method: 'DELETE' });
    this.#lent = undefined;
  }

  async #borrow(): Promise<Lent> {
    const answer = await fetch(HOUSE, { method: 'POST' });
    const body = (await answer.json()) as Lent;
    if (!answer.ok) throw new Error(`no shop for this file: ${JSON.stringify(body)}`);
    return body;
  }
}

/** Playwright's test, whose baseURL is the file's own shop. A worker does not outlive a failure. */
export const test = base.extend<{ tidy: void }, { lender: Lender }>({
  lender: [
    // Playwright reads what a fixture needs from this very pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const lender = new Lender();
      await lend(lender);
      await lender.giveBack();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ lender }, lend, info) => {
    await lend(await lender.origin(info.file));
  },
  // Second devices of a story end with it: left open, they would ask a server that is gone.
  tidy: [
    async ({ browser }, lend) => {
      await lend();
      await Promise.all(browser.contexts().map((other) => other.close()));
    },
    { auto: true },
  ],
});
