/** Adding, moving and destroying pieces as tables: refusals, approvals and what they post. */
import { describe, expect, it } from 'vitest';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { hancurBarangEntry, pindahEntry } from '@kencana/contract/transaction/stock-entry';
import { toldNeeds } from '../../../test/told-needs.ts';
import { A, B, baseOf, pieceOf } from '../../../test/sale-case.ts';
import { refusals, ROWS } from '../../../test/ref-case.ts';
import { CINCIN } from '../../../test/shop-fixture.ts';
import { assertPosting, journalDifference } from '../../engine/transaction/assert-posting.ts';
import { hancurBarangKind } from './hancur-barang.kind.ts';
import type { HancurFacts } from './hancur-barang.kind.ts';
import { pindahBarangKind } from './pindah-barang.kind.ts';
import { tambahBarangKind } from './tambah-barang.kind.ts';
import type { TambahFacts } from './tambah-barang.kind.ts';

const base = baseOf();
const sold = pieceOf('11000003', { status: 'TERJUAL' });
const pieces = new Map([pieceOf(A), pieceOf(B), sold].map((p) => [p.kode_barcode, p]));

const tambahFacts: TambahFacts = {
  barcodes: ['11000011', '11000012'],
  groups: base.refs.all('group'),
  tags: new Set(['TERPAKAI']),
  ongkos: [],
  stamps: new Map(),
};
const tambah = (...changes: readonly object[]) => ({
  detail_barang: changes.map((c) => entrySchema(barangEntry).parse({ ...CINCIN, ...c })),
  detail_authorization: [],
});

describe('adding pieces', () => {
  it.each([
    [{ kode_group: 'XX' }, 'REF_TIDAK_ADA', 'kode_group'],
    [{ kode_jenis: 'XX' }, 'REF_TIDAK_ADA', 'kode_jenis'],
    [{ kode_baki: 'XX' }, 'REF_TIDAK_ADA', 'kode_baki'],
    [{ kode_baki: 'R1' }, 'BAKI_BUKAN_GUDANG', 'kode_baki'],
    [{ tag_id: 'TERPAKAI' }, 'TAG_SUDAH_ADA', 'tag_id'],
  ])('refuses %o', (change, code, field) => {
    const problems = refusals(tambahBarangKind, tambah(change), tambahFacts, base);
    expect(problems).toMatchObject([{ code, field }]);
  });

  it('refuses one tag on two pieces of the same list, but not two pieces without tag', () => {
    const twice = tambah({ tag_id: 'T1' }, { tag_id: 'T1' });
    expect(tambahBarangKind.check(twice, tambahFacts, base)).toMatchObject([
      { code: 'TAG_SUDAH_ADA', field: 'detail_barang.1.tag_id' },
    ]);
    expect(tambahBarangKind.check(tambah({}, {}), tambahFacts, base)).toEqual([]);
  });

  it('refuses a weight that the shop rounds to nothing', () => {
    const steps = baseOf({ PEMBULATAN_GRAM_MG: '50' });
    const light = tambah({ berat: 0.02 });
    expect(tambahBarangKind.check(light, tambahFacts, steps)).toEqual([
      { code: 'BERAT_JADI_NOL', data: { gram: '0.020 gr' }, field: 'berat' },
    ]);
    expect(tambahBarangKind.check(light, tambahFacts, base)).toEqual([]);
    expect(tambahBarangKind.check(tambah({ berat: 0.025 }), tambahFacts, steps)).toEqual([]);
  });

  it('posts each piece at its cost, with its fine weight once', () => {
    const posting = tambahBarangKind.post(tambah({}, { berat_asli: 3.333 }), tambahFacts, base);
    assertPosting(posting);
    expect(posting.newPieces.map((p) => [p.kode_barcode, p.murni, p.kadar_modal])).toEqual([
      ['11000011', 2595, 7600],
      ['11000012', 2500, 7600],
    ]);
    expect(posting.stock.map((s) => [s.kolom, s.modal])).toEqual([
      ['TAMBAH', 3_000_000],
      ['TAMBAH', 3_000_000],
    ]);
    expect(posting.header.total).toBe(6_000_000);
  });
});

const pindah = (barang: readonly string[], change: object = {}) =>
  entrySchema(pindahEntry).parse({ kode_gudang: 'TOKO', kode_baki: 'A2', barang, ...change });

describe('moving pieces', () => {
  it.each([
    ['an unknown tray', pindah([A], { kode_baki: 'X9' }), 'REF_TIDAK_ADA'],
    ['a tray of another warehouse', pindah([A], { kode_baki: 'R1' }), 'BAKI_BUKAN_GUDANG'],
    ['its own tray', pindah([A], { kode_baki: 'A1' }), 'PINDAH_KE_BAKI_SAMA'],
    ['a sold piece', pindah([sold.kode_barcode]), 'BARANG_TIDAK_READY'],
    ['a piece twice', pindah([A, A]), 'BARANG_GANDA'],
    ['an unknown piece', pindah(['99999999']), 'BARANG_TIDAK_ADA'],
  ])('refuses %s', (_name, input, code) => {
    const problems = refusals(pindahBarangKind, input, { pieces }, base);
    expect(problems.map((p) => p.code)).toContain(code);
  });

  it('takes out what it puts in, and no money', () => {
    const posting = pindahBarangKind.post(pindah([A, B]), { pieces }, base);
    assertPosting(posting);
    expect(posting.stock.map((s) => `${s.kolom} ${s.kode_baki} ${s.berat}`)).toEqual([
      'OUT A1 3455',
      'IN A2 3455',
      'OUT A1 3455',
      'IN A2 3455',
    ]);
    expect([posting.money, posting.journal]).toEqual([[], []]);
  });
});

const hancurFacts: HancurFacts = { pieces };
const warehouse = (jenis_gudang: string) => ({ gudang: { RUSAK: { jenis_gudang } } });
const hancur = (barang: readonly string[]) =>
  entrySchema(hancurBarangEntry).parse({
    kode_gudang: 'RUSAK',
    kondisi: 'PATAH',
    barang,
    keterangan: 'patah',
  });

describe('destroying pieces', () => {
  it.each([
    ['into no warehouse', hancur([A]), { gudang: {} }, 'REF_TIDAK_ADA'],
    ['into the show case', hancur([A]), warehouse('TOKO'), 'REF_TIDAK_ADA'],
    ['among bought goods', hancur([A]), warehouse('BELI'), 'REF_TIDAK_ADA'],
    ['among held goods', hancur([A]), warehouse('TITIP'), 'REF_TIDAK_ADA'],
    ["into head office's goods", hancur([A]), warehouse('PUSAT'), 'REF_TIDAK_ADA'],
    ['onto the road', hancur([A]), warehouse('TRANSIT'), 'REF_TIDAK_ADA'],
    ['in no condition', hancur([A]), { 'kondisi-barang': {} }, 'REF_TIDAK_ADA'],
    ['that are sold', hancur([sold.kode_barcode]), {}, 'BARANG_TIDAK_READY'],
    ['twice', hancur([A, A]), {}, 'BARANG_GANDA'],
  ])('is refused %s', (_name, input, change, code) => {
    const problems = refusals(hancurBarangKind, input, hancurFacts, base, { ...ROWS, ...change });
    expect(problems.map((p) => p.code)).toContain(code);
  });

  it('may go to what is washed', () => {
    const rows = { ...ROWS, ...warehouse('SEPUH') };
    expect(refusals(hancurBarangKind, hancur([A]), hancurFacts, base, rows)).toEqual([]);
  });

  it('always needs a supervisor, who reads which pieces', () => {
    const [need] = toldNeeds(hancurBarangKind.approval(hancur([A, B]), hancurFacts, base));
    expect(need?.kategori).toBe('HANCUR BARANG');
    expect(need?.uraian).toContain(A);
    expect(need?.uraian).toContain(B);
  });

  it('turns each piece into a lot of the same milligrams and cost', () => {
    const posting = hancurBarangKind.post(hancur([A, B]), hancurFacts, base);
    assertPosting(posting);
    expect(journalDifference(posting.journal)).toBe(0);
    expect(posting.lots.map((l) => [l.berat_asli, l.murni, l.modal, l.kode_gudang])).toEqual([
      [3460, 2595, 3_000_000, 'RUSAK'],
      [3460, 2595, 3_000_000, 'RUSAK'],
    ]);
    expect(posting.stock.map((s) => s.kolom)).toEqual(['HANCUR', 'IN', 'HANCUR', 'IN']);
  });
});
