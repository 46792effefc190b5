/** Secrets that the server makes and a person types: read from a screen, hard to guess. */
import { createHash, randomInt } from 'node:crypto';

/** Without what is misread when typed from a screen. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** `7KQM-2XWB-RT9H-4NCD`: 79 bits. */
export function madeSecret(): string {
  const letter = (): string => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What is kept of one, however its letters and dashes are typed. */
export function secretDigest(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(letters).digest('hex');
}
