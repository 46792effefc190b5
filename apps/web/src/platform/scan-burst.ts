/**
 * Tells a scanner from a typist by speed, without a browser: keys go in with their time, a code
 * comes out. A scanner writes at least six characters, one every 40 ms or faster on average, and
 * ends with Enter or Tab. A busy computer may hold one key back a little: a single
 * pause does not cut a code in two.
 */

const AVERAGE_MS = 40;
const PAUSE_MS = 120;
const MIN_LENGTH = 6;
const AGAIN_MS = 2000;

export interface Key {
  readonly key: string;
  readonly at: number;
  readonly ctrl?: boolean;
}

/**
 * What a key meant: nothing, the start of a possible burst, a part of one, or the end of a scan.
 */
export type Burst =
  | { readonly kind: 'none' | 'start' | 'part' }
  | { readonly kind: 'scan'; readonly code: string; readonly repeated: boolean };

/** Collects keys into scans. One per page. */
export class BurstReader {
  #text = '';
  #firstAt = Number.NEGATIVE_INFINITY;
  #lastAt = Number.NEGATIVE_INFINITY;
  #lastCode = '';
  #lastCodeAt = Number.NEGATIVE_INFINITY;

  /** Takes one key and says what it was. `repeated` marks the same code within two seconds. */
  take({ key, at, ctrl }: Key): Burst {
    const fast = at - this.#lastAt <= PAUSE_MS;
    if (ctrl || (key.length !== 1 && key !== 'Enter' && key !== 'Tab')) {
      // Control characters inside a burst (GS, LF as Ctrl+key) belong to the scanner, not to the
      // code.
      if (!fast) this.#text = '';
      else this.#lastAt = at;
      return { kind: fast && this.#text !== '' ? 'part' : 'none' };
    }
    if (key === 'Enter' || key === 'Tab') return this.#end(fast, at);
    const kind = fast && this.#text !== '' ? 'part' : 'start';
    this.#text = kind === 'part' ? this.#text + key : key;
    if (kind === 'start') this.#firstAt = at;
    this.#lastAt = at;
    return { kind };
  }

  #end(fast: boolean, at: number): Burst {
    // eslint-disable-next-line no-control-regex -- control characters are exactly what is stripped
    const code = this.#text.replace(/[\u0000-\u001f\u007f]/g, '').trim();
    const average = (this.#lastAt - this.#firstAt) / Math.max(1, this.#text.length - 1);
    this.#text = '';
    if (!fast || code.length < MIN_LENGTH || average > AVERAGE_MS) return { kind: 'none' };
    const repeated = code === this.#lastCode && at - this.#lastCodeAt < AGAIN_MS;
    this.#lastCode = code;
    this.#lastCodeAt = at;
    return { kind: 'scan', code, repeated };
  }
}
