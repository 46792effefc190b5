/**
 * Receipts that weigh less than invoiced, or cost more than their gold (docs/decision/0061): what
 * the approver reads, and what stays told when the invoice is whole.
 */
import type { Sheet } from '@kencana/contract/sheet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { invoiceOf, pieceOf } from '../../../test/invoice-case.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { approved } from '../../../test/shop-fixture.ts';

const WAIT = 'VALIDASI_TAMBAH_BARANG';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['SUPPLIER_MODULE'],
    settings: { [WAIT]: 'false', BATAS_SELISIH_BERAT_PERSEN: '5' },
    masters: { supplier_barang: [{ kode_supplier: 'PT', nama_supplier: 'PT EMAS' }] },
  });
});
afterAll(() => shop.close());

async function invoice(change: object = {}): Promise<{ no: string }> {
  const answer = await shop.spv.post('penerimaan-barang/simpan', invoiceOf(change));
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return { no: answer.body.data.no_faktur_group };
}

const terima = (
  no_penerimaan: string,
  detail_barang: readonly ReturnType<typeof pieceOf>[],
): Promise<Answer> => shop.spv.post('penerimaan-barang/terima', { no_penerimaan, detail_barang });

const row = async (no: string) =>
  (await shop.owner.get(`penerimaan-barang/faktur/${no}`)).body.data;

describe('pieces that complete a line short of its grams', () => {
  /** Ten pieces of 50 g together, whatever the price is of. */
  const ten = (tipe_harga: string) =>
    invoice({
      detail_barang: [
        {
          ...invoiceOf().detail_barang[0],
          qty: 10,
          berat: 50,
          tipe_harga,
          harga: tipe_harga === 'PER_GRAM' ? 900_000 : 4_500_000,
          ongkos: 0,
        },
      ],
    });
  const pieces = (n: number, berat: number, change: object = {}) =>
    Array.from({ length: n }, () => pieceOf(1, berat, change));

  test.each(['PER_GRAM', 'PER_PCS'])(
    '%s need an approval that says what is missing',
    async (by) => {
      await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '1000000');
      const { no } = await ten(by);
      const short = await terima(no, pieces(10, 1));
      expect(short.status).toBe(422);
      expect(short.body.kategori).toContain('TERIMA KURANG BERAT');
      expect(short.body.message).toMatch(/50\.000 gr.*kurang 40\.000 gr.*Rp\. 30,000,000,-/);
      // Who may see cost reads what the invoice asks for the missing grams.
      const told = await shop.owner.post('penerimaan-barang/terima', {
        no_penerimaan: no,
        detail_barang: pieces(10, 1),
      });
      expect(told.body.message).toContain('Rp. 36,000,000,-');
      await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '0');
    },
  );

  test('in parts, by the scale alone, and where a second person validates too', async () => {
    const { no } = await ten('PER_PCS');
    expect((await terima(no, pieces(9, 1))).status).toBe(201);
    const last = await terima(no, pieces(1, 5));
    expect(last.body.kategori).toBe('TERIMA KURANG BERAT');
    expect((await terima(no, pieces(1, 41))).status).toBe(201);
    const { no: scale } = await ten('PER_PCS');
    await shop.set(WAIT, 'true');
    const light = await terima(scale, pieces(10, 5, { berat_asli: 1 }));
    expect(light.body.kategori).toBe('TERIMA KURANG BERAT');
    await shop.set(WAIT, 'false');
    await shop.set('BATAS_SELISIH_BERAT_PERSEN', '100');
    expect((await terima(scale, pieces(10, 1))).status).toBe(201);
    await shop.set('BATAS_SELISIH_BERAT_PERSEN', '5');
  });

  test('stay short in document, list and report once they were allowed', async () => {
    const { no } = await ten('PER_PCS');
    const body = { no_penerimaan: no, detail_barang: pieces(10, 1) };
    const done = await approved(shop.spv, 'penerimaan-barang/terima', body, 'OWNER');
    expect(done.status).toBe(201);
    const short = {
      status: 'FINISH',
      rincian: { qty_sisa: 0, berat_sisa: 40 },
      berat_terima: 10,
      berat_selisih: -40,
    };
    expect(await row(no)).toMatchObject({
      ...short,
      detail: [{ berat: 50, rumus: { berat_terima: 10, asli_terima: 10 } }],
    });
    const { data } = (await shop.spv.get('penerimaan-barang?status=FINISH')).body;
    expect(
      data.find((one: { no_faktur_group: string }) => one.no_faktur_group === no),
    ).toMatchObject(short);
    const { tgl } = await shop.one<{ tgl: string }>(
      sql`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
    );
    const report = await shop.owner.get(`laporan/penerimaan-barang?tgl_from=${tgl}&tgl_to=${tgl}`);
    const { lines } = report.body.data as Sheet;
    const cells = lines.find((line) => line.cells.includes(done.body.data.no_faktur_group))?.cells;
    expect(cells).toEqual(expect.arrayContaining([10, 50, -40]));
    expect(await shop.violations()).toEqual([]);
  });
});

test('pieces that cost more than twice their gold ask without telling what they cost', async () => {
  await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '100000');
  const { no } = await invoice();
  const body = { no_penerimaan: no, detail_barang: [pieceOf(1, 3.455)] };
  const asked = await shop.spv.post('penerimaan-barang/terima', body);
  expect(asked.body.kategori).toBe('SELISIH BARANG');
  expect(asked.raw.toString('utf8')).not.toMatch(/2[,.]?986[,.]?753/);
  const told = await shop.owner.post('penerimaan-barang/terima', body);
  expect(told.body.message).toContain('2,986,753');
  await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '0');
});
