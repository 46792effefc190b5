/** The digest that tells two requests under one idempotency key apart. */
import { expect, it } from 'vitest';
import { hashInput } from './write.ts';

const digest = (body: unknown): string => hashInput({ no: '1' }, {}, body);

it('is made of the input', () => {
  expect(digest({ jumlah: 1, isi: [2] })).toBe(digest({ jumlah: 1, isi: [2] }));
  expect(digest({ jumlah: 1 })).not.toBe(digest({ jumlah: 2 }));
});

it.each(['password', 'new_password', 'nik_sim_passport'])('leaves %s out at any depth', (name) => {
  expect(digest({ [name]: 'a' })).toBe(digest({ [name]: 'b' }));
  expect(digest({ penjual: [{ [name]: 'a' }] })).toBe(digest({ penjual: [{ [name]: 'b' }] }));
});
