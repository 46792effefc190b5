/**
 * Copies of masters whose rows only fit together: what a branch's checks refuse at first is taken
 * once the other rows have moved, sent by head office or pulled.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

let server: TestServer;
let pusat: TestClient;
let owner: TestClient;
let owner2: TestClient;
const SHOPS = ['PUSAT', 'JKT1', 'JKT2'] as const;
const choice = { pilihan: [{ master: 'point' }, { master: 'get-point-member' }] };
const cabang = ['JKT1'];

beforeAll(async () => {
  server = await startTestServer();
  for (const toko of SHOPS) await setSetting(server, 'MEMBER_MODULE', 'true', toko);
  pusat = await server.as('PUSAT');
  owner = await server.as('OWNER');
  owner2 = await server.as('OWNER2');
  for (const client of [pusat, owner, owner2]) {
    const rule = { dasar: 'RUPIAH', kelipatan: 1000 };
    const group = { kode_group: 'MT', nama_group: 'Emas Tua', kadar: 75, harga: 900 };
    await made(client, 'group', group);
    await made(client, 'parapoin', { ...rule, kode_point: 'UMUM', point: 1, nilai_rp: 100 });
    await made(client, 'para-get-point-member', { ...rule, kode_group: 'MT', point: 10 });
  }
  // MT's ten points would be worth more than their thousand rupiah: fewer first, dearer then.
  await changed(pusat, 'para-get-point-member/MT', { point: 2 });
  await changed(pusat, 'parapoin/UMUM', { nilai_rp: 500 });
});
afterAll(() => server.close());

async function made(client: TestClient, path: string, row: object): Promise<void> {
  const answer = await client.post(path, row);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
}

async function changed(client: TestClient, path: string, row: object): Promise<void> {
  const answer = await client.put(path, row);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 200, undefined]);
}

async function rules(client: TestClient): Promise<unknown[]> {
  const [general] = (await client.get('parapoin')).body.data;
  const [group] = (await client.get('para-get-point-member')).body.data;
  return [general.nilai_rp, group.point];
}

test('head office distributes a value and the points that only then fit', async () => {
  expect(await rules(owner)).toEqual([100, 10]);
  const shown = await pusat.post('distribusi-master/pratinjau', { ...choice, cabang });
  const [{ kode_toko, data }] = shown.body.data;
  const sent = await pusat.post('distribusi-master', {
    ...choice,
    cabang: [{ kode_toko, hash: data.hash }],
  });
  expect(sent.body.data).toMatchObject([{ status: 'OK', data: { ditambah: 0, diubah: 2 } }]);
  expect(await rules(owner)).toEqual([500, 2]);
});

test('a branch pulls them just so', async () => {
  expect(await rules(owner2)).toEqual([100, 10]);
  const { hash } = (await owner2.post('import-data-pusat/pratinjau', choice)).body.data;
  const pulled = await owner2.post('import-data-pusat', { ...choice, hash });
  expect(pulled.body.data).toMatchObject({ ditambah: 0, diubah: 2 });
  expect(await rules(owner2)).toEqual([500, 2]);
});

test('a row that no order lets in refuses all, and is named', async () => {
  // The branch's own group stays as it is: no value over 500 fits there.
  await made(owner, 'group', { kode_group: 'LK', nama_group: 'Lokal', kadar: 75, harga: 1 });
  const local = { kode_group: 'LK', dasar: 'RUPIAH', kelipatan: 1000, point: 2 };
  await made(owner, 'para-get-point-member', local);
  await changed(pusat, 'para-get-point-member/MT', { point: 1 });
  await changed(pusat, 'parapoin/UMUM', { nilai_rp: 600 });
  const shown = await pusat.post('distribusi-master/pratinjau', { ...choice, cabang });
  const [{ kode_toko, data }] = shown.body.data;
  const sent = await pusat.post('distribusi-master', {
    ...choice,
    cabang: [{ kode_toko, hash: data.hash }],
  });
  expect(sent.body.data).toMatchObject([
    {
      status: 'GAGAL',
      code: 'DISTRIBUSI_BARIS',
      message: expect.stringMatching(/^Parameter Point .*LK/),
    },
  ]);
  expect(await rules(owner)).toEqual([500, 2]);
});
