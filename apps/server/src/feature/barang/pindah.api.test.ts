/**
 * Moves looked up and printed again (spec 2 §2, §7, §9): the search by its own dates, the row
 * under the specification's names, both receipts with photos, and the photo of a piece.
 */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { readExcel, readPdf, unzip } from '../../../test/report-file.ts';
import { addPiece } from '../../../test/shop-fixture.ts';

const DAY = '2026-11-20';
const LIST = 'pindahbarang/cetak-ulang';
const ONE = `${LIST}/by-no-pindah`;

let shop: Shop;
let no: string;
let codes: string[];
let red: Buffer;

const moved = async (barang: readonly string[], kode_baki = 'A2'): Promise<string> => {
  const body = { kode_gudang: 'TOKO', kode_baki, barang, keterangan: 'etalase' };
  const answer = await shop.kasir.post('pindahbarang/simpan', body);
  expect(answer.status).toBe(201);
  return String(answer.body.data.no_pindah);
};

beforeAll(async () => {
  shop = await openShop({ settings: { PREVIOUS_DAY_OWNER: 'true' } });
  const picture = {
    create: { width: 300, height: 200, channels: 3 as const, background: '#ff0000' },
  };
  red = await sharp(picture).png().toBuffer();
  const gambar = `data:image/png;base64,${red.toString('base64')}`;
  const { foto } = (await shop.spv.post('barang/foto', { gambar })).body.data;
  codes = [
    await addPiece(shop.spv, { foto, size: '12' }),
    await addPiece(shop.spv, { nama_barang: 'KALUNG', berat: 10.5, berat_asli: 10.5 }),
  ];
  no = await moved(codes);
});
afterAll(() => shop.close());

test.each([
  ['GET', () => shop.kasir.get(`${LIST}?start_date=${DAY}&end_date=${DAY}`)],
  ['POST', () => shop.kasir.post(LIST, { start_date: DAY, end_date: DAY })],
])(
  'a search by %s answers the moves of its days in the words of the specification',
  async (_, ask) => {
    const found = await ask();
    expect([found.status, found.body.message, found.body.count]).toEqual([
      200,
      'Data Hutang Tersedia',
      1,
    ]);
    expect(found.body.data).toMatchObject([
      {
        no_pindah: no,
        kode_gudang: 'TOKO',
        kode_baki: 'A2',
        total_qty: 2,
        total_berat: 13.955,
        input_by: 'KASIR',
        detail: [
          {
            tgl_system: DAY,
            kode_barcode: codes[0],
            keterangan: 'CINCIN POLOS',
            berat: 3.455,
            size: '12',
            qty: 1,
            harga_jual: 4_560_600,
            gambar: `foto_produk/${codes[0]}`,
            rumus: { dari_gudang: 'TOKO', dari_baki: 'A1' },
          },
          { kode_barcode: codes[1], keterangan: 'KALUNG', berat: 10.5, foto: '' },
        ],
      },
    ]);
  },
);

test('days without a move say so; a day that is none is refused at its field', async () => {
  const { owner } = shop;
  const none = await owner.get(`${LIST}?start_date=2026-11-01&end_date=2026-11-19`);
  expect([none.body.message, none.body.data]).toEqual(['Data Yang Anda Cari Tidak Ada', []]);
  const asked = { start_date: '2026-11-01', end_date: '2026-11-19' };
  expect((await owner.post(LIST, asked)).body.message).toBe('Data Yang Anda Cari Tidak Ada');
  const held = await shop.kasir.get(`${LIST}?start_date=2026-11-01&end_date=2026-11-19`);
  expect([held.status, held.body.code]).toEqual([403, 'LAPORAN_TANGGAL_TERKUNCI']);
  const bad = await owner.get(`${LIST}?start_date=kemarin`);
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['start_date']]);
});

test('one move is found by the row, by its number in any spelling, and by its address', async () => {
  const row = (await shop.kasir.post(LIST, {})).body.data[0];
  const byRow = await shop.kasir.post(ONE, row);
  const byNumber = await shop.kasir.get(`${ONE}?no_pindah=${no.toLowerCase()}`);
  const byAddress = await shop.kasir.get(`${ONE}/${no}`);
  for (const answer of [byRow, byNumber, byAddress]) expect(answer.body.data).toEqual(row);
  const missing = await shop.kasir.get(`${ONE}?no_pindah=JKT1-PB-261120-0999`);
  expect([missing.status, missing.body.code]).toEqual([404, 'TIDAK_DITEMUKAN']);
  const other = await shop.as('KASIR2').get(`${ONE}?no_pindah=${no}`);
  expect([other.status, other.body.code]).toEqual([404, 'TIDAK_DITEMUKAN']);
});

const receipt = (client: TestClient, format: string): Promise<Answer> =>
  client.get(`${ONE}?no_pindah=${no}&format=${format}`);

test('the PDF has every piece with a photo of 20 mm, upright, with page, period and total', async () => {
  const answer = await receipt(shop.kasir, 'pdf');
  expect(answer.headers['content-disposition']).toContain('BUKTI PINDAH BARANG.pdf');
  const [page = []] = await readPdf(answer.raw);
  const text = page.map((line) => line.join(' ')).join('\n');
  for (const part of [
    'BUKTI PINDAH BARANG',
    no,
    `Periode ${DAY}`,
    'Ke Gudang TOKO, Baki A2',
    'CINCIN POLOS',
    '10.500',
    '1 of',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Total.*13\.955.*2.*9,121,200/);
  const source = answer.raw.toString('latin1');
  // A4 upright, and both pictures drawn 20 mm (56.69 points) wide and high.
  expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2);
});

test('the Excel file has the same pieces in rows of seven lines, each with its photo', async () => {
  const answer = await receipt(shop.kasir, 'xlsx');
  expect(answer.headers['content-disposition']).toContain('TANDA_TERIMA.xlsx');
  const rows = readExcel(answer.raw);
  const head = rows.findIndex(([first]) => first === 'Tanggal');
  expect(rows[head]).toEqual([
    'Tanggal',
    'Barcode',
    'Keterangan',
    'Berat',
    'Ukuran',
    'Pcs',
    'Harga Jual',
    'Foto',
  ]);
  expect(rows[head + 1]?.slice(1, 7)).toEqual([
    codes[0],
    'CINCIN POLOS',
    3.455,
    '12',
    1,
    4_560_600,
  ]);
  expect(rows[head + 3]?.slice(3, 7)).toEqual([13.955, null, 2, 9_121_200]);
  const parts = unzip(answer.raw);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(`r="${head + 2}" ht="89.25"`);
  const drawing = parts.get('xl/drawings/drawing1.xml') ?? '';
  expect([...drawing.matchAll(/<xdr:row>(\d+)<\/xdr:row>/g)].map(([, row]) => Number(row))).toEqual(
    [head + 1, head + 2],
  );
  expect(drawing).toContain('<xdr:ext cx="720000" cy="720000"/>');
  expect([...parts.keys()].filter((path) => path.startsWith('xl/media/'))).toHaveLength(2);
});

/** The colour in the middle of a picture. */
async function middle(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('a piece’s photo is the shop’s own; without one, and elsewhere, a placeholder', async () => {
  const photo = (code: string | undefined, client = shop.kasir): Promise<Answer> =>
    client.get(`foto_produk/${code}`);
  const own = await photo(codes[0]);
  expect([own.status, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const [r = 0, g = 255] = await middle(own.raw);
  expect([r > 240, g < 15]).toEqual([true, true]);
  const none = await photo(codes[1]);
  expect(none.status).toBe(200);
  const [, green = 0] = await middle(none.raw);
  expect(green).toBeGreaterThan(150);
  for (const other of [await photo('99999999'), await photo(codes[0], shop.as('KASIR2'))])
    expect([other.status, other.raw.equals(none.raw)]).toEqual([200, true]);
});

test('a photo whose bytes are gone is a placeholder, and the receipt is written all the same', async () => {
  const gambar = `data:image/png;base64,${red.toString('base64')}`;
  const { foto } = (await shop.spv.post('barang/foto', { gambar })).body.data;
  const code = await addPiece(shop.spv, { foto });
  const number = await moved([code]);
  const { kunci } = await shop.one<{ kunci: string }>(
    sql`select kunci from berkas where 'files/' || id = ${foto}`,
  );
  await shop.server.files.remove(kunci);
  expect((await shop.kasir.get(`foto_produk/${code}`)).status).toBe(200);
  const answer = await shop.kasir.get(`${ONE}?no_pindah=${number}&format=pdf`);
  expect([answer.status, answer.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});
