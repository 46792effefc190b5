/**
 * Changing the purity of ready pieces (docs/decision/0064): shown before, approved, out with the
 * old fine gold and in with the new, the difference in a row of its own, cancelled on its day.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const PATH = 'update-kadar/simpan';
const LIST = 'barang/get/ready-update-kadar';
const TRAYS = Array.from({ length: 12 }, (_, i) => `K${i + 1}`);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['UPDATE_KADAR_MODULE'],
    masters: {
      baki: TRAYS.map((kode_baki) => ({ kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO' })),
      kadar: [
        { kode_kadar: 'K70', kadar: 7000, label: '700X' },
        { kode_kadar: 'K1', kadar: 4200, label: 'GANDA' },
        { kode_kadar: 'K2', kadar: 3750, label: 'GANDA' },
      ],
    },
  });
});
afterAll(() => shop.close());

let used = 0;
const tray = (): string => TRAYS[used++] ?? '';
const add = (kode_baki: string, more: object = {}): Promise<string> =>
  addPiece(shop.spv, { kode_baki, ...more });

interface Listed {
  readonly data: Record<string, unknown>[];
  readonly count: number;
  readonly total: { barang: string[]; berat: number; murni_sebelum: number; murni_sesudah: number };
}

async function listed(rule: object): Promise<Listed> {
  const query = new URLSearchParams(rule as Record<string, string>);
  const answer = await shop.spv.get(`${LIST}?${query.toString()}`);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body as unknown as Listed;
}

/** The rule with what its list showed, and why. */
async function seen(rule: object): Promise<object> {
  const { barang, murni_sesudah } = (await listed(rule)).total;
  return { ...rule, barang, murni_sesudah, keterangan: 'uji ulang' };
}

const told = ({ status, body }: Answer) => [status, body.code, Object.keys(body.errors ?? {})];

async function changed(rule: object): Promise<string> {
  const answer = await approved(shop.spv, PATH, await seen(rule), 'OWNER');
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return String(answer.body.data.no_update);
}

const purity = (code: string) =>
  shop.one<{ kadar: number; kadar_cetak: string; murni: number }>(
    sql`select kadar, kadar_cetak, murni::int from barang where kode_barcode = ${code}`,
  );

/** Fine milligrams on hand by tray, as the card says. */
const fine = async (kode_baki: string): Promise<number> =>
  (
    await shop.one<{ mg: number }>(sql`select coalesce(sum(murni * case when kolom in
      ('OUT', 'JUAL', 'HANCUR') then -1 when kolom in ('RESERVASI', 'SELISIH') then 0
      else 1 end), 0)::int as mg from kartu_stok where kode_baki = ${kode_baki}`)
  ).mg;

const typed = (kode_baki: string, more: object = {}) => ({
  kode_gudang: 'TOKO',
  kode_baki,
  sumber: 'KETIK',
  kadar: 70,
  ...more,
});

describe('a purity', () => {
  test('that is typed: old fine gold out, new in, what differs apart; nothing in the journal', async () => {
    const kode_baki = tray();
    const code = await add(kode_baki);
    const rule = typed(kode_baki, { kadar_cetak: '700' });
    expect(await listed(rule)).toMatchObject({
      count: 1,
      total: { barang: [code], berat: 3.455, murni_sebelum: 2.595, murni_sesudah: 2.422 },
      data: [
        {
          kode_barcode: code,
          kadar: 75,
          kadar_baru: 70,
          kadar_cetak: '750',
          cap_baru: '700',
          murni: 2.595,
          murni_baru: 2.422,
        },
      ],
    });
    const asked = await shop.spv.post(PATH, await seen(rule));
    expect(told(asked)).toEqual([422, 'OTORISASI_DIPERLUKAN', []]);
    expect(asked.body.message).toContain('emas murni 2.595 gr menjadi 2.422 gr');
    const no = await changed(rule);
    expect(await purity(code)).toEqual({ kadar: 7000, kadar_cetak: '700', murni: 2422 });
    const rows = await shop.rows(sql`select kolom, qty, kadar, berat_asli::int, murni::int
      from kartu_stok where no_dokumen = ${no} order by urut`);
    expect(rows).toEqual([
      { kolom: 'OUT', qty: 1, kadar: 7500, berat_asli: 3460, murni: 2595 },
      { kolom: 'IN', qty: 1, kadar: 7000, berat_asli: 3460, murni: 2422 },
      { kolom: 'SELISIH', qty: 0, kadar: 7000, berat_asli: 0, murni: -173 },
    ]);
    expect([await fine(kode_baki), await shop.journal(no)]).toEqual([2422, []]);
    const row = (await shop.spv.get(`update-kadar/faktur/${no}`)).body.data;
    expect(row).toMatchObject({
      keterangan: 'uji ulang',
      rincian: { sumber: 'KETIK', murni_sebelum: 2.595, murni_sesudah: 2.422 },
      detail: [{ kadar: 70, rumus: { kadar_sebelum: 75, cap_sebelum: '750', cap: '700' } }],
    });
    expect((await shop.spv.get('update-kadar')).body.data[0].no_faktur_group).toBe(no);
    expect(await shop.violations()).toEqual([]);
  });

  test('of the group’s master, and of the stamp’s where one purity alone has it', async () => {
    const kode_baki = tray();
    const place = { kode_gudang: 'TOKO', kode_baki };
    const right = await add(kode_baki);
    const wrong = await add(kode_baki, { kadar: 70, kadar_cetak: '700X' });
    const both = await add(kode_baki, { kadar: 72, kadar_cetak: 'GANDA' });
    expect((await listed(place)).total.barang).toEqual([wrong, both]);
    await changed({ ...place, sumber: 'GROUP' });
    expect([await purity(wrong), await purity(both)]).toMatchObject([
      { kadar: 7500, kadar_cetak: '700X' },
      { kadar: 7500, kadar_cetak: 'GANDA' },
    ]);
    expect((await listed({ ...place, sumber: 'CAP' })).total.barang).toEqual([wrong]);
    await changed({ ...place, sumber: 'CAP' });
    expect([await purity(wrong), await purity(right)]).toMatchObject([
      { kadar: 7000, murni: 2422 },
      { kadar: 7500, murni: 2595 },
    ]);
  });

  test('far from group or stamp is told to who approves, within the limit it is not', async () => {
    const kode_baki = tray();
    await add(kode_baki);
    const message = async (): Promise<string> =>
      String((await shop.spv.post(PATH, await seen(typed(kode_baki)))).body.message);
    await shop.set('BATAS_SELISIH_KADAR_PERSEN', '2');
    expect(await message()).toContain('kadar 70%, group MT 75%');
    await shop.set('BATAS_SELISIH_KADAR_PERSEN', '10');
    expect(await message()).not.toContain('group MT');
    await shop.set('BATAS_SELISIH_KADAR_PERSEN', '100');
  });

  test('over many days and closings the frozen stock is the sum of the card', async () => {
    const kode_baki = tray();
    await add(kode_baki);
    await changed(typed(kode_baki, { kadar: 60 }));
    await nextDay(shop);
    await changed(typed(kode_baki, { kadar: 80 }));
    await nextDay(shop);
    expect(await fine(kode_baki)).toBe(2768);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('what was shown', () => {
  test('must be what is there, by barcode and by fine gold', async () => {
    const kode_baki = tray();
    const [stays, sold] = [await add(kode_baki), await add(kode_baki)];
    const before = await seen(typed(kode_baki));
    await shop.kasir.post('penjualan/simpan', saleOf([sold], [cash(4_711_000)]));
    const refused = await shop.spv.post(PATH, before);
    expect([...told(refused), refused.body.message.includes(`1 Keluar (${sold})`)]).toEqual([
      409,
      'PILIHAN_BERUBAH',
      ['barang'],
      true,
    ]);
    const group = { kode_gudang: 'TOKO', kode_baki, sumber: 'GROUP' };
    await changed(typed(kode_baki));
    const fresh = await seen(group);
    await shop.exec(sql`update grup set kadar = 7600 where kode_group = 'MT'`);
    expect(told(await shop.spv.post(PATH, fresh))).toEqual([
      409,
      'MURNI_PRATINJAU_BERUBAH',
      ['murni_sesudah'],
    ]);
    await shop.exec(sql`update grup set kadar = 7500 where kode_group = 'MT'`);
    expect((await purity(stays)).kadar).toBe(7000);
  });

  test('a sale at the same moment: a sold piece keeps its purity', async () => {
    const kode_baki = tray();
    const code = await add(kode_baki);
    const body = await seen(typed(kode_baki));
    const sell = () => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    const change = () => shop.spv.post(PATH, body);
    const lock = lockOf('barang.kode_barcode', code);
    const [sold, refused] = await inLine(shop.server.database.superUrl, lock, [sell, change]);
    expect([sold?.status, refused?.body.code, (await purity(code)).kadar]).toEqual([
      201,
      'PILIHAN_BERUBAH',
      7500,
    ]);
    expect(await shop.violations()).toEqual([]);
  });
});

test('cancelled on its day everything is as before; not once a piece was moved, nor later', async () => {
  const kode_baki = tray();
  const code = await add(kode_baki);
  const before = await purity(code);
  const undo = (no: string) =>
    approved(shop.spv, 'update-kadar/batal', { no_faktur_group: no, alasan: 'salah uji' }, 'OWNER');
  const first = await changed(typed(kode_baki, { kadar_cetak: '700' }));
  expect([(await undo(first)).status, await purity(code), await fine(kode_baki)]).toEqual([
    200,
    before,
    2595,
  ]);
  const second = await changed(typed(kode_baki));
  const to = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] };
  expect((await shop.spv.post('pindahbarang/simpan', to)).status).toBe(201);
  expect(told(await undo(second)).slice(0, 2)).toEqual([409, 'BARANG_SUDAH_PINDAH']);
  const last = tray();
  await add(last);
  const third = await changed(typed(last));
  await nextDay(shop);
  const body = { no_faktur_group: third, alasan: 'salah uji' };
  expect(told(await shop.spv.post('update-kadar/batal', body)).slice(0, 2)).toEqual([
    409,
    'KADAR_KEMARIN',
  ]);
  expect(await shop.violations()).toEqual([]);
});

test('only where the module is on, and not for a cashier', async () => {
  const kode_baki = tray();
  await add(kode_baki);
  const body = await seen(typed(kode_baki));
  expect(told(await shop.kasir.post(PATH, body))[1]).toBe('TIDAK_BERHAK');
  expect((await shop.kasir.get(LIST)).status).toBe(403);
  await shop.set('UPDATE_KADAR_MODULE', 'false');
  for (const answer of [
    await shop.spv.post(PATH, body),
    await shop.spv.get(LIST),
    await shop.spv.get('update-kadar'),
  ])
    expect(answer.body.code).toBe('MODUL_MATI');
  await shop.set('UPDATE_KADAR_MODULE', 'true');
  const { kadar: _none, ...untold } = body as Record<string, unknown>;
  expect(told(await shop.spv.post(PATH, untold))).toEqual([400, 'VALIDASI', ['kadar']]);
  expect((await listed({ sumber: 'KETIK' })).count).toBe(0);
  expect((await shop.spv.get(LIST)).status).toBe(200);
  for (const bad of ['sumber=LAIN', 'sumber=KETIK&kadar=501', 'umur_dari=x'])
    expect([bad, (await shop.spv.get(`${LIST}?${bad}`)).status]).toEqual([bad, 400]);
});
