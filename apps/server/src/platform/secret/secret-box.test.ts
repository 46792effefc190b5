/** Sealing: another key, another owner or a changed byte opens nothing; the key file is kept. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findSecretKey, makeSecretKey, seal, unseal } from './secret-box.ts';

test('only the same key and owner open a seal', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = seal(key, 'JKT1/whatsapp', 'rahasia');
  expect(sealed.includes('rahasia')).toBe(false);
  expect(unseal(key, 'JKT1/whatsapp', sealed)).toBe('rahasia');
  expect(unseal(key, 'JKT2/whatsapp', sealed)).toBeUndefined();
  expect(unseal(Buffer.alloc(32, 2), 'JKT1/whatsapp', sealed)).toBeUndefined();
  const changed = Buffer.from(sealed);
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(unseal(key, 'JKT1/whatsapp', changed)).toBeUndefined();
  expect(unseal(key, 'JKT1/whatsapp', Buffer.alloc(3))).toBeUndefined();
});

test('the key is made once, for this account only, and a broken one stops the start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-key-'));
  try {
    expect(await findSecretKey(folder)).toBeUndefined();
    const first = await makeSecretKey(folder);
    expect(await findSecretKey(folder)).toEqual(first);
    await expect(makeSecretKey(folder)).rejects.toThrow(/EEXIST/);
    expect((await stat(path.join(folder, 'secret.key'))).mode & 0o077).toBe(0);
    await writeFile(path.join(folder, 'secret.key'), 'rusak');
    await expect(findSecretKey(folder)).rejects.toThrow(/secret\.key/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
