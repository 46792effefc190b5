/**
 * Somebody else than the nota names sells a piece back (docs/decision/0032): it is seen in the
 * document, the list and the report, and with OTORISASI_PENJUAL_LAIN approved; the buyer's phone
 * number is told to nobody.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

const WORTH = 4_491_500;
const PHONE = '6281277776666';
const ANI = { nama_customer: 'IBU ANI', no_hp: '0812-7777-6666' };
const BUDI = { nama_customer: 'PAK BUDI', no_hp: '081355554444' };
const MARK = 'Penjual Bukan Pembeli Nota';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'], members: ['M7'] });
  ({ kasir } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 90_000_000 };
  const filled = await shop.spv.post('cash/simpan', { ...till, keterangan: 'modal' });
  if (filled.status !== 201) throw new Error(JSON.stringify(filled.body));
});
afterAll(() => shop.close());
beforeEach(() => shop.set('OTORISASI_PENJUAL_LAIN', 'false'));

async function sold(who: object): Promise<string> {
  const code = await addPiece(kasir);
  const answer = await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)], who));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return code;
}
function buy(code: string, who: object): object {
  const detail_barang = [{ kode_barcode: code, kondisi: 'BAIK' }];
  return { kode_sales: 'S1', ...who, detail_barang, pembayaran: [cash(WORTH)] };
}
function save(code: string, who: object): Promise<Answer> {
  return kasir.post('pembelian/simpan', buy(code, who));
}

test.each([
  ['the buyer with the same number, however spelled', ANI, { ...ANI, no_hp: PHONE }, ''],
  ['the buyer’s number under another name', ANI, { ...BUDI, no_hp: PHONE }, ''],
  ['somebody else', ANI, BUDI, 'LAIN'],
  ['somebody without a number', ANI, { nama_customer: 'IBU ANI' }, 'LAIN'],
  ['a nota that names nobody', {}, BUDI, ''],
  ['a nota with a name alone', { nama_customer: 'IBU ANI' }, BUDI, 'LAIN'],
  ['her name, spelled otherwise', { nama_customer: 'IBU ANI' }, { nama_customer: 'Bu. Ani' }, ''],
  ['a number without a name', { no_hp: '081277776666' }, BUDI, 'LAIN'],
  ['a nota with neither', { nama_customer: '-' }, BUDI, ''],
  ['the member', { kode_member: 'M7' }, { kode_member: 'M7', nama_customer: 'IBU ANI' }, ''],
  ['somebody else than the member', { kode_member: 'M7' }, BUDI, 'LAIN'],
  ['a member for somebody else', ANI, { kode_member: 'M7', nama_customer: 'IBU CICI' }, 'LAIN'],
])('%s: kept, listed and told by the document', async (_name, buyer, seller, penjual) => {
  const saved = await save(await sold(buyer), seller);
  expect([saved.status, saved.body.data.penjual]).toEqual([201, penjual]);
  const no = saved.body.data.no_faktur_group as string;
  const [row] = (await kasir.get(`pembelian/get/lihatbeli?no_faktur=${no}`)).body.data;
  expect([row.penjual, row.detail[0].rumus.penjual ?? '']).toEqual([penjual, penjual]);
  const report = await shop.owner.get('laporan/pembelian?variant=REKAP&format=csv');
  const line = report.raw
    .toString('utf8')
    .split('\n')
    .find((text) => text.includes(no));
  expect(line?.includes(MARK)).toBe(penjual === 'LAIN');
});

test('each piece of Laporan Pembelian says it, of old gold in a sale too', async () => {
  const old = await sold(ANI);
  const fresh = await addPiece(kasir);
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
  const body = saleOf([fresh], [tukar, cash(4_711_000 - WORTH)], BUDI);
  const saved = await kasir.post('penjualan/simpan', body);
  expect(saved.body.data.detail_tukar[0].rumus.penjual).toBe('LAIN');
  const report = await shop.owner.get('laporan/pembelian?variant=DETAIL&format=csv');
  const lines = report.raw.toString('utf8').split('\n');
  expect(lines.find((text) => text.includes(old))).toContain(MARK);
});

test('the parameter asks for an approval, in a buy-back and in a sale', async () => {
  await shop.set('OTORISASI_PENJUAL_LAIN', 'true');
  const code = await sold(ANI);
  const refused = await save(code, BUDI);
  expect([refused.status, refused.body.kategori]).toEqual([422, 'PENJUAL LAIN']);
  expect(refused.body.uraian).toMatch(
    /^Beli \d{8} Rp\. 4,491,500,- dari PAK BUDI •••444, nota \S+ atas nama orang lain$/,
  );
  const fresh = await addPiece(kasir);
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
  const trade = saleOf([fresh], [tukar, cash(4_711_000 - WORTH)], BUDI);
  expect((await kasir.post('penjualan/simpan', trade)).body.kategori).toBe('PENJUAL LAIN');
  const own = await sold(ANI);
  expect((await save(own, { ...ANI, no_hp: PHONE })).status).toBe(201);
  expect((await approved(kasir, 'pembelian/simpan', buy(code, BUDI))).status).toBe(201);
});

test('a nota with a name alone asks whoever has another, and does not tell it', async () => {
  await shop.set('OTORISASI_PENJUAL_LAIN', 'true');
  const code = await sold({ nama_customer: 'IBU ANI' });
  const refused = await save(code, BUDI);
  expect([refused.status, refused.body.kategori]).toEqual([422, 'PENJUAL LAIN']);
  expect(refused.body.uraian).toMatch(/ dari PAK BUDI •••444, nota \S+ atas nama orang lain$/);
  expect((await save(code, { nama_customer: 'ani' })).status).toBe(201);
});

test('no refusal tells the member code that would get round it', async () => {
  const eka = { kode_member: 'M0021', nama_customer: 'IBU EKA S.', no_hp: '6281299998020' };
  await shop.insert('member', [eka]);
  await shop.set('OTORISASI_PENJUAL_LAIN', 'true');
  const code = await sold({ kode_member: 'M0021' });
  const refused = await save(code, BUDI);
  expect(refused.body.uraian).toMatch(/ dari PAK BUDI •••444, nota \S+ atas nama member lain$/);
  const seller = { kode_member: 'M7', nama_customer: 'IBU CICI' };
  const other = await save(code, seller);
  expect(other.body.uraian).toMatch(/ dari IBU CICI M7, nota \S+ atas nama member lain$/);
  const fresh = await addPiece(kasir);
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
  const trade = saleOf([fresh], [tukar, cash(4_711_000 - WORTH)], BUDI);
  const told = [refused, other, await kasir.post('penjualan/simpan', trade)];
  told.push(await kasir.get(`pembelian/get/jual/${code}`));
  for (const answer of told) expect(answer.raw.toString('utf8')).not.toContain('M0021');
  expect((await save(code, { kode_member: 'M0021' })).status).toBe(201);
});

test('neither the quote nor what comes back tells the buyer’s number', async () => {
  await shop.set('OTORISASI_PENJUAL_LAIN', 'true');
  const code = await sold(ANI);
  const no = (await kasir.get(`pembelian/get/jual/${code}`)).body.data.no_faktur_jual as string;
  const told = [
    await kasir.get(`pembelian/get/jual/${code}`),
    await kasir.get(`pembelian/get/nota/${no}`),
    await save(code, BUDI),
    await approved(kasir, 'pembelian/simpan', buy(code, BUDI)),
  ];
  for (const answer of told) {
    expect(answer.status).toBeLessThan(500);
    expect(answer.raw.toString('utf8').replaceAll(/\D/g, '')).not.toContain('77776666');
  }
});
