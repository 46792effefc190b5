/**
 * Addresses of stored images: `files/<id>` lies below the API's base, everything else is complete.
 */
import { apiBase } from '../../platform/session.ts';

/** What an img element loads. */
export function imageSource(address: string): string {
  return address.startsWith('files/') ? `${apiBase()}/${address}` : address;
}

/** The one image (or file name) of a value that may be a list. */
export function lastAddress(value: unknown): string {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const last = list.at(-1);
  return typeof last === 'string' ? last : '';
}
