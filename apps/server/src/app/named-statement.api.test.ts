/**
 * Every named statement of the program, found in its sources and run: a label stands once, and a
 * statement has one text however often and for whatever it is asked.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUY_STEPS, playBuy } from '../../test/race/buy-step.ts';
import { playOnline } from '../../test/race/online-sale.ts';
import { ORDER_STEPS, playOrder } from '../../test/race/order-step.ts';
import { playService, SERVICE_STEPS } from '../../test/race/service-step.ts';
import { cashIn, openRaceShop, RACE_MEMBER, type RaceShop } from '../../test/race/shop.ts';
import { asking } from '../../test/race/step.ts';
import { playTitip, TITIP_STEPS } from '../../test/race/titip-step.ts';
import { textsOf } from '../../test/correction-case.ts';
import { addPiece, approved, cash, saleOf } from '../../test/shop-fixture.ts';
import type { Answer } from '../../test/harness.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
/** The end of a template that is followed by its label. */
const LABELLED = /`,\s*'([a-z]+(?:_[a-z]+)+)',?\s*\)/g;
/** By member and by number (riwayat.query.ts); every other statement has one text. */
const TEXTS: Readonly<Record<string, number>> = { customer_history: 2, customer_sales: 2 };
/** What makes a name of a label (statement-name.ts). */
const DIGEST = /_[0-9a-f]{16}$/;
const CONNECTIONS = 20;
const ROUNDS = 12;

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
});
afterAll(() => shop.close());

async function labels(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: SOURCES })) {
    if (file.endsWith('.test.ts')) continue;
    const text = readFileSync(`${SOURCES}${file}`, 'utf8');
    for (const [, label] of text.matchAll(LABELLED)) if (label !== undefined) found.push(label);
  }
  return found.toSorted();
}

/** What is prepared on any connection of the server, name by name. */
async function preparedNow(): Promise<string[]> {
  let here = 0;
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  const lists = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      shop.server.db.shared(async (tx) => {
        here += 1;
        if (here === CONNECTIONS) open();
        await all;
        return tx.rows<{ name: string }>(sql`select name from pg_prepared_statements`);
      }),
    ),
  );
  return lists.flat().map(({ name }) => name);
}

/** A group's gold of another price, and pieces that are marked anew. */
async function reprice(round: number): Promise<Answer[]> {
  const { owner } = shop;
  const mt = (await owner.get('group?kode_group=MT')).body.data[0] as { harga: number };
  const gold = await owner.put('group/MT', { harga: mt.harga + 1000 + round });
  const rule = { dasar: 'HARGA', arah: 'NAIK', satuan: 'RUPIAH', jumlah_rp: 500 };
  const code = await addPiece(owner);
  const named = await owner.post('barang/ubah', await textsOf(owner, code, { size: `${round}` }));
  const { kode_gudang, kode_baki } = await shop.piece(code);
  const tray = { ...rule, kode_gudang, kode_baki };
  const { data } = (await owner.post('update-profit-barang/pratinjau', tray)).body;
  const { barang: codes, sebelum_rp, sesudah_rp } = data as Record<string, unknown>;
  const body = { ...tray, barang: codes, sebelum_rp, sesudah_rp };
  return [gold, named, await approved(owner, 'update-profit-barang/simpan', body)];
}

/** A day of everything: goods, sales of all ways, buy-backs, goods held, orders, services. */
async function live(round: number): Promise<(Answer | undefined)[]> {
  const { kasir } = shop;
  const done: (Answer | undefined)[] = [];
  const codes = [await addPiece(kasir), await addPiece(kasir), await addPiece(kasir)];
  const key = { 'idempotency-key': `modal ${round}` };
  done.push(await kasir.post('cash/simpan', cashIn('modal'), key));
  await shop.set('VALIDASI_PENJUALAN', String(round % 2 === 1));
  const paid = [cash(4_711_000)];
  const ani = { kode_member: RACE_MEMBER, no_hp: '081255556666', nama_customer: 'IBU ANI' };
  done.push(await asking(shop, 'penjualan/simpan', saleOf(codes.slice(0, 1), paid, ani)));
  done.push(await shop.spv.get('customer/riwayat?no_hp=081255556666'));
  done.push(await shop.spv.get(`customer/riwayat?kode_member=${RACE_MEMBER}`));
  done.push(await kasir.get('pesanan/get/barang-contoh'));
  done.push(await shop.owner.get('penerimaan-barang'));
  done.push(await kasir.get('validasi/meja/validasi-penjualan'));
  done.push(await playOnline(shop, round, round));
  for (const [step] of BUY_STEPS) done.push(await playBuy(shop, step, round * 7, round));
  for (const [step] of TITIP_STEPS) done.push(await playTitip(shop, step, round, round));
  for (const [step] of ORDER_STEPS) done.push(await playOrder(shop, step, round, round * 5));
  for (const [step] of SERVICE_STEPS) done.push(await playService(shop, step, round, round * 3));
  done.push(...(await reprice(round)));
  return done;
}

test('no two statements of the program have one label', async () => {
  const all = await labels();
  expect(all.filter((label, n) => all.indexOf(label) !== n)).toEqual([]);
  // The pattern finds what it is for: the session's look-up and the ledgers stand here since ever.
  expect(all).toEqual(expect.arrayContaining(['konteks_sesi', 'write_ledger', 'penjualan_facts']));
});

test('every named statement runs, and each has one text whatever it is asked for', async () => {
  const wanted = await labels();
  const names = new Set<string>();
  const answers: (Answer | undefined)[] = [];
  const missing = (): string[] =>
    wanted.filter((label) => ![...names].some((name) => name.replace(DIGEST, '') === label));
  for (let round = 0; round < ROUNDS && (round < 2 || missing().length > 0); round++) {
    answers.push(...(await live(round)));
    for (const name of await preparedNow()) names.add(name);
  }
  const broken = answers.filter((answer) => answer !== undefined && answer.status >= 500);
  expect(broken.map((answer) => answer?.body)).toEqual([]);
  expect(missing()).toEqual([]);
  const counted = wanted.map((label) => {
    const own = [...names].filter((name) => name.replace(DIGEST, '') === label);
    return [label, own.length];
  });
  expect(counted).toEqual(wanted.map((label) => [label, TEXTS[label] ?? 1]));
}, 300_000);
