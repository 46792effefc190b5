/** Finds a request's shop and key in what was scanned, typed or opened. */

export interface QrKey {
  readonly client: string;
  readonly keystore: string;
}

const KEY = /^[0-9A-Z]{12}$/;

/**
 * The request named by an address `…/authenticator?toko=…&kode=…` or by a bare key, which is of
 * `shop`; undefined when there is none.
 */
export function keyIn(text: string, shop: string): QrKey | undefined {
  const trimmed = text.trim();
  const bare = trimmed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (KEY.test(bare)) return { client: shop, keystore: bare };
  if (!URL.canParse(trimmed)) return undefined;
  const { searchParams } = new URL(trimmed);
  const keystore = (searchParams.get('kode') ?? '').toUpperCase();
  const client = searchParams.get('toko') ?? shop;
  return KEY.test(keystore) && /^\w{2,12}$/.test(client) ? { client, keystore } : undefined;
}
