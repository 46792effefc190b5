/**
 * Cancelling an entry of new pieces on its day (docs/decision/0061): whole or single pieces, while
 * it waits and after, and every way in which a piece was used since.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuse, validate } from '../../../test/entry-case.ts';
import { PASSWORD, type Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order, said } from '../../../test/order-case.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { approved, cash, CINCIN, HOLDER, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const WAIT = 'VALIDASI_TAMBAH_BARANG';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['SUPPLIER_MODULE'],
    settings: { [WAIT]: 'false', VALIDASI_PESANAN: 'false' },
    masters: { supplier_barang: [{ kode_supplier: 'SP1', nama_supplier: 'UBS' }] },
  });
});
afterAll(() => shop.close());

interface Entry {
  readonly no: string;
  readonly codes: readonly string[];
}

/** Enters three rings in one document: two of a supplier, one of them on consignment. */
async function three(): Promise<Entry> {
  const bought = { ...CINCIN, kode_supplier: 'SP1', no_faktur_supplier: 'A-1' };
  const detail_barang = [CINCIN, bought, { ...bought, konsinyasi: true }];
  const { status, body } = await shop.spv.post('barang/simpan-banyak', { detail_barang });
  expect([status, body.errors]).toEqual([201, undefined]);
  const { no_faktur_group, detail } = body.data;
  return {
    no: no_faktur_group,
    codes: detail.map((d: { kode_barcode: string }) => d.kode_barcode),
  };
}

const back = (no: string, barang?: readonly string[]) => ({
  no_faktur_group: no,
  alasan: 'salah timbang',
  ...(barang && { barang }),
});

const undo = (no: string, barang?: readonly string[]): Promise<Answer> =>
  approved(shop.spv, 'barang/batal', back(no, barang), 'OWNER');

const statuses = (codes: readonly string[]): Promise<unknown[]> =>
  Promise.all(codes.map(async (code) => (await shop.piece(code)).status));

const left = async (no: string): Promise<number[]> =>
  Object.values(await shop.balance(no)).filter((rp) => rp !== 0);

describe('the whole entry', () => {
  test('is cancelled with an approval: pieces are out, books and debts as before', async () => {
    const { no, codes } = await three();
    const asked = await shop.spv.post('barang/batal', back(no));
    expect([asked.status, asked.body.kategori]).toEqual([422, 'BATAL TAMBAH BARANG']);
    expect(asked.body.message).not.toContain('Rp');
    expect((await undo(no)).status).toBe(200);
    expect(await statuses(codes)).toEqual(['KELUAR', 'KELUAR', 'KELUAR']);
    expect(await left(no)).toEqual([]);
    const again = await shop.spv.post('barang/batal', back(no));
    expect(said(again)).toEqual([409, 'DOKUMEN_SUDAH_BATAL']);
    expect((await shop.kasir.post('barang/batal', back(no))).status).toBe(403);
    expect((await shop.as('OWNER2').post('barang/batal', back(no))).status).toBe(404);
    expect(await shop.violations()).toEqual([]);
  });

  test('that a second person validated is cancelled, and its tags are free', async () => {
    await shop.set(WAIT, 'true');
    const body = { detail_barang: [{ ...CINCIN, tag_id: 'T-1' }, CINCIN] };
    const { data } = (await shop.spv.post('barang/simpan-banyak', body)).body;
    const codes = data.detail.map((d: { kode_barcode: string }) => d.kode_barcode);
    await validate(shop.owner, data.no_faktur_group);
    expect(await statuses(codes)).toEqual(['READY', 'READY']);
    expect((await undo(data.no_faktur_group)).status).toBe(200);
    expect(await statuses(codes)).toEqual(['KELUAR', 'KELUAR']);
    await shop.set(WAIT, 'false');
    expect((await shop.spv.post('barang/simpan-banyak', body)).status).toBe(201);
    expect(await shop.violations()).toEqual([]);
  });

  test('of an earlier day is not', async () => {
    const { no, codes } = await three();
    await nextDay(shop);
    for (const barang of [undefined, [codes[0] ?? '']]) {
      const refused = await shop.spv.post('barang/batal', back(no, barang));
      expect(said(refused)).toEqual([409, 'TAMBAH_KEMARIN']);
    }
    expect(await statuses(codes)).toEqual(['READY', 'READY', 'READY']);
  });
});

describe('single pieces', () => {
  test('are out, the others stay, and the entry tells what is left of it', async () => {
    const { no, codes } = await three();
    expect((await undo(no, codes.slice(1, 2))).status).toBe(200);
    expect(await statuses(codes)).toEqual(['READY', 'KELUAR', 'READY']);
    expect(await shop.balance(no)).toEqual({
      PERSEDIAAN: 3_000_000,
      'LAWAN PERSEDIAAN': -3_000_000,
    });
    const { data } = (await shop.owner.get(`barang/tambah/${no}`)).body;
    expect([data.qty, data.berat, data.total]).toEqual([2, 6.91, 6_000_000]);
    expect(data.detail.map((line: { hidup: boolean }) => line.hidup)).toEqual([true, false, true]);
    expect(said(await shop.spv.post('barang/batal', back(no, codes.slice(1, 2))))).toEqual([
      409,
      'BARANG_BUKAN_DOKUMEN',
    ]);
    expect(await shop.violations()).toEqual([]);
    // The rest of it as a whole.
    expect((await undo(no)).status).toBe(200);
    expect(await statuses(codes)).toEqual(['KELUAR', 'KELUAR', 'KELUAR']);
    expect(await left(no)).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  test('all of them one by one end the entry', async () => {
    const { no, codes } = await three();
    for (const code of codes) expect((await undo(no, [code])).status).toBe(200);
    expect((await shop.status(no)).status).toBe('BATAL');
    expect(await left(no)).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  test('of one that waits need no approval, and what is validated is the rest', async () => {
    await shop.set(WAIT, 'true');
    const [one, two] = [await three(), await three()];
    const free = await shop.spv.post('barang/batal', back(one.no, one.codes.slice(0, 1)));
    expect(free.status).toBe(200);
    expect(await statuses(one.codes)).toEqual(['KELUAR', 'BARU', 'BARU']);
    expect((await validate(shop.owner, one.no)).status).toBe(200);
    expect(await statuses(one.codes)).toEqual(['KELUAR', 'READY', 'READY']);
    expect(await shop.balance(one.no)).toMatchObject({ PERSEDIAAN: 3_000_000 });
    expect((await undo(one.no)).status).toBe(200);
    expect(await left(one.no)).toEqual([]);
    // Refused after a piece of it was taken back.
    await shop.spv.post('barang/batal', back(two.no, two.codes.slice(0, 1)));
    expect((await refuse(shop.owner, two.no)).status).toBe(200);
    expect(await statuses(two.codes)).toEqual(['KELUAR', 'KELUAR', 'KELUAR']);
    await shop.set(WAIT, 'false');
    expect(await shop.violations()).toEqual([]);
  });

  test('of another document, or made for an order, are refused', async () => {
    const [one, two] = [await three(), await three()];
    const other = await shop.spv.post('barang/batal', back(one.no, two.codes));
    expect(said(other)).toEqual([409, 'BARANG_BUKAN_DOKUMEN']);
    await shop.set(WAIT, 'true');
    const pesanan = await order(shop.kasir);
    await make(shop.kasir, pesanan);
    await shop.set(WAIT, 'false');
    const { no_dokumen: no } = await shop.one<{ no_dokumen: string }>(
      sql`select no_dokumen from dokumen where rincian #>> '{untuk,no_pesanan}' = ${pesanan}`,
    );
    const { kode_barcode } = await shop.one<{ kode_barcode: string }>(
      sql`select kode_barcode from dokumen_baris where no_dokumen = ${no}`,
    );
    expect(said(await shop.spv.post('barang/batal', back(no, [kode_barcode])))).toEqual([
      409,
      'BATAL_SELURUHNYA',
    ]);
    expect((await shop.spv.post('barang/batal', back(no))).status).toBe(200);
    expect(await statuses([kode_barcode])).toEqual(['KELUAR']);
  });
});

describe('a piece that was used since', () => {
  const uses: readonly [string, (code: string) => Promise<Answer>][] = [
    ['sold', (code) => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]))],
    [
      'held',
      (code) =>
        shop.kasir.post(
          'penjualan/simpan',
          saleOf([code], [cash(1_000_000)], { ...HOLDER, bayar_dp: true }),
        ),
    ],
    [
      'moved',
      (code) =>
        shop.spv.post('pindahbarang/simpan', {
          kode_gudang: 'TOKO',
          kode_baki: 'A2',
          barang: [code],
        }),
    ],
  ];

  test.each(uses)('%s: refused whole and by piece, and the others can go', async (_how, use) => {
    const { no, codes } = await three();
    const [first = '', ...others] = codes;
    const used = await use(first);
    expect(used.status).toBe(201);
    for (const barang of [undefined, [first]]) {
      const refused = await shop.spv.post('barang/batal', back(no, barang));
      expect(said(refused)).toEqual([409, 'BARANG_SUDAH_DIPAKAI']);
      expect(refused.body.message).toContain(first);
    }
    expect((await undo(no, others)).status).toBe(200);
    expect((await statuses(codes)).slice(1)).toEqual(['KELUAR', 'KELUAR']);
    expect(await shop.violations()).toEqual([]);
  });

  test('and taken back from there is free again', async () => {
    const { no, codes } = await three();
    const to = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: codes };
    const moved = await shop.spv.post('pindahbarang/simpan', to);
    await approved(
      shop.spv,
      'pindahbarang/batal',
      { no_faktur_group: moved.body.data.no_pindah, alasan: 'x' },
      'OWNER',
    );
    expect((await undo(no)).status).toBe(200);
    expect(await shop.violations()).toEqual([]);
  });

  test.each([['sale first'], ['cancel first']])('in the same moment, %s: one wins', async (way) => {
    const { no, codes } = await three();
    const [code = ''] = codes;
    const asked = await shop.spv.post('barang/batal', back(no, [code]));
    const given = await shop.spv.post('authorization', {
      user_id: 'OWNER',
      password: PASSWORD,
      kategori: asked.body.kategori,
      subjek: asked.body.subjek,
    });
    const detail_authorization = [{ _id: given.body.data._id }];
    const cancel = () =>
      shop.spv.post('barang/batal', { ...back(no, [code]), detail_authorization });
    const sell = () => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    const calls = way === 'sale first' ? [sell, cancel] : [cancel, sell];
    const lock = lockOf('barang.kode_barcode', code);
    const answers = await inLine(shop.server.database.superUrl, lock, calls);
    expect(answers.map(({ status }) => status)).toEqual(
      way === 'sale first' ? [201, 409] : [200, 409],
    );
    expect(await shop.violations()).toEqual([]);
  });
});
