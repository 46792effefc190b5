/**
 * Stock reports of any day: they agree with each other, with the frozen days and with what the shop
 * did, worked by hand over three days; who sees the sums is HIDE_STOCK_SUMMARY's.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Sheet } from '@kencana/contract/sheet';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { boughtGold } from '../../../test/service-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const SCRAP = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah' };

let shop: Shop;
/** First day to the open one. */
const days: string[] = [];
const code: Record<'sold' | 'moved' | 'scrapped' | 'held' | 'late', string> = {
  sold: '',
  moved: '',
  scrapped: '',
  held: '',
  late: '',
};

/** The report's rows as objects by column. */
async function rows(
  name: string,
  query: Record<string, string>,
  client: TestClient = shop.owner,
): Promise<Record<string, unknown>[]> {
  const { status, body } = await client.get(
    `laporan/${name}?${new URLSearchParams(query).toString()}`,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { columns, lines } = body.data as Sheet;
  return lines
    .filter((line) => line.jenis === 'baris')
    .map(({ cells }) => Object.fromEntries(columns.map(({ key }, i) => [key, cells[i]])));
}

async function today(): Promise<string> {
  const { tgl } = await shop.one<{ tgl: string }>(
    sql`select tgl_system as tgl from toko where kode_toko = 'JKT1'`,
  );
  return tgl;
}

async function closeDay(): Promise<void> {
  days.push(await today());
  await nextDay(shop);
}

/** Day 1: four pieces, one held. Day 2: one sold, one moved, one bought back. Day 3: scrap. */
beforeAll(async () => {
  shop = await openShop({
    settings: { PREVIOUS_DAY_OWNER: 'true' },
    masters: { baki: [{ kode_baki: 'A9', nama_baki: 'BAKI A9', kode_gudang: 'TOKO' }] },
  });
  for (const name of ['sold', 'moved', 'scrapped', 'held'] as const) {
    code[name] = await addPiece(shop.spv);
  }
  await shop.kasir.post(
    'penjualan/simpan',
    saleOf([code.held], [cash(2_000_000)], { bayar_dp: true }),
  );
  await closeDay();
  await shop.kasir.post('penjualan/simpan', saleOf([code.sold], [cash(4_711_000)]));
  const to = { kode_gudang: 'TOKO', kode_baki: 'A9' };
  await shop.spv.post('pindahbarang/simpan', { ...to, barang: [code.moved] });
  await boughtGold(shop.kasir);
  await closeDay();
  await approved(shop.spv, 'hancurbarang/simpan', { ...SCRAP, barang: [code.scrapped] }, 'OWNER');
  code.late = await addPiece(shop.spv, { kode_baki: 'A9' });
  days.push(await today());
});
afterAll(() => shop.close());

const summary = (from: number, to: number, per = 'BAKI') =>
  rows('barang-summary', { tgl_from: days[from] ?? '', tgl_to: days[to] ?? '', per });

describe('barang summary', () => {
  test('of a closed day, of the open one and of all three is what was done', async () => {
    const [first] = await summary(0, 0);
    expect(first).toMatchObject({ awal_qty: 0, tambah_qty: 4, akhir_qty: 4, akhir_berat: 13.82 });
    const second = await summary(1, 1, 'GUDANG');
    const toko = second.find(({ kode }) => kode === 'TOKO');
    expect(toko).toMatchObject({ awal_qty: 4, jual_qty: 2, in_qty: 1, out_qty: 1, akhir_qty: 3 });
    expect(second.find(({ beli_qty }) => beli_qty === 1)).toMatchObject({ awal_qty: 0 });
    const all = await summary(0, 2);
    expect(all.find(({ kode }) => kode === 'TOKO/A9')).toMatchObject({
      awal_qty: 0,
      tambah_qty: 1,
      in_qty: 1,
      akhir_qty: 2,
      akhir_berat: 6.91,
    });
    expect(all.find(({ kode }) => kode === 'TOKO/A1')).toMatchObject({
      tambah_qty: 5,
      jual_qty: 2,
      out_qty: 1,
      hancur_qty: 1,
      akhir_qty: 1,
    });
  });

  test.each(['BAKI', 'GUDANG', 'GROUP', 'JENIS'])('a period per %s is its days', async (per) => {
    const parts = await Promise.all([0, 1, 2].map((n) => summary(n, n, per)));
    const all = await summary(0, 2, per);
    for (const row of all) {
      const same = parts.map((part) => part.find(({ kode }) => kode === row['kode']) ?? {});
      for (const key of Object.keys(row).filter((name) => /_(qty|berat)$/.test(name))) {
        if (key.startsWith('awal') || key.startsWith('akhir')) continue;
        const sum = same.reduce((n, part) => n + Math.round(Number(part[key] ?? 0) * 1000), 0);
        expect([row['kode'], key, Math.round(Number(row[key]) * 1000)]).toEqual([
          row['kode'],
          key,
          sum,
        ]);
      }
      expect(row['akhir_qty']).toBe(same[2]?.['akhir_qty'] ?? 0);
    }
  });

  test('before the first day there was nothing; after the open one nothing moves', async () => {
    expect(await rows('barang-summary', { tgl_from: '2020-01-01', tgl_to: '2020-01-31' })).toEqual(
      [],
    );
    const later = await rows('barang-summary', { tgl_from: '2099-01-01', tgl_to: '2099-01-31' });
    const now = await summary(2, 2);
    const ends = (list: Record<string, unknown>[], key: string) =>
      list
        .filter((row) => row['akhir_berat'] !== 0)
        .map((row) => [row['kode'], row[`${key}_qty`], row[`${key}_berat`]]);
    expect(ends(later, 'awal')).toEqual(ends(now, 'akhir'));
    expect(later.every((row) => row['jual_qty'] === 0)).toBe(true);
  });
});

test('months that are whole are read at once, and come to the same as their days', async () => {
  const old = await openShop({ settings: { PREVIOUS_DAY_OWNER: 'true' }, day: '2026-09-29' });
  const read = async (tgl_from: string, tgl_to: string): Promise<unknown[][]> => {
    const path = `laporan/barang-summary?${new URLSearchParams({ tgl_from, tgl_to }).toString()}`;
    return ((await old.owner.get(path)).body.data as Sheet).lines.map(({ cells }) => [...cells]);
  };
  for (const _day of Array.from({ length: 34 })) {
    await addPiece(old.spv);
    await nextDay(old);
  }
  const months = await old.rows<{ bulan: string; n: number }>(
    sql`select bulan, tambah_qty as n from stok_bulanan order by 1`,
  );
  expect(months).toEqual([
    { bulan: '2026-09-01', n: 2 },
    { bulan: '2026-10-01', n: 31 },
  ]);
  const periods = [
    ['2026-09-29', '2026-11-02', 0, 34],
    ['2026-10-01', '2026-10-31', 2, 31],
    ['2026-10-02', '2026-11-01', 3, 31],
    ['2026-09-30', '2026-10-30', 1, 31],
  ] as const;
  for (const [from, to, before, came] of periods) {
    const [[kode, first, , added] = [], total] = await read(from, to);
    expect([from, kode, first, added]).toEqual([from, 'TOKO/A1', before, came]);
    expect(total).toBeDefined();
  }
  const root = await old.root();
  const all = await read('2026-09-01', '2026-11-30');
  await root.query('delete from stok_bulanan');
  expect(await read('2026-09-01', '2026-11-30')).toEqual(all);
  expect(await old.violations()).toEqual([]);
  await old.close();
});

describe('as of a past day', () => {
  const codesOn = async (day: number, status = 'ADA') =>
    (await rows('barang-detail', { per_tanggal: days[day] ?? '', status })).map((row) => [
      row['kode_barcode'],
      row['kode_baki'],
    ]);

  test('every piece lies where it lay, in the state that it had', async () => {
    const { sold, moved, scrapped, held, late } = code;
    const A1 = (list: string[]) => list.toSorted().map((one) => [one, 'A1']);
    expect(await codesOn(0)).toEqual(A1([sold, moved, scrapped, held]));
    expect(await codesOn(0, 'TITIP')).toEqual(A1([held]));
    expect(await codesOn(0, 'READY')).toEqual(A1([sold, moved, scrapped]));
    expect(await codesOn(1)).toEqual(
      [...A1([scrapped, held]), [moved, 'A9']].toSorted((a, b) =>
        String(a[0]).localeCompare(String(b[0])),
      ),
    );
    expect((await codesOn(2)).map(([one]) => one)).toEqual([moved, held, late].toSorted());
  });

  test('kelompok barang counts what was ready then', async () => {
    const count = async (day: number) =>
      (await rows('kelompok-barang', { per_tanggal: days[day] ?? '' })).map((r) => r['jumlah']);
    expect([await count(0), await count(1), await count(2)]).toEqual([[3], [2], [2]]);
  });

  test('gold of every day is what the frozen day says, pieces and lots', async () => {
    for (const day of days.slice(0, 2)) {
      const gold = await rows('posisi-emas', { per_tanggal: day });
      const sum = (key: string) =>
        gold.reduce((all, row) => all + Math.round(Number(row[key]) * 1000), 0);
      const frozen = await shop.one<Record<string, string>>(sql`
        select sum(akhir_qty)::text as qty, sum(akhir_berat)::text as berat,
          sum(akhir_asli)::text as berat_asli, sum(akhir_murni)::text as murni,
          sum(akhir_modal)::text as modal
        from stok_harian where kode_toko = 'JKT1' and tgl_system = ${day}::date`);
      const weights = ['berat', 'berat_asli', 'murni'] as const;
      expect([sum('qty') / 1000, sum('modal') / 1000, ...weights.map(sum)]).toEqual(
        [frozen['qty'], frozen['modal'], ...weights.map((key) => frozen[key])].map(Number),
      );
    }
    const now = await rows('posisi-emas', {});
    expect(now.reduce((n, row) => n + Number(row['qty']), 0)).toBe(5);
  });

  test('old pieces by their days since they came', async () => {
    const old = await rows('stock-mati', { per_tanggal: days[1] ?? '' });
    expect(old.map((row) => row['umur'])).toEqual([1, 1, 1]);
    expect(await rows('stock-mati', { per_tanggal: days[1] ?? '', umur: '30' })).toEqual([]);
    await shop.exec(sql`update barang set tgl_system = tgl_system - 100
      where kode_barcode = ${code.held}`);
    const [oldest] = await rows('stock-mati', { umur: '90' });
    expect(oldest).toMatchObject({ kode_barcode: code.held, umur: 102, modal: 3_000_000 });
    await shop.exec(sql`update barang set tgl_system = tgl_system + 100
      where kode_barcode = ${code.held}`);
  });
});

describe('the other reports', () => {
  test('the stock card of a tray runs from what was there to what is', async () => {
    const card = await rows('kartu-stock-barang', {
      tgl_from: days[1] ?? '',
      tgl_to: days[2] ?? '',
      kode_baki: 'A1',
    });
    const seen = card.map((r) => [r['no_dokumen'], r['kolom'], r['saldo_qty']]);
    expect(seen[0]).toEqual(['SALDO AWAL', '', 4]);
    expect(seen.slice(1).map(([, kolom, saldo]) => [kolom, saldo])).toEqual([
      ['JUAL', 3],
      ['OUT', 2],
      ['TAMBAH', 3],
      ['JUAL', 2],
      ['HANCUR', 1],
    ]);
    const one = await rows('kartu-stock-barang', {
      tgl_from: days[0] ?? '',
      tgl_to: days[2] ?? '',
      kode_barcode: code.moved,
    });
    expect(one.map((r) => [r['kolom'], r['kode_baki'], r['saldo_qty']])).toEqual([
      ['TAMBAH', 'A1', 1],
      ['OUT', 'A1', 0],
      ['IN', 'A9', 1],
    ]);
  });

  test('added, moved and destroyed pieces stand under their documents', async () => {
    const period = { tgl_from: days[0] ?? '', tgl_to: days[2] ?? '' };
    expect(await rows('tambah-barang', period)).toHaveLength(6);
    expect(await rows('pindah-barang', period)).toMatchObject([
      { kode_barcode: code.moved, dari: 'TOKO/A1', ke: 'TOKO/A9', berat: 3.455 },
    ]);
    expect(await rows('hancur-barang', period)).toMatchObject([
      {
        kode_barcode: code.scrapped,
        dari: 'TOKO/A1',
        ke: 'RUSAK',
        modal: 3_000_000,
        otorisasi: 'OWNER',
      },
    ]);
    const seen = (name: string) => rows(name, { tgl_from: days[2] ?? '' }, shop.kasir);
    const [mine] = await seen('tambah-barang');
    expect(mine).toMatchObject({ kode_barcode: code.late });
    expect(Object.keys(mine ?? {})).not.toContain('harga_beli');
  });

  test('prices by the gram beside the group’s, in the order that is asked', async () => {
    const call = 'barang/laporan-analisis-harga-barang';
    const dear = await addPiece(shop.spv, { harga_jual: 9_000_000 });
    const { status, body } = await shop.owner.get(`${call}?kode_dept=CINCIN&sort_by=harga_jual`);
    expect(status).toBe(200);
    const list = body.data as Record<string, number | string>[];
    expect(list[0]).toMatchObject({ kode_barcode: dear, harga_jual: 9_000_000 });
    // 9.000.000 over 3,455 g is 2.604.920,4; each gram of the group costs what its master says.
    expect(list[0]?.['harga_rata']).toBe(2_604_920);
    const gram = Number(list[0]?.['harga_group']);
    expect(list[0]?.['selisih']).toBe(9_000_000 - Math.floor((3455 * gram + 500) / 1000));
    expect((await shop.owner.get(`${call}?kode_dept=KALUNG`)).body.data).toEqual([]);
    const kasir = (await shop.kasir.get(call)).body.data as object[];
    expect(JSON.stringify(kasir)).not.toContain('harga_beli');
  });
});

describe('HIDE_STOCK_SUMMARY', () => {
  test('keeps every sum of the stock for owners, and nothing else', async () => {
    const period = `tgl_from=${days[2]}&tgl_to=${days[2]}`;
    const seen = async (client: TestClient) => {
      const [report, gold, list, detail] = await Promise.all([
        client.get(`laporan/barang-summary?${period}`),
        client.get('laporan/posisi-emas'),
        client.get('barang?limit=1'),
        client.get('laporan/barang-detail'),
      ]);
      return [report.status, gold.status, list.body.total !== undefined, detail.status];
    };
    expect(await seen(shop.spv)).toEqual([200, 200, true, 200]);
    await shop.set('HIDE_STOCK_SUMMARY', 'true');
    expect(await seen(shop.spv)).toEqual([403, 403, false, 200]);
    expect(await seen(shop.kasir)).toEqual([403, 403, false, 200]);
    expect(await seen(shop.owner)).toEqual([200, 200, true, 200]);
    await shop.set('HIDE_STOCK_SUMMARY', 'false');
  });

  test('leaves the stock out of a closed day’s report', async () => {
    await shop.set('PREVIOUS_DAY_SUPERVISOR', 'true');
    const path = `tutup-toko/hari/${days[0]}`;
    const read = async (client: TestClient) =>
      Object.keys((await client.get(path)).body.data.ringkasan as object);
    expect(await read(shop.spv)).toEqual(expect.arrayContaining(['stok', 'kadar', 'kas']));
    await shop.set('HIDE_STOCK_SUMMARY', 'true');
    const hidden = await read(shop.spv);
    expect(hidden).toContain('kas');
    expect(hidden.filter((key) => ['stok', 'kadar'].includes(key))).toEqual([]);
    expect(await read(shop.owner)).toEqual(expect.arrayContaining(['stok', 'kadar']));
    await shop.set('HIDE_STOCK_SUMMARY', 'false');
  });

  test('of a branch holds for head office, whose own shop hides nothing', async () => {
    await shop.set('HIDE_STOCK_SUMMARY', 'true');
    const root = await shop.root();
    const level = (one: string) =>
      root.query(`update users_toko set level = '${one}' where user_id = 'PUSAT'
        and kode_toko = 'JKT1'`);
    const read = async () => {
      const { body } = await shop.as('PUSAT').get('laporan/posisi-emas?kode_toko=JKT1,JKT2');
      return (body.data as Sheet).gagal.map(({ kode_toko }) => kode_toko);
    };
    expect(await read()).toEqual([]);
    await level('MU');
    expect(await read()).toEqual(['JKT1']);
    await level('OWN');
    await shop.set('HIDE_STOCK_SUMMARY', 'false');
  });
});
