/** Languages, placeholders, labels, and the texts of validation. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, ERROR_STATUS } from '@kencana/contract/error-code';
import { LANGUAGES } from '@kencana/messages/key';
import { asAppError, failure } from './envelope.ts';
import { isMessageKey, labelOf, pickLanguage, translate } from './text.ts';
import { validate } from './validate.ts';

test('the first wish that is a language wins, Indonesian is the default', () => {
  expect(pickLanguage(undefined, 'xx', 'jp', 'en')).toBe('jp');
  expect(pickLanguage(null, '')).toBe('id');
});

test('placeholders are filled; a missing value leaves no hole', () => {
  expect(translate('id', 'error.KODE_SUDAH_ADA', { kode: 'MT' })).toBe('Kode MT Sudah Ada');
  expect(translate('id', 'error.KODE_SUDAH_ADA')).toBe('Kode Sudah Ada');
  expect(translate('id', 'error.TGL_SUDAH_TUTUP', { tgl: '$& {{tgl}}' })).toContain('$& {{tgl}}');
  expect(translate('id', 'Bukan kunci')).toBe('Bukan kunci');
  expect(translate('id', 'constructor')).toBe('constructor');
});

test('every error code has a text in every language, with the same placeholders', () => {
  const holes = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted().join();
  for (const code of Object.keys(ERROR_STATUS)) {
    const key = `error.${code}`;
    expect([code, isMessageKey(key)]).toEqual([code, true]);
    const fill = new Proxy({}, { get: (_, name) => `{{${String(name)}}}` });
    const wanted = holes(translate('id', key, fill));
    for (const language of LANGUAGES) {
      const text = translate(language, key, fill);
      expect([code, language, text === key, holes(text)]).toEqual([code, language, false, wanted]);
    }
  }
});

test('a field without a label is named in words', () => {
  expect(labelOf('id', 'kolom_tanpa_nama')).toBe('Kolom Tanpa Nama');
});

test('zod issues become texts per field; its own English is never shown', () => {
  const schema = z.object({
    nama: z.string(),
    baris: z.array(z.object({ umur_barang: z.number() })),
    jumlah: z.string().min(3, 'isian.wajib'),
  });
  const broken = { baris: [{ umur_barang: 'x' }], jumlah: '1' };
  expect(() => validate(schema, broken, 'id')).toThrow('VALIDASI');
  const { errors = {} } = thrown(() => validate(schema, broken, 'id'));
  expect(Object.keys(errors)).toEqual(['nama', 'baris.0.umur_barang', 'jumlah']);
  expect(errors['baris.0.umur_barang']).toEqual(['Umur Barang Tidak Sah']);
  expect(errors['nama']?.[0]).toMatch(/Tidak Boleh Kosong$/);
  expect(JSON.stringify(errors)).not.toMatch(/Invalid|expected/);
});

function thrown(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('no AppError was thrown');
}

test('only known errors show themselves', () => {
  expect(asAppError(new Error('rahasia'))).toBeUndefined();
  expect(asAppError(new AppError('SIBUK'))?.status).toBe(503);
  const duplicate = new AppError('KODE_SUDAH_ADA', { kode: 'MT', constraint: 'grup_pkey' });
  expect(failure(duplicate, 'id')).toEqual({
    status: 'error',
    code: 'KODE_SUDAH_ADA',
    message: 'Kode MT Sudah Ada',
    data: { kode: 'MT' },
  });
});
