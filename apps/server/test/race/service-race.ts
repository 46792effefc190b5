/**
 * Races at one service: two people send it to the craftsman, make it ready, give it out or cancel
 * it at once. A customer's piece goes out once, and gold of the shop leaves its lot once.
 */
import { PASSWORD } from '../harness.ts';
import type { Answer } from '../harness.ts';
import { boughtGold, done, DP, receive } from '../service-case.ts';
import { broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

interface Target {
  readonly no: string;
  readonly no_lot: string;
}

type Call = () => Promise<Answer>;
type Name = 'tukang' | 'siap' | 'ambil' | 'batal';

/** Total of `done`: 90.000 and half a gram at 1.320.000, less the down payment. */
const REST = [{ jenis: 'CASH', jumlah_rp: 690_000 }];

const MOVES: Readonly<Record<Name, (shop: RaceShop, target: Target) => Promise<Call>>> = {
  tukang:
    async ({ kasir }, { no }) =>
    () =>
      kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' }),
  siap:
    async ({ kasir }, { no, no_lot }) =>
    () =>
      kasir.post('service/siap', done(no, no_lot)),
  ambil:
    async ({ kasir }, { no }) =>
    () =>
      kasir.post('service/ambil', { no_faktur_group: no, pembayaran: REST }),
  batal: async ({ kasir }, { no }) => {
    const body = { no_faktur_group: no, alasan: 'tidak jadi' };
    const { subjek } = (await kasir.post('service/batal', body)).body;
    const approver = { user_id: 'SPV', password: PASSWORD, subjek };
    const { _id } = (await kasir.post('authorization', approver)).body.data;
    return () => kasir.post('service/batal', { ...body, detail_authorization: [{ _id }] });
  },
};

/** Pairs at one that was received, and at one that is ready. */
const RECEIVED: readonly (readonly [Name, Name])[] = [
  ['tukang', 'tukang'],
  ['tukang', 'siap'],
  ['tukang', 'batal'],
  ['siap', 'siap'],
  ['siap', 'batal'],
  ['batal', 'batal'],
];
const READY: readonly (readonly [Name, Name])[] = [
  ['ambil', 'ambil'],
  ['ambil', 'batal'],
  ['batal', 'batal'],
];
/** One may follow the other: at the craftsman it can be made ready or cancelled. */
const BOTH = new Set(['tukang siap', 'tukang batal', 'siap batal']);
const FINE = /^(2\d\d|409 \w+|422 OTORISASI_(TIDAK_SAH|KADALUARSA))$/;

/** Every pair, `rounds` times each. */
export async function servicePairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  await shop.root.query(`insert into tukang (kode_toko, kode_tukang, nama_tukang)
    values ('JKT1', 'T1', 'PAK JOKO') on conflict do nothing`);
  const no_lot = await boughtGold(shop.kasir);
  const faults: string[] = [];
  let played = 0;
  for (const [pairs, ready] of [
    [RECEIVED, false],
    [READY, true],
  ] as const) {
    for (const [a, b] of pairs) {
      for (let n = 0; n < rounds; n += 1) {
        const lot = await gold(shop, no_lot);
        const found = await pair(shop, a, b, { no_lot: lot, ready });
        faults.push(...found.map((f) => `${a} × ${b}, round ${n}: ${f}`));
        played += 1;
      }
      faults.push(...(await broken(shop)).map((f) => `after ${a} × ${b}: ${f}`));
    }
  }
  return { rounds: played, faults };
}

/** A lot with gold left: the given one, or one bought now. */
async function gold(shop: RaceShop, no_lot: string): Promise<string> {
  const { rows } = await shop.root.query<{ no_lot: string }>(
    `select no_lot from lot where asal = 'BELI' and berat_asli > 1000 order by no_lot = $1 desc`,
    [no_lot],
  );
  return rows[0]?.no_lot ?? boughtGold(shop.kasir);
}

async function pair(
  shop: RaceShop,
  a: Name,
  b: Name,
  { no_lot, ready }: { readonly no_lot: string; readonly ready: boolean },
): Promise<string[]> {
  const no = await receive(shop.kasir, { pembayaran: DP });
  if (ready) await shop.kasir.post('service/siap', done(no, no_lot));
  const calls = [await MOVES[a](shop, { no, no_lot }), await MOVES[b](shop, { no, no_lot })];
  const answers = await Promise.all(calls.map((call) => call()));
  const said = answers.map((r) => [r.status, r.body.code].filter(Boolean).join(' '));
  const won = answers.filter((r) => r.status < 300).length;
  const faults = said.filter((s) => !FINE.test(s));
  if (won === 0 || (won === 2 && !BOTH.has(`${a} ${b}`))) {
    faults.push(`${won} winners: ${said.join(', ')}`);
  }
  return faults;
}
