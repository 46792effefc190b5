/**
 * Strangers' notas, and the day that is closed early (docs/decision/0055): what one person pays for
 * pieces whose nota does not prove the seller is one sum, whatever document, split, device or
 * business date; owners hear of the half of it.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { todayIn } from '@kencana/rules/tanggal';
import { PARAMETERS } from '@kencana/contract/setting-table';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { salePhoto } from '../../../test/parcel-photo.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { countedTill } from '../../../test/race/race.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

/** What a ring fetches that was sold for PRICE. */
const WORTH = 4_491_500;
const PRICE = 4_711_000;
const LIMIT = 'BATAS_BELI_NOTA_HARI_RP';
const FREE = '1000000000000';
const DAY = [422, 'OTORISASI_DIPERLUKAN', 'BELI NOTA HARI'];
const ANI = { nama_customer: 'IBU ANI', no_hp: '081277776666' };
const SELLER = { nama_customer: 'ORANG LAIN', no_hp: '08129999999' };

interface News {
  readonly jenis: string;
  readonly oleh: string;
  readonly objek: string;
  readonly isi: Readonly<Record<string, string>>;
}

function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}
async function demand(by: TestClient, path: string, body: object): Promise<Answer> {
  const answer = await by.post(path, body);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer;
}
const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 300_000_000 };

/** A ring that was sold, on a nota that names `who`. */
async function sold(shop: Shop, who: object = {}): Promise<string> {
  const code = await addPiece(shop.spv);
  await demand(shop.spv, 'penjualan/simpan', saleOf([code], [cash(PRICE)], who));
  return code;
}
function buyOf(code: string, who: object = SELLER): object {
  const detail_barang = [{ kode_barcode: code, kondisi: 'BAIK' }];
  return { kode_sales: 'S1', ...who, detail_barang, pembayaran: [cash(WORTH)] };
}
const buy = (by: TestClient, code: string, who?: object): Promise<Answer> =>
  by.post('pembelian/simpan', buyOf(code, who));
async function trade(shop: Shop, by: TestClient, code: string, who: object = SELLER) {
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
  const fresh = await addPiece(shop.spv);
  return by.post('penjualan/simpan', saleOf([fresh], [tukar, cash(PRICE - WORTH)], who));
}
async function news(shop: Shop, ...kinds: string[]): Promise<News[]> {
  const days = 'tgl_from=2020-01-01&tgl_to=2099-12-31';
  const all = (await shop.owner.get(`kabar-pemilik?${days}`)).body.data as News[];
  return all.filter(({ jenis }) => kinds.includes(jenis));
}

describe('notas that prove nobody', () => {
  let shop: Shop;
  let kasir: TestClient;
  const rings: string[] = [];
  const ring = (): string => rings.pop() ?? '';

  beforeAll(async () => {
    shop = await openShop({ modules: ['MEMBER_MODULE'], members: ['M7'], day: '2026-01-10' });
    ({ kasir } = shop);
    await demand(shop.spv, 'cash/simpan', { ...till, keterangan: 'modal' });
    for (let n = 0; n < 24; n += 1) rings.push(await sold(shop));
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => nextDay(shop));

  test('are one sum of the person, bought back or traded in, one by one', async () => {
    await shop.set(LIMIT, String(2 * WORTH));
    expect((await buy(kasir, ring())).status).toBe(201);
    expect((await trade(shop, kasir, ring())).status).toBe(201);
    const third = buyOf(ring());
    const refused = await kasir.post('pembelian/simpan', third);
    expect(asks(refused)).toEqual(DAY);
    expect(refused.body.uraian).toBe(
      'Beli kembali nota tanpa bukti penjual Rp. 4,491,500,- oleh KASIR; ' +
        'hari ini sudah Rp. 8,983,000,- tanpa otorisasi, batas Rp. 8,983,000,-',
    );
    expect(asks(await trade(shop, kasir, ring()))).toEqual(DAY);
    expect((await approved(kasir, 'pembelian/simpan', third)).status).toBe(201);
    // Another login has a day of its own, head office inside the branch the same.
    expect((await buy(shop.spv, ring())).status).toBe(201);
  });

  test.each([
    ['0 asks of the first', '0', DAY],
    ['much of none', FREE, [201, undefined, undefined]],
  ])('%s', async (_name, limit, answer) => {
    await shop.set(LIMIT, limit);
    expect(asks(await buy(kasir, ring()))).toEqual(answer);
  });

  test('a member or a phone number proves, a name alone does not', async () => {
    const proven = [
      [await sold(shop, ANI), { ...SELLER, no_hp: '0812-7777-6666' }],
      [await sold(shop, { kode_member: 'M7' }), { kode_member: 'M7', nama_customer: 'IBU ANI' }],
    ] as const;
    const named = await sold(shop, { nama_customer: 'IBU ANI' });
    await nextDay(shop);
    await shop.set(LIMIT, '0');
    for (const [code, who] of proven) expect((await buy(kasir, code, who)).status).toBe(201);
    expect(asks(await buy(kasir, named, { nama_customer: 'IBU ANI' }))).toEqual(DAY);
    expect(asks(await trade(shop, kasir, named, { nama_customer: 'IBU ANI' }))).toEqual(DAY);
  });

  test('two devices at once: each below the limit, together beyond it', async () => {
    await shop.set(LIMIT, String(2 * WORTH - 1));
    const [one, two] = [ring(), ring()];
    const lock = lockOf('saldo_kas.akun', 'CASH');
    const answers = await inLine(shop.server.database.superUrl, lock, [
      () => buy(kasir, one),
      () => buy(kasir, two),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 422]);
  });

  test('owners hear once of a person’s day that passes its part, with the sum', async () => {
    await shop.set(LIMIT, String(4 * WORTH));
    await shop.set('BATAS_KABAR_HARI_PERSEN', '50');
    const before = (await news(shop, 'HARI_ORANG')).length;
    for (const code of [ring(), ring()]) expect((await buy(kasir, code)).status).toBe(201);
    expect((await news(shop, 'HARI_ORANG')).length).toBe(before);
    const third = await trade(shop, kasir, ring());
    expect((await buy(kasir, ring())).status).toBe(201);
    const told = await news(shop, 'HARI_ORANG');
    expect(told.length).toBe(before + 1);
    expect(told[0]).toMatchObject({
      oleh: 'KASIR',
      objek: 'users/KASIR',
      isi: {
        parameter: 'minta.hari.beli-nota',
        no: third.body.data.no_faktur_group,
        total: 'Rp. 13,474,500,-',
        batas: 'Rp. 17,966,000,-',
      },
    });
    await nextDay(shop);
    await shop.set('BATAS_KABAR_HARI_PERSEN', '100');
    for (const code of [ring(), ring(), ring(), ring()])
      expect((await buy(kasir, code)).status).toBe(201);
    expect((await news(shop, 'HARI_ORANG')).length).toBe(before + 1);
  });

  test('a shop begins with ten million, a half of it told, and strangers asked about', () => {
    expect(PARAMETERS).toMatchObject({
      BATAS_BELI_NOTA_HARI_RP: { initial: '10000000' },
      BATAS_KABAR_HARI_PERSEN: { initial: '50' },
      OTORISASI_PENJUAL_LAIN: { initial: 'true' },
    });
  });
});

describe('sold for what a marketplace is said to pay', () => {
  test('owners hear of the half of a person’s day and of the shop’s, not of each sale', async () => {
    const row = { kode_marketplace: 'TOPED', nama_marketplace: 'TOKOPEDIA', biaya: 0, aktif: true };
    const shop = await openShop({
      modules: ['MARKETPLACE_INTEGRATION_MODULE'],
      masters: { marketplace: [row] },
      settings: {
        BATAS_MARKETPLACE_HARI_RP: String(4 * PRICE),
        BATAS_MARKETPLACE_TOKO_HARI_RP: String(6 * PRICE),
      },
    });
    let orders = 0;
    const online = async (by: TestClient): Promise<void> => {
      const paid = {
        jenis: 'MARKETPLACE',
        kode_marketplace: 'TOPED',
        foto: await salePhoto(by),
        no_po: `INV/${(orders += 1)}`,
        logistik: 'JNE YES',
        no_resi: '',
        jumlah_rp: PRICE,
      };
      await demand(by, 'penjualan/simpan', saleOf([await addPiece(shop.spv)], [paid]));
    };
    for (let n = 0; n < 2; n += 1) await online(shop.kasir);
    expect(await news(shop, 'HARI_ORANG', 'HARI_TOKO')).toEqual([]);
    await online(shop.kasir);
    await online(shop.spv);
    await online(shop.kasir);
    const told = await news(shop, 'HARI_ORANG', 'HARI_TOKO');
    expect(told.map(({ jenis, objek, isi }) => [jenis, objek, isi['total']])).toEqual([
      ['HARI_TOKO', 'toko/JKT1', 'Rp. 18,844,000,-'],
      ['HARI_ORANG', 'users/KASIR', 'Rp. 14,133,000,-'],
    ]);
    await shop.close();
  });
});

describe('the day is closed before it is over', () => {
  let shop: Shop;
  const today = todayIn('Asia/Jakarta', new Date());

  /** Closes, as a supervisor does at noon; nothing else says that the day is over. */
  async function closeEarly(): Promise<void> {
    const { owner } = shop;
    await demand(owner, 'tutup-toko', await countedTill({ owner }));
  }
  beforeAll(async () => {
    shop = await openShop({ day: today });
    await demand(shop.spv, 'cash/simpan', { ...till, keterangan: 'modal' });
  });
  afterAll(() => shop.close());

  test('no sum of a person begins anew, nor is what was sold today of another day', async () => {
    const rings = [await sold(shop), await sold(shop), await sold(shop)];
    const cashOut = { ...till, kode_transaksi: 'LISTRIK', arah: 'OUT', jumlah_rp: 600_000 };
    await shop.set(LIMIT, String(WORTH));
    await shop.set('BATAS_KAS_KELUAR_HARI_RP', '1000000');
    expect((await trade(shop, shop.kasir, rings[0] ?? '')).status).toBe(201);
    await demand(shop.spv, 'cash/simpan', { ...cashOut, keterangan: 'lampu' });
    await shop.set('BATAS_TAKSIRAN_BELI', '2');
    const quote = (code = '') => shop.kasir.get(`pembelian/get/jual/${code}?kondisi=BAIK`);
    expect((await quote(rings[1])).status).toBe(200);
    expect((await quote('99999999')).status).toBe(404);
    expect(await news(shop, 'HARI_MAJU')).toEqual([]);
    await closeEarly();
    expect((await quote(rings[2])).body.kategori).toBe('TAKSIRAN BELI');
    await shop.set('BATAS_TAKSIRAN_BELI', '100');
    expect(asks(await buy(shop.kasir, rings[1] ?? ''))).toEqual(DAY);
    const again = await shop.spv.post('cash/simpan', { ...cashOut, keterangan: 'lampu' });
    expect(asks(again)).toEqual([422, 'OTORISASI_DIPERLUKAN', 'KAS KELUAR HARI']);
    await shop.set(LIMIT, FREE);
    await shop.set('BATAS_KAS_KELUAR_HARI_RP', FREE);
    await shop.set('OTORISASI_BELI_KEMBALI_TUNAI', 'true');
    const cashed = await buy(shop.kasir, rings[1] ?? '');
    expect(asks(cashed)).toEqual([422, 'OTORISASI_DIPERLUKAN', 'BELI KEMBALI TUNAI']);
  });

  test('owners hear of the first document of the date that has not begun', async () => {
    const before = await news(shop, 'HARI_MAJU');
    expect(before).toEqual([]);
    const code = await addPiece(shop.spv);
    const [first] = await news(shop, 'HARI_MAJU');
    const { tgl } = await shop.one(
      sql<{ tgl: string }>`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
    );
    expect(tgl > today).toBe(true);
    expect(first).toMatchObject({ oleh: 'SPV', isi: { tanggal: tgl, penutup: 'OWNER' } });
    await demand(shop.kasir, 'penjualan/simpan', saleOf([code], [cash(PRICE)]));
    expect((await news(shop, 'HARI_MAJU')).length).toBe(1);
  });
});
