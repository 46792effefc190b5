/**
 * A passkey device in software for API tests: makes ES256 credentials and signs challenges as an
 * authenticator does, for the origin it is told. Only the user's finger is missing; it says it was
 * there.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Options {
  readonly challenge: string;
}

export class SoftPasskey {
  readonly #origin: string;
  readonly #rpId: string;
  readonly #id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #publicJwk: { readonly x: string; readonly y: string };
  #counter = 0;
  /** False: the device was touched, but nobody proved who touched it. */
  verified = true;

  constructor(origin: string) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = pair.privateKey;
    this.#publicJwk = pair.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  }

  /** The browser's answer to registration options. */
  create(options: Options) {
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(this.#publicJwk.x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(this.#publicJwk.y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = Buffer.from(isoCBOR.encode(cose));
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const authData = Buffer.concat([this.#head(HAS_KEY), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const encoded = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options).toString('base64url'),
      attestationObject: Buffer.from(encoded).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The browser's answer to authentication options. */
  get(options: Options) {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', options);
    const authData = this.#head(0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #head(flags: number): Buffer {
    const verified = this.verified ? USER_VERIFIED : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const rp = createHash('sha256').update(this.#rpId).digest();
    return Buffer.concat([rp, Buffer.of(USER_PRESENT | verified | flags), counter]);
  }

  #clientData(type: string, options: Options): Buffer {
    const { challenge } = options;
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #answer(response: object) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
