/** Templates of a shop: editing, versions and undo, preview, the print that uses them, who may. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { type TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let own: TestClient;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ config: { url: 'https://uji.example' } });
  own = shop.owner;
  kasir = shop.kasir;
});
afterAll(() => shop.close());

interface Loaded {
  readonly versi: number;
  readonly isi: { readonly paper: object; readonly blocks: readonly object[] };
  readonly daftar: readonly object[];
}

const load = async (jenis: string): Promise<Loaded> =>
  (await own.get(`nota/template/${jenis}`)).body.data;
const text = (label: string) => ({ type: 'text', label, align: 'center' });
const sell = async (): Promise<string> => {
  const code = await addPiece(kasir);
  const pay = [{ jenis: 'CASH', jumlah_rp: 5_000_000 }];
  const answer = await kasir.post('penjualan/simpan', saleOf([code], pay));
  return String(answer.body.data.no_faktur_group);
};
const print = async (no: string, jenis: string): Promise<string> =>
  (await kasir.post('nota/cetak', { no_dokumen: no, jenis })).raw.toString();

test('a shop starts with the shipped template and previews it on the sample', async () => {
  const { versi, isi, daftar } = await load('nota');
  expect([versi, daftar]).toEqual([0, []]);
  const page = await own.post('nota/template/nota/pratinjau', { isi });
  expect(page.status).toBe(200);
  expect(page.raw.toString()).toContain('Toko Mas Kencana');
  expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'");
});

test('a saved template is printed, and undo brings the older one back', async () => {
  const no = await sell();
  const { isi, versi } = await load('nota');
  expect(await print(no, 'NOTA')).not.toContain('Terima kasih dari uji');
  const changed = { ...isi, blocks: [...isi.blocks, text('Terima kasih dari uji')] };
  const saved = await own.put('nota/template/nota', { isi: changed, versi });
  expect(saved.body.data).toEqual({ versi: 1 });
  expect(await print(no, 'NOTA')).toContain('Terima kasih dari uji');
  expect(await print(no, 'SLIP')).not.toContain('Terima kasih dari uji');
  const preview = await own.post('nota/template/nota/pratinjau', { isi: changed });
  expect(preview.raw.toString()).toContain(no);
  expect(preview.raw.toString()).toContain('CONTOH');
  expect(await print(no, 'NOTA')).not.toContain('CONTOH');

  const undone = await own.post('nota/template/nota/pulihkan', { dari: 0, versi: 1 });
  expect(undone.body.data).toEqual({ versi: 2 });
  expect(await print(no, 'NOTA')).not.toContain('Terima kasih dari uji');
  const again = await own.post('nota/template/nota/pulihkan', { dari: 1, versi: 2 });
  expect(again.body.data).toEqual({ versi: 3 });
  const { daftar } = await load('nota');
  expect(daftar).toMatchObject([
    { versi: 3, dari_versi: 1 },
    { versi: 2, dari_versi: 0 },
    { versi: 1, dari_versi: null, created_by: 'OWNER' },
  ]);
  expect((await own.get('nota/template/nota/versi/1')).body.data).toEqual(changed);
  expect((await own.get('nota/template/nota/versi/9')).status).toBe(404);
  const denied = shop.exec(sql`delete from template_nota`);
  await expect(denied).rejects.toThrow(/permission denied/);
});

test('a preview never leads to the page that proves the document genuine', async () => {
  const no = await sell();
  const { token } = await shop.one<{ token: string }>(
    sql`select token from dokumen where no_dokumen = ${no}`,
  );
  const { isi } = await load('nota');
  const link = { type: 'text', label: 'print.cek-nota', field: 'no_token', align: 'left' };
  const sent = { isi: { ...isi, blocks: [link, ...isi.blocks] } };
  const page = (await own.post('nota/template/nota/pratinjau', sent)).raw.toString();
  expect(page).toContain(no);
  expect(page).not.toContain(token);
  expect(await print(no, 'NOTA')).toContain(token);
});

test('two editors: the second is told, and a retry saves once', async () => {
  const { isi, versi } = await load('slip');
  const key = { 'idempotency-key': 'simpan-slip' };
  const first = await own.put('nota/template/slip', { isi, versi }, key);
  const retry = await own.put('nota/template/slip', { isi, versi }, key);
  expect(retry.body).toEqual(first.body);
  const late = await own.put('nota/template/slip', { isi, versi });
  expect([late.status, late.body.code]).toEqual([409, 'TEMPLATE_BERUBAH']);
});

test('a template that would not print is refused with the place', async () => {
  const { isi, versi } = await load('slip');
  const wide = { ...isi, paper: { ...isi.paper, kolom: 120 } };
  const refused = await own.put('nota/template/slip', { isi: wide, versi });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors)).toEqual(['paper.kolom']);
  const strange = { ...isi, blocks: [{ type: 'script', isi: '<script>' }] };
  expect((await own.put('nota/template/slip', { isi: strange, versi })).status).toBe(400);
  const html = { ...isi, blocks: [text('<img src=x onerror=alert(1)>')] };
  const page = await own.post('nota/template/slip/pratinjau', { isi: html });
  expect(page.raw.toString()).not.toContain('<img');
});

test('OWN and SU alone, until the shop says everyone with the right', async () => {
  const spv = shop.spv;
  const { isi, versi } = await load('nota');
  const calls = () => [
    spv.get('nota/template/nota'),
    spv.get('nota/template/slip/versi/0'),
    spv.post('nota/template/nota/pratinjau', { isi }),
    spv.put('nota/template/nota', { isi, versi: -1 }),
    spv.post('nota/template/slip/pulihkan', { dari: -1, versi: 0 }),
  ];
  const codes = async () => (await Promise.all(calls())).map(({ status }) => status);
  expect(await codes()).toEqual([403, 403, 403, 403, 403]);
  expect((await own.get('nota/template/nota')).status).toBe(200);
  await shop.set('SETTING_NOTA_OWNER_ONLY', 'false');
  expect(await codes()).toEqual([200, 200, 200, 400, 400]);
  await shop.set('SETTING_NOTA_OWNER_ONLY', 'true');
  expect(await codes()).toEqual([403, 403, 403, 403, 403]);
  expect((await own.put('nota/template/nota', { isi, versi })).status).toBe(200);
  const other = shop.as('OWNER2');
  expect((await other.get('nota/template/nota')).body.data.versi).toBe(0);
});

test('a template that forges is refused when saved, previewed and restored, by anybody', async () => {
  const { isi, versi } = await load('nota');
  const forged = { ...isi, blocks: [...isi.blocks, text('TOTAL Rp. 25.000.000,-')] };
  const at = `blocks.${isi.blocks.length}.label`;
  const saved = await own.put('nota/template/nota', { isi: forged, versi });
  expect([saved.status, saved.body.code]).toEqual([400, 'VALIDASI']);
  expect(saved.body.errors).toEqual({
    [at]: [expect.stringContaining('Tidak Boleh Memuat Nilai Uang')],
  });
  expect((await own.post('nota/template/nota/pratinjau', { isi: forged })).status).toBe(400);
  const bare = { ...isi, blocks: [text('Terima kasih')] };
  const none = await own.put('nota/template/nota', { isi: bare, versi });
  expect(none.body.errors).toEqual({
    blocks: [expect.stringContaining('Memuat Total'), expect.stringContaining('Memuat QR')],
  });
});

test('one saved before the rule is neither printed with nor brought back', async () => {
  const no = await sell();
  const { isi, versi } = await load('slip');
  const forged = { ...isi, blocks: [...isi.blocks, text('TOTAL Rp. 25.000.000,-')] };
  await shop.insert('template_nota', [
    { jenis: 'SLIP', versi: versi + 1, isi: forged, created_by: 'SPV' },
  ]);
  expect((await load('slip')).versi).toBe(versi + 1);
  const paper = await print(no, 'SLIP');
  expect(paper).not.toContain('25.000.000');
  expect(paper).toContain('5,000,000');
  const again = await own.post('nota/template/slip/pulihkan', {
    dari: versi + 1,
    versi: versi + 1,
  });
  expect([again.status, again.body.code]).toEqual([400, 'VALIDASI']);
  const mended = { dari: 0, versi: versi + 1 };
  expect((await own.post('nota/template/slip/pulihkan', mended)).status).toBe(200);
});

test('the shop’s own details and logo stand on its paper', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const before = (await own.get('toko/setting')).body.data;
  const change = { ...before, nama_toko: 'Toko Baru Jaya', no_hp: '0812 3456', logo: pixel };
  const saved = await own.put('toko/setting', change);
  expect(saved.status).toBe(200);
  expect(saved.body.data.logo).toMatch(/^files\//);
  const page = await print(await sell(), 'NOTA');
  expect(page).toContain('Toko Baru Jaya');
  expect(page).toContain('data:image/jpeg;base64,');
  const wrong = await own.put('toko/setting', { ...change, nama_toko: '', zona_waktu: 'Asia/X' });
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['nama_toko', 'zona_waktu']);
  const gone = await own.put('toko/setting', { ...saved.body.data, logo: '' });
  expect(gone.body.data.logo).toBe('');
  expect((await own.get(saved.body.data.logo)).status).toBe(404);
  expect((await kasir.put('toko/setting', change)).status).toBe(403);
});
