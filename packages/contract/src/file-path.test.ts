/** Only what the database can have made passes for the id of a file. */
import { expect, test } from 'vitest';
import { FILE_PATH_OR_NONE, fileIdOf, isMadeId } from './file-path.ts';

const ID = '0197f2c4-3f0a-7c1e-9b1d-0a1b2c3d4e5f';

test('an id is a uuid in small letters', () => {
  expect(isMadeId(ID)).toBe(true);
  for (const wrong of ['-'.repeat(36), 'a'.repeat(36), ID.toUpperCase(), `${ID}0`, '']) {
    expect(isMadeId(wrong)).toBe(false);
  }
});

test('a path names its id, or none', () => {
  expect(fileIdOf(`files/${ID}`)).toBe(ID);
  expect(fileIdOf(`files/${'-'.repeat(36)}`)).toBeUndefined();
  expect(fileIdOf(`/files/${ID}`)).toBeUndefined();
  expect(FILE_PATH_OR_NONE.test('')).toBe(true);
  expect(FILE_PATH_OR_NONE.test(`files/${'-'.repeat(36)}`)).toBe(false);
});
