/**
 * Cancelling moves and destructions on their day (docs/decision/0060): pieces and lots lie where
 * they lay, the books are as before; what moved on, another day and another shop are refused.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { PASSWORD, type Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { boughtGold } from '../../../test/service-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const SCRAP = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah' };

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['SUPPLIER_MODULE'],
    masters: {
      supplier_barang: [{ kode_supplier: 'SP1', nama_supplier: 'UBS' }],
      baki: [{ kode_baki: 'A3', nama_baki: 'BAKI A3', kode_gudang: 'TOKO' }],
    },
  });
});
afterAll(() => shop.close());

const move = (barang: readonly string[], kode_baki = 'A2'): Promise<Answer> =>
  shop.spv.post('pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki, barang });

async function moved(barang: readonly string[], kode_baki = 'A2'): Promise<string> {
  const answer = await move(barang, kode_baki);
  expect(answer.status).toBe(201);
  return String(answer.body.data.no_pindah);
}

const back = (no: string) => ({ no_faktur_group: no, alasan: 'salah baki' });

const undo = (no: string, path = 'pindahbarang/batal'): Promise<Answer> =>
  approved(shop.spv, path, back(no), 'OWNER');

async function destroyed(path: string, what: object): Promise<string> {
  const answer = await approved(shop.spv, path, { ...SCRAP, ...what }, 'OWNER');
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return String(answer.body.data.no_hancur);
}

const trayOf = async (code: string): Promise<unknown> => {
  const { status, kode_baki } = await shop.piece(code);
  return [status, kode_baki];
};

/** Grams and cost by place, of everything. */
const stock = (): Promise<unknown[]> =>
  shop.rows(sql`select kode_gudang, sum(berat * f)::bigint berat, sum(modal * f)::bigint modal
    from (select *, case when kolom in ('OUT', 'JUAL', 'HANCUR') then -1
      when kolom = 'RESERVASI' then 0 else 1 end f from kartu_stok) k
    group by kode_gudang having sum(berat * f) <> 0 or sum(modal * f) <> 0 order by 1`);

describe('a move', () => {
  test('is cancelled: each piece lies in the tray that it came from, nothing is left over', async () => {
    const codes = [await addPiece(shop.spv), await addPiece(shop.spv, { kode_baki: 'A3' })];
    const before = await stock();
    const no = await moved(codes);
    expect(await Promise.all(codes.map(trayOf))).toEqual([
      ['READY', 'A2'],
      ['READY', 'A2'],
    ]);
    const asked = await shop.spv.post('pindahbarang/batal', back(no));
    expect([asked.status, asked.body.kategori]).toEqual([422, 'BATAL PINDAH BARANG']);
    expect(asked.body.message).not.toContain('Rp');
    expect((await undo(no)).status).toBe(200);
    expect(await Promise.all(codes.map(trayOf))).toEqual([
      ['READY', 'A1'],
      ['READY', 'A3'],
    ]);
    expect(await stock()).toEqual(before);
    expect((await shop.status(no)).status).toBe('BATAL');
    const again = await shop.spv.post('pindahbarang/batal', back(no));
    expect([again.status, again.body.code]).toEqual([409, 'DOKUMEN_SUDAH_BATAL']);
    const [row] = (await shop.spv.get('pindahbarang/cetak-ulang?status=BATAL')).body.data;
    expect([row.no_pindah, row.batal_alasan]).toEqual([no, 'salah baki']);
    expect(await shop.violations()).toEqual([]);
  });

  test('whose piece moved on is refused whole, until the later move is cancelled', async () => {
    const codes = [await addPiece(shop.spv), await addPiece(shop.spv)];
    const first = await moved(codes);
    const later = await moved([codes[1] ?? ''], 'A3');
    const refused = await undo(first);
    expect([refused.status, refused.body.code]).toEqual([409, 'BARANG_SUDAH_PINDAH']);
    expect(await Promise.all(codes.map(trayOf))).toEqual([
      ['READY', 'A2'],
      ['READY', 'A3'],
    ]);
    expect((await undo(later)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await Promise.all(codes.map(trayOf))).toEqual([
      ['READY', 'A1'],
      ['READY', 'A1'],
    ]);
  });

  test('whose tray is gone, or of a person without the right, or of another shop is refused', async () => {
    await shop.insert('baki', [{ kode_baki: 'A9', nama_baki: 'A9', kode_gudang: 'TOKO' }]);
    const code = await addPiece(shop.spv, { kode_baki: 'A9' });
    const no = await moved([code]);
    await shop.exec(sql`delete from baki where kode_baki = 'A9'`);
    const refused = await undo(no);
    expect([refused.status, refused.body.code]).toEqual([409, 'BAKI_SUDAH_TIDAK_ADA']);
    expect(await trayOf(code)).toEqual(['READY', 'A2']);
    expect((await shop.kasir.post('pindahbarang/batal', back(no))).status).toBe(403);
    expect((await shop.as('OWNER2').post('pindahbarang/batal', back(no))).status).toBe(404);
  });

  test.each([['sale first'], ['cancel first']])(
    'and a sale of its piece at once, %s: one of them, and the books agree',
    async (order) => {
      const code = await addPiece(shop.spv);
      const no = await moved([code]);
      const asked = await shop.spv.post('pindahbarang/batal', back(no));
      const given = await shop.spv.post('authorization', {
        user_id: 'OWNER',
        password: PASSWORD,
        kategori: asked.body.kategori,
        subjek: asked.body.subjek,
      });
      const cancel = () =>
        shop.spv.post('pindahbarang/batal', {
          ...back(no),
          detail_authorization: [{ _id: given.body.data._id }],
        });
      const sell = () => shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
      const calls = order === 'sale first' ? [sell, cancel] : [cancel, sell];
      const lock = lockOf('barang.kode_barcode', code);
      const answers = await inLine(shop.server.database.superUrl, lock, calls);
      const found = answers.map(({ status, body }) => [status, body.code]);
      expect(found).toEqual(
        order === 'sale first'
          ? [
              [201, undefined],
              [409, 'BARANG_TIDAK_READY'],
            ]
          : [
              [200, undefined],
              [201, undefined],
            ],
      );
      expect(await trayOf(code)).toEqual(['TERJUAL', order === 'sale first' ? 'A2' : 'A1']);
      expect(await shop.violations()).toEqual([]);
    },
  );
});

describe('a destruction', () => {
  test('of pieces is cancelled: ready where they lay, the scrap is gone, the journal is even', async () => {
    const code = await addPiece(shop.spv, { kode_baki: 'A3' });
    const before = await stock();
    const no = await destroyed('hancurbarang/simpan', { barang: [code] });
    expect(await trayOf(code)).toEqual(['HANCUR', 'A3']);
    const [listed] = (await shop.spv.get('hancurbarang')).body.data;
    expect([listed.no_hancur, listed.detail[0].kode_barcode, listed.total]).toEqual([
      no,
      code,
      undefined,
    ]);
    expect((await shop.owner.get(`hancurbarang/faktur/${no}`)).body.data.total).toBe(3_000_000);
    const asked = await shop.spv.post('hancurbarang/batal', back(no));
    expect([asked.status, asked.body.kategori]).toEqual([422, 'BATAL HANCUR BARANG']);
    expect(JSON.stringify(asked.body)).not.toMatch(/3[.,]?000[.,]?000/);
    expect((await undo(no, 'hancurbarang/batal')).status).toBe(200);
    expect(await trayOf(code)).toEqual(['READY', 'A3']);
    expect(await stock()).toEqual(before);
    expect(Object.values(await shop.balance(no)).filter((rp) => rp !== 0)).toEqual([]);
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    expect(sold.status).toBe(201);
    expect(await shop.violations()).toEqual([]);
  });

  test('of a piece on consignment is cancelled: the supplier’s again, and nothing is owed', async () => {
    const code = await addPiece(shop.spv, { kode_supplier: 'SP1', konsinyasi: true });
    const no = await destroyed('hancurbarang/simpan', { barang: [code] });
    expect((await shop.balance(no))['HUTANG SUPPLIER']).toBe(-3_000_000);
    expect((await undo(no, 'hancurbarang/batal')).status).toBe(200);
    expect(Object.values(await shop.balance(no)).filter((rp) => rp !== 0)).toEqual([]);
    const { konsinyasi } = await shop.one<{ konsinyasi: boolean }>(
      sql`select konsinyasi from barang where kode_barcode = ${code}`,
    );
    expect(konsinyasi).toBe(true);
    const { modal } = await shop.one<{ modal: number }>(
      sql`select sum(modal * case when kolom in ('OUT', 'HANCUR') then -1 else 1 end)::bigint modal
        from kartu_stok where kode_barcode = ${code}`,
    );
    expect(Number(modal)).toBe(0);
    expect(await shop.violations()).toEqual([]);
  });

  test('of a bought lot is cancelled: the lot is whole again and can be destroyed again', async () => {
    const lot = await boughtGold(shop.spv);
    const was = await shop.lot(lot);
    const no = await destroyed('hancurpembelian/simpan', { no_lot: [lot] });
    expect((await shop.spv.get('hancurpembelian')).body.data[0].detail[0].rumus.no_lot).toBe(lot);
    expect((await undo(no, 'hancurpembelian/batal')).status).toBe(200);
    expect(await shop.lot(lot)).toEqual(was);
    expect(Object.values(await shop.balance(no)).filter((rp) => rp !== 0)).toEqual([]);
    await destroyed('hancurpembelian/simpan', { no_lot: [lot] });
    expect(await shop.violations()).toEqual([]);
  });

  test('and a move of a closed day are not cancelled any more', async () => {
    const [gone, lies] = [await addPiece(shop.spv), await addPiece(shop.spv)];
    const hancur = await destroyed('hancurbarang/simpan', { barang: [gone] });
    const pindah = await moved([lies]);
    await nextDay(shop);
    for (const [path, no, code] of [
      ['hancurbarang/batal', hancur, 'HANCUR_KEMARIN'],
      ['pindahbarang/batal', pindah, 'PINDAH_KEMARIN'],
    ] as const) {
      const refused = await shop.spv.post(path, back(no));
      expect([refused.status, refused.body.code]).toEqual([409, code]);
    }
    expect([await trayOf(gone), await trayOf(lies)]).toEqual([
      ['HANCUR', 'A1'],
      ['READY', 'A2'],
    ]);
  });
});
