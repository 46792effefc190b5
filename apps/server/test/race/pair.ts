/**
 * Two people do two things to one target at once: a table of moves, of the pairs that race, and of
 * what both are told in each order. Each order is forced once, by a row that both must wait for;
 * further rounds are sent together and end as one order or the other.
 */
import { PASSWORD } from '../harness.ts';
import type { Answer, TestClient } from '../harness.ts';
import { inLine, lockOf } from './hold.ts';
import { broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

export type Call = () => Promise<Answer>;
/** Prepares (its approval) and answers the deciding call. */
export type Move<Target> = (shop: RaceShop, target: Target) => Promise<Call>;

/**
 * Two moves, and `status CODE` of both in this order, with a comma: when the first comes first, and
 * when the second does. A move against itself has one order, the winner first.
 */
export type Pair<Name extends string> = readonly [
  first: Name,
  second: Name,
  firstWins: string,
  secondWins?: string,
];

/** Rows of a target that moves lock, by the target's property that names them. */
const ROWS = {
  code: 'barang.kode_barcode',
  no: 'dokumen.no_dokumen',
  sale: 'dokumen.no_dokumen',
  buy: 'dokumen.no_dokumen',
  lot: 'lot.no_lot',
} as const;
type Row = keyof typeof ROWS;

export interface Race<Target, State extends string, Name extends string> {
  readonly moves: Readonly<Record<Name, Move<Target>>>;
  /** Rows of the target that each move locks, in its order. */
  readonly locks: Readonly<Record<Name, readonly (Row & keyof Target)[]>>;
  /** What is raced at, in a state. */
  readonly target: (shop: RaceShop, state: State) => Promise<Target>;
  /** Pairs by what the target is before. */
  readonly pairs: Readonly<Record<State, readonly Pair<Name>[]>>;
}

/** Every pair in both orders, and `rounds` times sent together: nothing is left half done. */
export async function playPairs<
  Target extends Readonly<Partial<Record<Row, string>>>,
  State extends string,
  Name extends string,
>(shop: RaceShop, race: Race<Target, State, Name>, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  let played = 0;
  for (const state of Object.keys(race.pairs) as State[]) {
    for (const pair of race.pairs[state]) {
      const wrong = await playPair(shop, race, state, pair, rounds);
      const after = (await broken(shop)).map((f) => `afterwards: ${f}`);
      const [a, b] = pair;
      faults.push(...[...wrong, ...after].map((f) => `${state} ${a} × ${b}, ${f}`));
      played += rounds + ordersOf(pair).length;
    }
  }
  return { rounds: played, faults };
}

interface Order {
  readonly secondFirst: boolean;
  /** Answer of the pair's first move and of its second. */
  readonly said: string;
}

function ordersOf([, , firstWins, secondWins]: Pair<string>): Order[] {
  const forward = { secondFirst: false, said: firstWins };
  return secondWins === undefined ? [forward] : [forward, { secondFirst: true, said: secondWins }];
}

async function playPair<
  Target extends Readonly<Partial<Record<Row, string>>>,
  State extends string,
  Name extends string,
>(
  shop: RaceShop,
  race: Race<Target, State, Name>,
  state: State,
  pair: Pair<Name>,
  rounds: number,
): Promise<string[]> {
  const [a, b] = pair;
  const faults: string[] = [];
  // Another person's: an approval of hers is not his, and asking for it ends none of his.
  const other: RaceShop = { ...shop, kasir: shop.spv };
  const prepare = async () => {
    const target = await race.target(shop, state);
    const calls = [await race.moves[a](shop, target), await race.moves[b](other, target)] as const;
    return { target, calls };
  };
  const orders = ordersOf(pair);
  for (const { secondFirst, said } of orders) {
    const { target, calls } = await prepare();
    const row = rowsOf(target, race.locks[a], race.locks[b]);
    const line = secondFirst ? calls.toReversed() : calls;
    const answers = await inLine(shop.server.database.superUrl, row, line);
    const heard = saidBy(secondFirst ? answers.toReversed() : answers);
    if (heard !== said) faults.push(`${secondFirst ? b : a} first: ${heard}`);
  }
  const fine = orders.map((order) => order.said);
  if (a === b) fine.push(...fine.map((said) => said.split(', ').toReversed().join(', ')));
  for (let n = 0; n < rounds; n += 1) {
    const { calls } = await prepare();
    const heard = saidBy(await Promise.all(calls.map((call) => call())));
    if (!fine.includes(heard)) faults.push(`together, round ${n}: ${heard}`);
  }
  return faults;
}

/** `status CODE` of each, in their order, with commas. */
export function saidBy(answers: readonly Answer[]): string {
  return answers.map((r) => [r.status, r.body.code].filter(Boolean).join(' ')).join(', ');
}

/** The first row that both lock, as SQL; the first of each where they share none. */
function rowsOf<Target extends Readonly<Partial<Record<Row, string>>>>(
  target: Target,
  a: readonly (Row & keyof Target)[],
  b: readonly (Row & keyof Target)[],
): string {
  const shared = a.filter((row) => b.includes(row)).slice(0, 1);
  const rows = shared.length > 0 ? shared : [...a.slice(0, 1), ...b.slice(0, 1)];
  return rows.map((row) => lockOf(ROWS[row], String(target[row]))).join('; ');
}

/** The call as it is. */
export function posted(shop: RaceShop, path: string, body: object): Call {
  return () => shop.kasir.post(path, body);
}

/** The call with its approval in hand. */
export async function prepared(shop: RaceShop, path: string, body: object): Promise<Call> {
  const _id = await approvalFor(shop.kasir, path, body);
  return posted(shop, path, { ...body, detail_authorization: [{ _id }] });
}

/** Has the owner approve exactly this request; answers the approval's _id. */
export async function approvalFor(client: TestClient, path: string, body: object): Promise<string> {
  const { subjek } = (await client.post(path, body)).body;
  const given = await client.post('authorization', {
    user_id: 'OWNER',
    password: PASSWORD,
    subjek,
  });
  if (given.status !== 201) throw new Error(`authorization: ${JSON.stringify(given.body)}`);
  return given.body.data._id as string;
}
