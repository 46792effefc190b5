/**
 * Moving a whole tray in one document: shown before, moved as it was shown or not at all, cancelled
 * like any move; thousands of lines are told in parts, a receipt has all of them.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { readExcel } from '../../../test/report-file.ts';
import { addPiece, approved, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';

const PATH = 'pindah-barang-satu-baki/simpan';
const LIST = 'pindahbarang/cetak-ulang';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    listen: true,
    settings: { BATAS_DOKUMEN_RP: '100000000000' },
    masters: {
      gudang: [{ kode_gudang: 'BELAKANG', nama_gudang: 'BELAKANG', jenis_gudang: 'TOKO' }],
      baki: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'ETALASE']
        .map((kode_baki) => ({ kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO' }))
        .concat([{ kode_baki: 'Z1', nama_baki: 'Z1', kode_gudang: 'BELAKANG' }]),
    },
  });
});
afterAll(() => shop.close());

const from = (kode_baki: string, more: object = {}) => ({
  dari_gudang: 'TOKO',
  dari_baki: kode_baki,
  ...more,
});
const TO = { kode_gudang: 'TOKO', kode_baki: 'ETALASE', keterangan: 'etalase depan' };

const add = (kode_baki: string, more: object = {}): Promise<string> =>
  addPiece(shop.spv, { kode_baki, ...more });

async function content(kode_baki: string, of = '') {
  const answer = await shop.kasir.get(
    `pindah-barang-satu-baki/isi?dari_gudang=TOKO&dari_baki=${kode_baki}${of}`,
  );
  expect(answer.status).toBe(200);
  return answer.body.data as { barang: string[]; qty: number; berat: number; tetap: object[] };
}

const move = (kode_baki: string, barang: readonly string[], more: object = {}): Promise<Answer> =>
  shop.kasir.post(PATH, { ...from(kode_baki), ...TO, barang, ...more });

const told = ({ status, body }: Answer) => [status, body.code, Object.keys(body.errors ?? {})];

const trays = async (codes: readonly string[]): Promise<unknown[]> =>
  (await Promise.all(codes.map((code) => shop.piece(code)))).map(({ kode_baki }) => kode_baki);

describe('a whole tray', () => {
  test('is shown with its pieces and grams, by group, and what is held stays', async () => {
    const codes = [await add('B1'), await add('B1', { berat: 10.5, berat_asli: 10.4 })];
    const held = await add('B1', { berat: 2 });
    const titip = saleOf([held], [cash(1_000_000)], { bayar_dp: true });
    expect((await shop.kasir.post('penjualan/simpan', titip)).status).toBe(201);
    expect(await content('B1')).toEqual({
      qty: 2,
      berat: 13.955,
      berat_asli: 13.86,
      murni: 10.395,
      barang: codes,
      per_group: [{ kode_group: 'MT', qty: 2, berat: 13.955 }],
      tetap: [{ status: 'TITIP', qty: 1, berat: 2 }],
    });
    expect((await content('B1', '&kode_jenis=GELANG')).qty).toBe(0);
    const saved = await move('B1', codes);
    expect(saved.body.data).toMatchObject({ total_qty: 2, total_berat: 13.955, barang: codes });
    const no = String(saved.body.data.no_pindah);
    expect(no).toContain('-PB-');
    expect(await trays([...codes, held])).toEqual(['ETALASE', 'ETALASE', 'B1']);
    const row = (await shop.kasir.get(`${LIST}/by-no-pindah/${no}`)).body.data;
    expect(row).toMatchObject({
      kode_baki: 'ETALASE',
      keterangan: 'etalase depan',
      total_qty: 2,
      total_berat: 13.955,
      detail: [{ rumus: { dari_baki: 'B1' } }, { kode_barcode: codes[1] }],
    });
    const undo = { no_faktur_group: no, alasan: 'salah baki' };
    expect((await approved(shop.spv, 'pindahbarang/batal', undo, 'OWNER')).status).toBe(200);
    expect(await trays(codes)).toEqual(['B1', 'B1']);
    expect(await shop.violations()).toEqual([]);
  });

  test('is not moved when a piece came or went since it was shown, and says which', async () => {
    const [stays, sold] = [await add('B2'), await add('B2')];
    const { barang } = await content('B2');
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(4_711_000)]));
    const came = await add('B2');
    const refused = await move('B2', barang);
    expect(told(refused)).toEqual([409, 'ISI_BAKI_BERUBAH', ['barang']]);
    expect(refused.body.message).toContain(`1 Masuk (${came}), 1 Keluar (${sold})`);
    expect(await trays([stays, came])).toEqual(['B2', 'B2']);
    expect((await move('B2', (await content('B2')).barang)).status).toBe(201);
    expect(await trays([stays, came])).toEqual(['ETALASE', 'ETALASE']);
  });

  test('of one type: others stay, and do not count as having come', async () => {
    const ring = await add('B3');
    const gelang = await add('B3', { kode_jenis: 'GELANG' });
    const of = { kode_jenis: 'GELANG' };
    const { barang } = await content('B3', '&kode_jenis=GELANG');
    expect(barang).toEqual([gelang]);
    expect(told(await move('B3', [ring, gelang], of))).toEqual([
      409,
      'ISI_BAKI_BERUBAH',
      ['barang'],
    ]);
    expect((await move('B3', barang, of)).status).toBe(201);
    expect(await trays([ring, gelang])).toEqual(['B3', 'ETALASE']);
  });

  test('what is wrong is told at its field, and nothing moves', async () => {
    const code = await add('B4');
    for (const [more, wanted] of [
      [{ kode_baki: 'B4' }, [400, 'BAKI_TUJUAN_SAMA', ['kode_baki']]],
      [{ kode_baki: 'Z1' }, [400, 'BAKI_BUKAN_GUDANG', ['kode_baki']]],
      [{ dari_gudang: 'BELAKANG' }, [400, 'BAKI_BUKAN_GUDANG', ['dari_baki']]],
      [{ dari_baki: 'TIDAKADA' }, [400, 'REF_TIDAK_ADA', ['dari_baki']]],
      [{ barang: [] }, [400, 'VALIDASI', ['barang']]],
      [{ barang: [code, code] }, [400, 'BARANG_GANDA', ['barang']]],
      [{ barang: [code, '99999999'] }, [404, 'BARANG_TIDAK_ADA', ['barang']]],
    ] as const) {
      const answer = await move('B4', [code], more);
      expect([more, told(answer)]).toEqual([more, wanted]);
    }
    expect(await trays([code])).toEqual(['B4']);
    expect(
      (await shop.as('KASIR2').post(PATH, { ...from('B4'), ...TO, barang: [code] })).status,
    ).toBe(400);
  });

  test('a retry moves nothing twice', async () => {
    const code = await add('B5');
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...from('B5'), ...TO, barang: [code] };
    const first = await shop.kasir.post(PATH, body, key);
    const again = await shop.kasir.post(PATH, body, key);
    expect([first.status, again.body.data]).toEqual([201, first.body.data]);
  });

  test('a sale at the same moment: the first wins, a sold piece is not moved', async () => {
    const race = async (sellFirst: boolean): Promise<unknown[]> => {
      const code = await add('B6');
      const sell = () => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
      const tray = () => move('B6', [code]);
      const lock = lockOf('barang.kode_barcode', code);
      const line = sellFirst ? [sell, tray] : [tray, sell];
      const answers = await inLine<Answer>(shop.server.database.superUrl, lock, line);
      return [...answers.map(({ status, body }) => body.code ?? status), await shop.piece(code)];
    };
    expect(await race(true)).toMatchObject([
      201,
      'ISI_BAKI_BERUBAH',
      { status: 'TERJUAL', kode_baki: 'B6' },
    ]);
    expect(await race(false)).toMatchObject([
      201,
      201,
      { status: 'TERJUAL', kode_baki: 'ETALASE' },
    ]);
    expect(await shop.violations()).toEqual([]);
  });
});

test('a move of many pieces is told in parts; both receipts have all of them', async () => {
  const rows = Array.from({ length: 130 }, () => ({ ...CINCIN, kode_baki: 'B7' }));
  await shop.spv.post('barang/simpan-banyak', { detail_barang: rows });
  const { barang, qty, berat } = await content('B7');
  expect([qty, berat]).toEqual([130, 449.15]);
  const no = String((await move('B7', barang)).body.data.no_pindah);
  const whole = { qty: 130, total_qty: 130, total_berat: 449.15, jumlah_baris: 130 };
  for (const answer of [
    await shop.kasir.get(`${LIST}/by-no-pindah/${no}`),
    await shop.kasir.get(`${LIST}/by-no-pindah?no_pindah=${no}`),
  ]) {
    expect(answer.body.data).toMatchObject(whole);
    expect(answer.body.data.detail).toHaveLength(100);
  }
  const listed = (await shop.kasir.post(LIST, {})).body.data[0];
  expect([listed.no_pindah, listed.detail.length]).toEqual([no, 100]);
  const rest = (await shop.kasir.get(`${LIST}/by-no-pindah/${no}/baris?dari=101`)).body.data;
  expect(rest).toMatchObject(whole);
  expect(rest.detail.map((line: { kode_barcode: string }) => line.kode_barcode)).toEqual(
    barang.slice(100),
  );
  const xlsx = await shop.kasir.get(`${LIST}/by-no-pindah?no_pindah=${no}&format=xlsx`);
  const told = readExcel(xlsx.raw).flatMap(([, code]) => (code === null ? [] : [String(code)]));
  expect(told.filter((code) => barang.includes(code))).toEqual(barang);
  const pdf = await shop.kasir.get(`${LIST}/by-no-pindah?no_pindah=${no}&format=pdf`);
  expect(pdf.raw.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(10);
});
