/**
 * The photo that proves a marketplace sale (docs/decision/0035): a picture of something, and of one
 * sale of the shop.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { dataUrl, parcel, salePhoto } from '../../../test/parcel-photo.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';

const MODUL = 'MARKETPLACE_INTEGRATION_MODULE';
let shop: Shop;
let kasir: Shop['kasir'];

beforeAll(async () => {
  const biaya = { biaya: 0, aktif: true };
  shop = await openShop({
    modules: [MODUL],
    masters: {
      marketplace: [
        { kode_marketplace: 'TOPED', nama_marketplace: 'TOKOPEDIA', ...biaya },
        { kode_marketplace: 'SHOPEE', nama_marketplace: 'SHOPEE', ...biaya },
      ],
    },
  });
  ({ kasir } = shop);
});
afterAll(() => shop.close());

let orders = 0;

/** A payment of the ring's whole price by TOPED under a new order number. */
function pay(change: object): object {
  orders += 1;
  return {
    jenis: 'MARKETPLACE',
    kode_marketplace: 'TOPED',
    no_po: `INV/${orders}`,
    logistik: 'JNE YES',
    no_resi: '',
    jumlah_rp: 4_711_000,
    ...change,
  };
}

const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c90' } })
    .png()
    .toBuffer();

it('refuses at its field a photo that is no picture of anything', async () => {
  const pixel = dataUrl(await plain(1, 1));
  const cases = [
    ['data:image/png;base64,aaaa', 'BERKAS_BUKAN_GAMBAR', 'Berkas Harus Gambar JPG, PNG Atau WEBP'],
    [pixel, 'FOTO_TERLALU_KECIL', 'Foto 1 × 1 Piksel Terlalu Kecil, Paling Kecil 200 × 200'],
    [
      await parcel(900, 199),
      'FOTO_TERLALU_KECIL',
      'Foto 900 × 199 Piksel Terlalu Kecil, Paling Kecil 200 × 200',
    ],
    [
      dataUrl(await plain(400, 400)),
      'FOTO_KOSONG',
      'Foto Hanya Satu Warna, Ambil Foto Barang Atau Bukti Pesanannya',
    ],
  ];
  for (const [gambar, code, text] of cases) {
    const { status, body } = await kasir.post('penjualan/foto', { gambar });
    expect([status, body.code, body.errors]).toEqual([400, code, { gambar: [text] }]);
  }
  expect((await kasir.post('penjualan/foto', { gambar: await parcel(200, 4_000) })).status).toBe(
    201,
  );
});

describe('one photo proves one sale', () => {
  const asked = async (foto: string, change: object = {}): Promise<Answer> =>
    kasir.post('penjualan/simpan', saleOf([await addPiece(kasir)], [pay({ foto, ...change })]));
  const SAMA = [422, 'OTORISASI_DIPERLUKAN', 'FOTO SAMA'];
  const asks = ({ status, body }: Answer) => [status, body.code, body.kategori];

  test('a second one with it asks, by whatever name, marketplace and person', async () => {
    const gambar = await parcel();
    const foto = await salePhoto(kasir, gambar);
    const first = await asked(foto, { no_po: 'BUKTI-1' });
    const no = first.body.data.no_faktur_group as string;
    const again = await asked(foto, { no_po: 'BUKTI-2' });
    expect(asks(again)).toEqual(SAMA);
    expect(again.body.uraian).toBe(
      `Foto pesanan BUKTI-2 dari TOPED Rp. 4,711,000,- sudah menjadi bukti ${no}`,
    );
    // Sent anew, with other bytes for the same picture, by somebody else, to another marketplace.
    const raw = Buffer.from(gambar.split(',')[1] ?? '', 'base64');
    const packed = dataUrl(await sharp(raw).png({ compressionLevel: 0 }).toBuffer());
    expect(packed).not.toBe(gambar);
    const copy = await salePhoto(shop.spv, packed);
    expect(asks(await asked(copy, { kode_marketplace: 'SHOPEE' }))).toEqual(SAMA);
    const body = saleOf([await addPiece(kasir)], [pay({ foto: copy })]);
    expect((await approved(kasir, 'penjualan/simpan', body)).status).toBe(201);
    // Another shop's photos are its own.
    await shop.set(MODUL, 'true', 'JKT2');
    expect((await salePhoto(shop.as('KASIR2'), gambar)).startsWith('files/')).toBe(true);
  });

  test('a cancelled sale frees its photo', async () => {
    const foto = await salePhoto(kasir);
    const sold = await asked(foto);
    expect(asks(await asked(foto))).toEqual(SAMA);
    const back = { no_faktur_group: sold.body.data.no_faktur_group, alasan: 'salah' };
    expect((await approved(kasir, 'penjualan/batal', back)).status).toBe(200);
    expect((await asked(foto)).status).toBe(201);
  });

  test('of two sales at once, through two marketplaces, one asks', async () => {
    const foto = await salePhoto(kasir);
    const bodies: object[] = [];
    for (const kode_marketplace of ['TOPED', 'SHOPEE']) {
      bodies.push(saleOf([await addPiece(kasir)], [pay({ foto, kode_marketplace })]));
    }
    const answers = await inLine(
      shop.server.database.superUrl,
      lockOf('nomor.kode', 'FJ'),
      bodies.map((body) => () => kasir.post('penjualan/simpan', body)),
    );
    expect(answers.map(asks)).toEqual([[201, undefined, undefined], SAMA]);
  });
});
