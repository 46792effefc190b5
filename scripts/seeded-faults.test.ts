/** The list of seeded faults fits the product: each text stands once, each part has its tests. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faults, seeded } from './seeded-faults/list.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test('every fault stands once in its file, has a name of its own and tests that should see it', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  for (const fault of faults) {
    const source = fs.readFileSync(path.join(root, fault.file), 'utf8');
    expect(seeded(fault, source), fault.name).not.toBe(source);
    expect(fault.parts.length, fault.name).toBeGreaterThan(0);
    for (const part of fault.parts) {
      const { dir, base } = path.parse(part);
      const names = fs.readdirSync(path.join(root, dir));
      const tests = names.filter(
        (name) => name.startsWith(base) && /\.(test|spec)\.tsx?$/.test(name),
      );
      expect(tests, `${fault.name}: ${part}`).not.toEqual([]);
    }
  }
});

test('a text that is gone, or stands twice, is no fault any more', () => {
  const [fault] = faults;
  if (!fault) throw new Error('no faults');
  expect(() => seeded(fault, '')).toThrow(fault.name);
  expect(() => seeded(fault, fault.from + fault.from)).toThrow('2 times');
});
