/** What a service and its events take in: photos, people, money, rows inside rows. */
import { describe, expect, test } from 'vitest';
import { entrySchema, eventSchema } from '../entry/entry-schema.ts';
import { ambilServiceEvent, serviceEntry, siapServiceEvent } from './service-entry.ts';

const PIECE = { nama_barang: 'kalung', berat: 2.5 };
const PHOTO = 'files/0b8f1c9e-0000-4000-8000-00000000000';
const photos = (n: number): string[] => Array.from({ length: n }, (_, i) => `${PHOTO}${i}`);

/** Path and key of what is refused. */
function refused(schema: { safeParse: (value: unknown) => unknown }, value: unknown): string[] {
  const result = schema.safeParse(value) as {
    readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
  };
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('receiving', () => {
  const schema = entrySchema(serviceEntry);

  test('what is left out is empty, a stranger without a promise and without money', () => {
    const input = schema.parse({ kode_sales: 's1', detail_barang: [PIECE] });
    expect(input).toMatchObject({
      kode_sales: 'S1',
      kode_member: 'NONMEMBER',
      no_hp: '',
      tgl_janji: '',
      pembayaran: [],
    });
    expect(input.detail_barang).toEqual([
      {
        nama_barang: 'KALUNG',
        berat: 2500,
        berat_manual: true,
        kode_jenis: '',
        qty: 1,
        kode_deskripsi: '',
        deskripsi: '',
        kondisi: '',
        perkiraan_emas_rp: 0,
        foto: [],
      },
    ]);
  });

  test('photos are stored ones, five at most', () => {
    const withPhotos = (foto: unknown) => ({
      kode_sales: 'S1',
      detail_barang: [{ ...PIECE, foto }],
    });
    expect(refused(schema, withPhotos(photos(5)))).toEqual([]);
    expect(refused(schema, withPhotos(photos(6)))).toEqual([
      'detail_barang.0.foto input.terlaluBanyak',
    ]);
    expect(refused(schema, withPhotos(['https://x/y.png']))).toEqual([
      'detail_barang.0.foto.0 input.pilihan',
    ]);
  });

  test('money is as every counter takes it', () => {
    const paid = (row: object) => ({ kode_sales: 'S1', detail_barang: [PIECE], pembayaran: [row] });
    expect(refused(schema, paid({ jenis: 'CASH', jumlah_rp: 5000 }))).toEqual([]);
    expect(refused(schema, paid({ jenis: 'CASH', jumlah_rp: 0 }))).toEqual([
      'pembayaran.0.jumlah_rp input.lebihDariNol',
    ]);
    expect(refused(schema, paid({ jenis: 'DEBIT', jumlah_rp: 5000 }))).toEqual([
      'pembayaran.0.no_rekening input.wajib',
    ]);
  });
});

test('a finished piece may have gold in it, each part with its grams', () => {
  const schema = eventSchema(siapServiceEvent);
  const done = (emas?: unknown) => ({
    no_faktur_group: 'x',
    detail_barang: [{ baris: 1, berat: 3, emas }],
  });
  expect(schema.parse(done()).detail_barang[0]).toMatchObject({ berat: 3000, emas: [] });
  expect(schema.parse(done([{ no_lot: 'l-1', berat: 0.1 }])).detail_barang[0]?.emas).toEqual([
    { no_lot: 'L-1', berat: 100 },
  ]);
  expect(refused(schema, done([{ no_lot: '', berat: 0 }]))).toEqual([
    'detail_barang.0.emas.0.no_lot input.wajib',
    'detail_barang.0.emas.0.berat input.lebihDariNol',
  ]);
});

test('what is lost is counted in milligrams, and unknown until the piece is weighed', () => {
  const [pieces] = siapServiceEvent.rows;
  const lost = (berat: number | null) =>
    pieces?.perLine?.reckon?.of({ berat, emas: [{ berat: 0.1 }, { berat: null }] }, { berat: 5.2 });
  expect([lost(5.1), lost(5.4), lost(null)]).toEqual([0.2, -0.1, null]);
});

test('money goes back in cash unless an account is named', () => {
  const schema = eventSchema(ambilServiceEvent);
  const taken = { no_faktur_group: 'x' };
  expect(schema.parse(taken)).toMatchObject({ kembali: { jenis: 'CASH' }, pembayaran: [] });
  expect(refused(schema, { ...taken, kembali: { jenis: 'TRANSFER' } })).toEqual([
    'kembali.no_rekening input.wajib',
  ]);
});
