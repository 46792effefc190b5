/** News of masters as an owner reads it: names in his language, values as the server wrote them. */
import { expect, test } from 'vitest';
import type { OwnerNews } from '@kencana/contract/kabar-pemilik';
import { id } from '@kencana/messages/id';
import { newsSentence } from './news-sentence.ts';

const texts: Readonly<Record<string, string>> = id;
const t = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name) => data[String(name)] ?? '');

const news = (jenis: OwnerNews['jenis'], isi: Readonly<Record<string, string>>): OwnerNews => ({
  id: '1',
  kode_toko: 'JKT1',
  waktu: '2026-11-20T03:00:00Z',
  jenis,
  oleh: 'SPV',
  objek: 'sales/S1',
  isi,
});

test('a changed row names fields, before and after; a new one what it holds', () => {
  const perubahan = JSON.stringify([
    { label: 'field.fee', sebelum: '0%', sesudah: '50%' },
    { label: 'field.kode_bank', sebelum: '-', sesudah: 'BCA' },
  ]);
  const isi = { master: 'master.sales', kunci: 'S1', perubahan };
  const [fee, bank] = [id['field.fee'], id['field.kode_bank']];
  expect(newsSentence(t as never, news('MASTER_UBAH', isi), 'JKT1')).toBe(
    `SPV mengubah ${id['master.sales']} S1: ${fee} 0% → 50%, ${bank} BCA`,
  );
  expect(newsSentence(t as never, news('MASTER_BARU', isi), 'PUSAT')).toContain(
    'JKT1: SPV menambah',
  );
});

test('many rows are counted', () => {
  const isi = { master: 'master.sales', n: '500', baru: '499', berubah: '1', kunci: 'A, B, …' };
  expect(newsSentence(t as never, news('MASTER_BANYAK', isi), 'JKT1')).toBe(
    `SPV menyimpan 500 baris ${id['master.sales']} sekaligus (499 baru, 1 berubah): A, B, …`,
  );
});

test('other news stays as it was', () => {
  const isi = { user: 'SPV7', level: 'SPV' };
  expect(newsSentence(t as never, news('USER_BARU', isi), 'JKT1')).toBe(
    'SPV membuat user SPV7 level SPV',
  );
});
