/**
 * The reports of sales against the documents that they are about: sales made, discounted, repriced,
 * traded in and cancelled through the real calls; every total is compared with the documents'.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
const no: Record<string, string> = {};

beforeAll(async () => {
  shop = await openShop({
    modules: ['BONUS_SALES_MODULE', 'HIDUP_FEATURE_MODULE', 'LAPORAN_REKAP_MODULE'],
    masters: {
      sales: [{ kode_sales: 'S2', nama_sales: 'BUDI', fee: 0 }],
      member: [{ kode_member: 'M1', nama_customer: 'RINA' }],
      bonus_sales: [
        { kode_bonus: 'P', kode_jenis: 'CINCIN', tipe_bonus: 'PERSEN', nilai: 100 },
        { kode_bonus: 'G', kode_jenis: 'GELANG', tipe_bonus: 'PER_GRAM', nilai: 1_000 },
        { kode_bonus: 'R', kode_jenis: 'GELANG', tipe_bonus: 'RP', nilai: 5_000 },
      ],
      kelompok_harga: [
        { kode_kelompok: 'P1', nama_kelompok: 'PASAR', margin: 0, detail_group: ['MT'] },
      ],
    },
  });
  owner = shop.owner;
  await trade();
});
afterAll(() => shop.close());

/** Five sales of one day: plain, discounted, repriced, traded in, cancelled; and one that waits. */
async function trade(): Promise<void> {
  const cash = (rp: number) => [{ jenis: 'CASH', jumlah_rp: rp }];
  const sell = async (name: string, body: object, allow = false): Promise<void> => {
    const answer = allow
      ? await approved(owner, 'penjualan/simpan', body)
      : await owner.post('penjualan/simpan', body);
    expect([name, answer.status]).toEqual([name, 201]);
    no[name] = String(answer.body.data.no_faktur_group);
  };
  const ring = await addPiece(owner);
  await sell('polos', saleOf([ring], cash(4_711_000)));
  const bangle = { kode_jenis: 'GELANG', kode_group: 'MD', kadar: 42, berat: 10.5 };
  const member = { kode_sales: 'S2', kode_member: 'M1' };
  const discounted = saleOf([await addPiece(owner, bangle)], cash(4_661_000), member);
  await sell('diskon', withLine(discounted, { diskon_rp: 50_000 }));
  const repriced = saleOf([await addPiece(owner)], cash(4_640_000));
  await sell('ubah', withLine(repriced, { harga_jual: 4_500_000, ongkos: 140_000 }), true);
  const traded = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: ring, kondisi: 'BAIK' }] };
  const fresh = await addPiece(owner, { harga_jual: 9_000_000, ongkos: 0 });
  await sell('tukar', saleOf([fresh], [traded, ...cash(4_508_500)]));
  await sell('batal', saleOf([await addPiece(owner)], cash(4_711_000)));
  await approved(owner, 'penjualan/batal', {
    no_faktur_group: no['batal'],
    alasan: 'salah barang',
  });
  await shop.set('VALIDASI_PENJUALAN', 'true');
  await sell('tunggu', saleOf([await addPiece(owner)], cash(4_711_000)));
  await shop.set('VALIDASI_PENJUALAN', 'false');
}

function withLine(body: object, change: object): object {
  const { detail_barang } = body as { detail_barang: object[] };
  return { ...body, detail_barang: detail_barang.map((line) => ({ ...line, ...change })) };
}

type Line = Record<string, unknown>;

async function lines(path: string): Promise<Line[]> {
  const { status, body } = await owner.get(`laporan/${path}`);
  expect([path, status]).toEqual([path, 200]);
  const { columns, lines: all } = body.data as Sheet;
  return all.map(({ jenis, label, cells }) => ({
    jenis,
    label,
    ...Object.fromEntries(cells.map((value, i) => [columns[i]?.key ?? '', value])),
  }));
}

const rowsOf = (list: Line[]): Line[] => list.filter((l) => l['jenis'] === 'baris');

/** What the documents themselves hold, of live validated sales. */
async function ofDocuments() {
  return shop.one<{
    qty: number;
    berat: number;
    total: number;
    modal: number;
    kepala: number;
  }>(sql`select sum(b.qty)::int qty, sum(b.berat)::bigint berat, sum(b.harga_total)::bigint total,
            sum(b.modal)::bigint modal, (select sum(total)::bigint from dokumen
              where kind = 'penjualan' and status <> 'BATAL' and status_valid = 'DONE') kepala
          from dokumen d join dokumen_baris b using (kode_toko, no_dokumen)
          where d.kind = 'penjualan' and d.status <> 'BATAL' and d.status_valid = 'DONE'
            and b.jenis_baris = 'JUAL'`);
}

test.each([
  'penjualan-per-sales',
  'penjualan-per-jenis',
  'penjualan-per-group',
  'penjualan-per-kadar',
  'penjualan-per-jam',
  'penjualan-global-per-jenis',
])('%s comes to the totals of the documents, piece by piece too', async (name) => {
  const { qty, berat, total, kepala } = await ofDocuments();
  expect(total).toBe(kepala);
  const expected = { qty, berat: berat / 1000, total };
  for (const variant of ['REKAP', 'DETAIL']) {
    const all = await lines(`${name}?variant=${variant}`);
    expect(all.at(-1)).toMatchObject({ jenis: 'total', ...expected });
  }
  const waiting = await lines(`${name}?status_valid=ALL`);
  expect(waiting.at(-1)).toMatchObject({ qty: qty + 1, total: total + 4_711_000 });
});

test('the keys, their names and headings', async () => {
  const key = async (path: string): Promise<unknown[]> =>
    rowsOf(await lines(path)).map((l) => [l['kunci'], l['nama'], l['qty']]);
  expect(await key('penjualan-per-sales')).toEqual([
    ['S1', 'SITI', 3],
    ['S2', 'BUDI', 1],
  ]);
  expect(await key('penjualan-per-group')).toEqual([
    ['MD', 'EMAS MUDA', 1],
    ['MT', 'EMAS TUA', 3],
  ]);
  expect(await key('penjualan-per-jenis')).toEqual([
    ['CINCIN', 'CINCIN', 3],
    ['GELANG', 'GELANG', 1],
  ]);
  expect(await key('penjualan-per-kadar')).toEqual([
    [42, undefined, 1],
    [75, undefined, 3],
  ]);
  expect((await lines('penjualan-per-kadar?variant=DETAIL'))[0]?.['label']).toBe('42.00');
  const [hour] = await key('penjualan-per-jam');
  expect((hour as string[])[0]).toMatch(/^\d\d:00 - \d\d:59$/);
  const global = await lines('penjualan-global-per-jenis');
  expect(global.filter((l) => l['jenis'] === 'kelompok').map((l) => l['label'])).toEqual([
    '-',
    'P1 · PASAR',
  ]);
  expect((await lines('penjualan-per-sales?kode_sales=S2')).at(-1)).toMatchObject({ qty: 1 });
});

test('batal-penjualan: the cancelled sale, its reason and who allowed it', async () => {
  const [row, ...more] = rowsOf(await lines('batal-penjualan'));
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    no_faktur: no['batal'],
    qty: 1,
    berat: 3.455,
    total: 4_711_000,
    alasan: 'salah barang',
    batal_by: 'OWNER',
    otorisasi: 'SPV',
  });
  const [piece] = rowsOf(await lines('batal-penjualan?variant=DETAIL'));
  expect(piece).toMatchObject({
    no_faktur: `${no['batal']}-1`,
    total: 4_711_000,
    otorisasi: 'SPV',
  });
});

test('diskon-penjualan: computed less discount is what was paid', async () => {
  for (const variant of ['REKAP', 'DETAIL']) {
    const all = await lines(`diskon-penjualan?variant=${variant}`);
    expect(rowsOf(all).length).toBe(1);
    expect(all.at(-1)).toMatchObject({
      dihitung: 4_710_600,
      diskon: 50_000,
      persen: 1.06,
      pembulatan: 400,
      total: 4_661_000,
    });
  }
});

test("a member's own name stands where the invoice has none", async () => {
  const [first] = await lines('diskon-penjualan');
  expect(first).toMatchObject({ nama_customer: 'RINA' });
});

test('ubah-harga: the repriced piece with its approver, by direction', async () => {
  const [row] = rowsOf(await lines('ubah-harga'));
  expect(row).toMatchObject({
    no_faktur: `${no['ubah']}-1`,
    harga_dihitung: 4_560_600,
    harga: 4_500_000,
    selisih: -70_600,
    otorisasi: 'SPV',
  });
  expect(rowsOf(await lines('ubah-harga?arah=TURUN')).length).toBe(1);
  expect(await lines('ubah-harga?arah=NAIK')).toEqual([]);
});

test('margin-penjualan: turnover less cost, and the per cent of the whole', async () => {
  const { modal, total } = await ofDocuments();
  const margin = total - modal;
  const persen = Math.round((margin * 10_000) / total) / 100;
  for (const variant of ['REKAP', 'DETAIL']) {
    const all = await lines(`margin-penjualan?variant=${variant}`);
    expect(all.at(-1)).toMatchObject({ modal, jual: total, margin, persen });
  }
  const kasir = shop.kasir;
  expect((await kasir.get('laporan/margin-penjualan')).body.code).toBe('TIDAK_BERHAK');
});

test('tukar-tambah: goods out, goods in and the difference that the till took', async () => {
  const all = await lines('tukar-tambah');
  expect(rowsOf(all)).toEqual([all[0]]);
  const figures = { keluar_qty: 1, keluar_rp: 9_000_000, masuk_qty: 1, selisih: 4_508_500 };
  expect(all[0]).toMatchObject({ no_faktur: no['tukar'], masuk_rp: 4_491_500, ...figures });
  expect((await lines('tukar-tambah?variant=DETAIL')).at(-1)).toMatchObject(figures);
});

test('bonus-sales: per piece, per gram and per cent of the money received', async () => {
  const rows = rowsOf(await lines('bonus-sales'));
  // 1 % of 4.711.000 + 4.640.000 + the 4.508.500 that old gold did not pay.
  expect(rows.map((l) => [l['kode_sales'], l['bonus']])).toEqual([
    ['S1', 47_110 + 46_400 + 45_085],
    ['S2', 10_500 + 5_000],
  ]);
  const pieces = await lines('bonus-sales?variant=DETAIL');
  expect(pieces.at(-1)).toMatchObject({ bonus: 138_595 + 15_500 });
  expect(rowsOf(pieces).at(-1)).toMatchObject({ kode_bonus: 'G, R', bonus: 15_500 });
});

test('rekap-sales: sales, trade-ins and cancellations of each person, only where it is on', async () => {
  const { total } = await ofDocuments();
  const all = await lines('rekap-sales');
  expect(rowsOf(all).map((l) => [l['kode_sales'], l['faktur'], l['batal']])).toEqual([
    ['S1', 3, 1],
    ['S2', 1, 0],
  ]);
  expect(all.at(-1)).toMatchObject({ faktur: 4, total, diskon: 50_000, tukar: 4_491_500 });
  expect((await lines('rekap-sales?variant=DETAIL')).at(-1)).toMatchObject({ faktur: 4, total });
  await shop.set('LAPORAN_REKAP_MODULE', 'false');
  expect((await owner.get('laporan/rekap-sales')).body.code).toBe('MODUL_MATI');
});
