/**
 * What a craftsman is said to charge for a service (docs/decision/0055): above his usual charge, or
 * where he has none above what the customer pays for the work, it asks; Laporan Service tells it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { receive, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { approved } from '../../../test/shop-fixture.ts';

const DAY = '2026-11-20';
let shop: Shop;

beforeAll(async () => {
  const known = { kode_tukang: 'T2', nama_tukang: 'PAK ASEP', ongkos: 900_000 };
  shop = await openShop({
    masters: { ...SERVICE_MASTERS, tukang: [...SERVICE_MASTERS.tukang, known] },
  });
});
afterAll(() => shop.close());

/** Body that makes a service ready whose customer pays 50.000 and 40.000, with this fee. */
async function ready(kode_tukang: string, ongkos_tukang: number): Promise<object> {
  const no_faktur_group = await receive(shop.kasir);
  const sent = await shop.kasir.post('service/tukang', { no_faktur_group, kode_tukang });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  const detail_barang = [
    { baris: 1, berat: 5.25 },
    { baris: 2, berat: 3 },
  ];
  return { no_faktur_group, ongkos_tukang, detail_barang };
}

test.each([
  ['his usual charge', 'T2', 900_000, null],
  [
    'beyond it',
    'T2',
    900_001,
    'Ongkos tukang PAK ASEP untuk KALUNG PUTUS, CINCIN Rp. 900,001,- (biasanya Rp. 900,000,-)',
  ],
  ['without one, what the customer pays', 'T1', 90_000, null],
  [
    'beyond it',
    'T1',
    90_001,
    'Ongkos tukang PAK JOKO untuk KALUNG PUTUS, CINCIN Rp. 90,001,- ' +
      '(customer membayar Rp. 90,000,-)',
  ],
])('%s: %s gets %i', async (_name, tukang, rp, asked) => {
  const body = await ready(tukang, rp);
  const answer = await shop.kasir.post('service/siap', body);
  expect([answer.status, answer.body.kategori, answer.body.uraian]).toEqual(
    asked === null ? [200, undefined, undefined] : [422, 'ONGKOS TUKANG', asked],
  );
  if (asked === null) return;
  const given = await approved(shop.kasir, 'service/siap', body);
  expect([given.status, given.body.data.rincian.ongkos_tukang]).toEqual([200, rp]);
});

test('the master moves it', async () => {
  const master = await shop.owner.get('tukang/get/all?kode_tukang=T2');
  const [row] = master.body.data;
  const body = await ready('T2', 950_000);
  expect((await shop.kasir.post('service/siap', body)).status).toBe(422);
  expect((await shop.owner.put('tukang/T2', { ...row, ongkos: 950_000 })).status).toBe(200);
  expect((await shop.kasir.post('service/siap', body)).status).toBe(200);
  expect((await shop.owner.put('tukang/T2', row)).status).toBe(200);
});

test('Laporan Service tells the fee to whom costs are told', async () => {
  const body = await ready('T2', 123_000);
  const done = await shop.kasir.post('service/siap', body);
  const no = done.body.data.no_faktur_group;
  const feeOf = async (client: Shop['owner'], status = 'ALL'): Promise<unknown> => {
    const query = `tgl_from=${DAY}&tgl_to=${DAY}&status_service=${status}`;
    const { columns, lines } = (await client.get(`laporan/service?${query}`)).body.data as {
      columns: { key: string }[];
      lines: { jenis: string; cells: unknown[] }[];
    };
    const row = lines.find(({ jenis, cells }) => jenis === 'baris' && cells.includes(no));
    const at = columns.findIndex(({ key }) => key === 'ongkos_tukang');
    return [row !== undefined, at < 0 ? null : row?.cells[at]];
  };
  expect(await feeOf(shop.owner)).toEqual([true, 123_000]);
  expect(await feeOf(shop.kasir)).toEqual([true, null]);
  const batal = { no_faktur_group: no, alasan: 'tidak jadi' };
  expect((await approved(shop.kasir, 'service/batal', batal)).status).toBe(200);
  expect(await feeOf(shop.owner)).toEqual([true, 0]);
});
