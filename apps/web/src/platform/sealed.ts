/**
 * Bodies of calls under the key of the login, where the shop encrypts them (spec 1 §7,
 * docs/decision/0049): X25519 with the server's key, AES-256-GCM, `{ "enc": … }` both ways. A
 * browser has these behind TLS or on the server's own machine only.
 */

/** What a login offers, and how it makes the key of the session from the server's answer. */
export interface Offer {
  /** The own public key, base64. */
  readonly kunci: string;
  /** The session's key, base64. */
  readonly agree: (serverKey: string, token: string) => Promise<string>;
}

const NAME = 'X25519';
const IV = 12;

const text = (bytes: ArrayBuffer | Uint8Array): string => {
  let binary = '';
  for (const byte of new Uint8Array(bytes)) binary += String.fromCodePoint(byte);
  return btoa(binary);
};
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
const utf8 = (plain: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(plain));

/** A fresh key pair; undefined in a browser that cannot, or may not without TLS. */
export async function offerKey(): Promise<Offer | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return undefined;
  try {
    const pair = (await subtle.generateKey({ name: NAME }, false, ['deriveBits'])) as CryptoKeyPair;
    return {
      kunci: text(await subtle.exportKey('raw', pair.publicKey)),
      agree: async (serverKey, token) => {
        const theirs = await subtle.importKey('raw', bytesOf(serverKey), { name: NAME }, false, []);
        const wish = { name: NAME, public: theirs };
        const shared = await subtle.deriveBits(wish, pair.privateKey, 256);
        const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
        const salt = await subtle.digest('SHA-256', utf8(token));
        const info = utf8('kencana isi');
        const made = { name: 'HKDF', hash: 'SHA-256', salt, info };
        return text(await subtle.deriveBits(made, secret, 256));
      },
    };
  } catch {
    return undefined;
  }
}

const known = new Map<string, Promise<CryptoKey>>();

function keyOf(base64: string): Promise<CryptoKey> {
  const found =
    known.get(base64) ??
    crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
  known.set(base64, found);
  return found;
}

/** The body under the key, as it is sent. */
export async function sealBody(key: string, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(key),
    utf8(plain),
  );
  return JSON.stringify({ enc: text(Uint8Array.from([...iv, ...new Uint8Array(sealed)])) });
}

/** An answer that came under the key, opened; another as it is. Throws for one that is broken. */
export async function openAnswer(key: string | undefined, body: unknown): Promise<unknown> {
  if (key === undefined || typeof body !== 'object' || body === null || !('enc' in body))
    return body;
  const bytes = bytesOf(String(body.enc));
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, IV) },
    await keyOf(key),
    bytes.slice(IV),
  );
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}
