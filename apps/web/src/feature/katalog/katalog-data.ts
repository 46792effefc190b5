/** Reading the public catalogue of a shop, without login and store, and the links in it. */
import { isTautan } from '@kencana/contract/field/text-field';
import type { CallOf, DataOf } from '@kencana/contract/call/calls';

type Katalog = DataOf<CallOf<'GET', 'katalog-publik/:kode_toko'>>;

/** Reads it; undefined when the shop has none. Throws when the server cannot be reached. */
export async function readKatalog(kode: string): Promise<Katalog | undefined> {
  const response = await fetch(`/api/v1/katalog-publik/${encodeURIComponent(kode)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(String(response.status));
  const body = (await response.json()) as { readonly data: Katalog };
  return body.data;
}

/** What the shop wrote, undefined where it left nothing but a space (spec 2 §5). */
export function said(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

/** What an img element loads: stored files lie below the API. */
export function publicImage(address: string): string {
  return address.startsWith('files/') ? `/api/v1/${address}` : address;
}

/** A link that a shop typed, when it leads to a web page; anything else is no link. */
export function safeLink(text: string): string | undefined {
  return isTautan(text.trim()) ? text.trim() : undefined;
}

/** The WhatsApp address of a phone number; a leading 0 becomes 62 (spec 1 §9). */
export function whatsapp(phone: string): string {
  return `https://wa.me/${phone.replace(/^0/, '62')}`;
}
