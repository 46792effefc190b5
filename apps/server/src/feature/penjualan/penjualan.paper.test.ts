/** The sale's paper says what points the member earned, used and has, after the sale's own text. */
import { expect, test } from 'vitest';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { NotaContext } from '../../engine/print/document-paper.ts';
import { penjualanPaper } from './penjualan.paper.ts';

const SHOP = { nama_toko: 'TOKO', alamat_toko: '', no_hp: '', zona_waktu: 'Asia/Jakarta' };
const CONTEXT: NotaContext = {
  shop: SHOP,
  banks: new Map(),
  salinan: 0,
  link: undefined,
  t: (key, data) => [key, ...Object.values(data ?? {})].join(' '),
};

function textOf(keterangan: string, rincian: object): string {
  return paperOf(keterangan, rincian).keterangan;
}

function paperOf(keterangan: string, rincian: object) {
  const row = {
    status: 'OPEN',
    created_at: '2026-11-20T03:00:00Z',
    detail: [],
    detail_tukar: [],
    pembayaran: [],
    total: 0,
    pembulatan: 0,
    kembali: 0,
    keterangan,
    rincian,
  };
  const sale = row as unknown as DocumentRow & { detail: []; detail_tukar: [] };
  return penjualanPaper.build(sale as never, CONTEXT);
}

test.each<[string, string, object, string]>([
  ['no points', 'UKIR NAMA', {}, 'UKIR NAMA'],
  [
    'earned',
    '',
    { poin: { dapat: 47, pakai: 0, saldo: 47 } },
    'poin.dapat 47 · poin.saldo_akhir 47',
  ],
  [
    'earned and used, beside a text',
    'UKIR NAMA',
    { poin: { dapat: 46, pakai: 1_040, saldo: 0 } },
    'UKIR NAMA · poin.dapat 46 · poin.pakai 1,040',
  ],
])('%s', (_, keterangan, rincian, text) => {
  expect(textOf(keterangan, rincian)).toBe(text);
});

test('a marketplace sale from before months were kept promised three', () => {
  const toleransi = (rincian: object) => paperOf('', rincian).toleransi_beli;
  expect(toleransi({ kode_marketplace: 'TOPED' })).toBe('print.toleransi-beli 3');
  expect(toleransi({ kode_marketplace: 'TOPED', toleransi_beli: 0 })).toBeUndefined();
  expect(toleransi({ toleransi_beli: 6 })).toBe('print.toleransi-beli 6');
  expect(toleransi({})).toBeUndefined();
});
