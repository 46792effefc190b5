/** The form of a master: starting values, what is sent, and the sentences of wrong fields. */
import { expect, test } from 'vitest';
import { bannerKatalog } from '@kencana/contract/master/banner-katalog';
import { group } from '@kencana/contract/master/group';
import { gudang } from '@kencana/contract/master/gudang';
import { itemKatalog } from '@kencana/contract/master/item-katalog';
import { kupon } from '@kencana/contract/master/kupon';
import type { Translate } from '../../platform/i18n.ts';
import { formFields, isDirty, sentValues, startValues, valueErrors } from './form-values.ts';

const t: Translate = (key, data) => [key, data?.['label']].filter(Boolean).join(' ');

test('a fresh form is active and otherwise empty; a stored row shows its own', () => {
  expect(startValues(gudang, undefined)).toEqual({
    kode_gudang: undefined,
    nama_gudang: undefined,
    jenis_gudang: undefined,
    aktif: true,
  });
  const row = { kode_gudang: 'G1', nama_gudang: 'Satu', jenis_gudang: 'TOKO', aktif: false };
  expect(startValues(gudang, { ...row, created_by: 'OWNER' })).toEqual(row);
});

test('a made key is shown once it is there and never sent', () => {
  const names = (row: object | undefined): string[] =>
    formFields(bannerKatalog, row && { ...row }).map((field) => field.name);
  expect(names(undefined)).not.toContain('kode_banner');
  expect(names({})).toContain('kode_banner');
  expect(names({})).not.toContain('gambar_name');
  expect(sentValues(bannerKatalog, { kode_banner: 'BN1', title: 'Promo' })).toEqual({
    title: 'Promo',
  });
});

test('of an edited row only what was changed is sent, whatever has become stale since', () => {
  const row = { kode_group: 'MT', nama_group: 'Tua', kadar: 75, harga: 900, jenis_group: null };
  const start = startValues(group, row);
  const sent = (typed: object): object => sentValues(group, { ...start, ...typed }, start);
  expect(sent({})).toEqual({});
  expect(sent({ nama_group: 'Emas Tua' })).toEqual({ nama_group: 'Emas Tua' });
  expect(sent({ harga: null })).toEqual({ harga: null });
  // Nothing is no change of nothing.
  expect(sent({ jenis_group: '' })).toEqual({});
});

test('an amount goes with its unit, an image with its name', () => {
  const coupon = { kode_kupon: 'K1', tipe_kupon: 'PERSEN', nilai: 5, minimal_rp: 0, kuota: 3 };
  const start = startValues(kupon, coupon);
  const sent = (typed: object): object => sentValues(kupon, { ...start, ...typed }, start);
  expect(sent({ nilai: 6 })).toEqual({ nilai: 6, tipe_kupon: 'PERSEN' });
  expect(sent({ tipe_kupon: 'RP' })).toEqual({ nilai: 5, tipe_kupon: 'RP' });
  expect(sent({ kuota: 4 })).toEqual({ kuota: 4 });
  const banner = { title: 'Promo', gambar_path: 'files/1', gambar_name: 'a.jpg' };
  const old = startValues(bannerKatalog, banner);
  const other = { ...old, gambar_path: 'data:image/png;base64,AA' };
  expect(sentValues(bannerKatalog, other, old)).toEqual({
    gambar_path: 'data:image/png;base64,AA',
    gambar_name: 'a.jpg',
  });
});

test('wrong fields get the sentence of their definition', () => {
  expect(valueErrors(itemKatalog, { nama_barang: 'Cincin', berat: 0, harga_jual: 1 }, t)).toEqual({
    kode_kategori: 'isian.kategori_dipilih field.kode_kategori',
    berat: 'isian.nol field.berat_barang',
    direct_url: 'isian.kosong field.direct_url',
    gambar_path: 'isian.gambar_wajib field.gambar_path',
  });
});

test('typed work is noticed', () => {
  const start = startValues(gudang, undefined);
  expect(isDirty({ ...start }, start)).toBe(false);
  expect(isDirty({ ...start, nama_gudang: 'A' }, start)).toBe(true);
});
