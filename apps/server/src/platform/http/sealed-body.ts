/**
 * Bodies under the key that a login agreed: `{ "enc": base64(iv ‖ ciphertext ‖ tag) }`,
 * AES-256-GCM, both ways (spec 1 §7; docs/decision/0049). The client sends a public X25519 key and
 * gets the server's; both make the key of the session from them and the token's digest. TLS is
 * still required: the login itself, files and addresses are as they are.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Transform } from 'node:stream';
import { AppError } from '@kencana/contract/error-code';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;
/** What stands before the 32 bytes of an X25519 key in DER. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
const SPKI = Buffer.from('302a300506032b656e032100', 'hex');

/** The server's own key pair, the same in every process that knows its secret. */
function ownKey(secretKey: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'kencana x25519', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** The server's public key, base64. */
export function serverKey(secretKey: Buffer): string {
  const spki = createPublicKey(ownKey(secretKey)).export({ format: 'der', type: 'spki' });
  return spki.subarray(-32).toString('base64');
}

/**
 * The key of a session: from the client's public key and the sha-256 of its token. Throws for what
 * is no usable key.
 */
export function sessionKey(secretKey: Buffer, kunci: Buffer, tokenHash: Buffer): Buffer {
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI, kunci]),
    format: 'der',
    type: 'spki',
  });
  const shared = diffieHellman({ privateKey: ownKey(secretKey), publicKey });
  return Buffer.from(hkdfSync('sha256', shared, tokenHash, 'kencana isi', 32));
}

/** The text under the key, as it goes over the wire. */
export function sealText(key: Buffer, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return JSON.stringify({ enc: Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64') });
}

/** As sealText, of a text that comes in parts and is never whole in memory. */
export function sealStream(key: Buffer): Transform {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv);
  let rest = iv;
  /** Base64 of whole triples; what is left waits for the next part. */
  const written = (bytes: Buffer): string => {
    const all = Buffer.concat([rest, bytes]);
    const whole = all.length - (all.length % 3);
    rest = all.subarray(whole);
    return all.subarray(0, whole).toString('base64');
  };
  let begun = false;
  const begin = (): string => {
    const head = begun ? '' : '{"enc":"';
    begun = true;
    return head;
  };
  return new Transform({
    transform: (chunk: Buffer, _, done) => done(null, begin() + written(cipher.update(chunk))),
    flush: (done) => {
      const end = written(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
      done(null, `${begin()}${end}${rest.toString('base64')}"}`);
    },
  });
}

/** The text of a body that was sent under the key. Throws ENKRIPSI_WAJIB for any other. */
export function openText(key: Buffer, sent: unknown): string {
  if (typeof sent !== 'object' || sent === null || !('enc' in sent))
    throw new AppError('ENKRIPSI_WAJIB');
  const { enc } = sent;
  if (typeof enc !== 'string') throw new AppError('ENKRIPSI_WAJIB');
  const bytes = Buffer.from(enc, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(-TAG));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    throw new AppError('ENKRIPSI_WAJIB');
  }
}
