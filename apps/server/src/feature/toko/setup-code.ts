/**
 * The one-time code that proves that whoever creates the first owner can read this server's log. It
 * lives as long as the process and is worth nothing once there is a shop.
 */
import { randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when copied by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const CODE = [group(), group(), group()].join('-');

/** The code, for the log: 60 bits as XXXX-XXXX-XXXX. */
export function setupCode(): string {
  return CODE;
}

/** True for the code in any case and with or without dashes. */
export function isSetupCode(given: string): boolean {
  const plain = (text: string) => Buffer.from(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
  const [a, b] = [plain(given), plain(CODE)];
  return a.length === b.length && timingSafeEqual(a, b);
}
