/** An answer in parts is sealed as one text is, whatever the parts. */
import { createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openText, sealStream, sealText } from './sealed-body.ts';

const key = randomBytes(32);

test.each([[[]], [['a']], [['ab', 'c']], [['{"x":', '"é', '日本"}']], [Array.from('0123456789')]])(
  'the parts %j come out as one text',
  async (parts) => {
    const whole = parts.join('');
    const sent = await text(
      Readable.from(parts.map((part) => Buffer.from(part))).pipe(sealStream(key)),
    );
    const body = JSON.parse(sent) as { enc: string };
    expect(Object.keys(body)).toEqual(['enc']);
    expect(openText(key, body)).toBe(whole);
    const bytes = Buffer.from(body.enc, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    expect(decipher.update(bytes.subarray(12, -16)).toString() + decipher.final('utf8')).toBe(
      whole,
    );
  },
);

test('no two texts look alike, and no key but the own opens one', () => {
  const [one, other] = [sealText(key, 'emas'), sealText(key, 'emas')];
  expect(one).not.toBe(other);
  expect(openText(key, JSON.parse(one))).toBe('emas');
  expect(() => openText(randomBytes(32), JSON.parse(one))).toThrow('ENKRIPSI_WAJIB');
});
