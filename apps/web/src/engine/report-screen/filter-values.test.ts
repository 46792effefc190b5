/** Which choices a report's filter offers: none of a module that the shop does not have. */
import { expect, test } from 'vitest';
import { laporanPembelianPerFaktur } from '@kencana/contract/report/laporan-pembelian';
import { isOffered } from './filter-values.ts';

test('price clusters are chosen where the shop has them; the rest always', () => {
  const offered = (on: boolean) =>
    laporanPembelianPerFaktur.filter.filter((f) => isOffered(f, () => on)).map((f) => f.key);
  expect(offered(true)).toEqual(['periode', 'kelompok_harga', 'kode_group', 'kondisi']);
  expect(offered(false)).toEqual(['periode', 'kode_group', 'kondisi']);
});
