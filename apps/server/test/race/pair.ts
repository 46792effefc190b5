/**
 * Two people do two things to one target at once: a table of moves and of the pairs that race, and
 * what the losers may be told. Whatever comes first, one wins and nothing is left half done.
 */
import { PASSWORD } from '../harness.ts';
import type { Answer, TestClient } from '../harness.ts';
import { broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

export type Call = () => Promise<Answer>;
/** Prepares (its approval) and answers the deciding call. */
export type Move<Target> = (shop: RaceShop, target: Target) => Promise<Call>;

export interface Race<Target, State extends string, Name extends string> {
  readonly moves: Readonly<Record<Name, Move<Target>>>;
  /** What is raced at, in a state. */
  readonly target: (shop: RaceShop, state: State) => Promise<Target>;
  /** Pairs by what the target is before. */
  readonly pairs: Readonly<Record<State, readonly (readonly [Name, Name])[]>>;
  /** Both may happen: one after the other, or on something that the other leaves alone. */
  readonly bothMay: (a: Name, b: Name) => boolean;
  /** `status CODE` of every answer. */
  readonly fine: RegExp;
}

/** Every pair, `rounds` times each: one winner, nothing half done. */
export async function playPairs<Target, State extends string, Name extends string>(
  shop: RaceShop,
  race: Race<Target, State, Name>,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  let played = 0;
  for (const state of Object.keys(race.pairs) as State[]) {
    for (const [a, b] of race.pairs[state]) {
      for (let n = 0; n < rounds; n += 1) {
        const wrong = await playPair(shop, race, [state, a, b]);
        faults.push(...wrong.map((f) => `${state} ${a} × ${b}, round ${n}: ${f}`));
        played += 1;
      }
      faults.push(...(await broken(shop)).map((f) => `after ${state} ${a} × ${b}: ${f}`));
    }
  }
  return { rounds: played, faults };
}

async function playPair<Target, State extends string, Name extends string>(
  shop: RaceShop,
  race: Race<Target, State, Name>,
  [state, a, b]: readonly [State, Name, Name],
): Promise<string[]> {
  const target = await race.target(shop, state);
  const calls = [await race.moves[a](shop, target), await race.moves[b](shop, target)];
  const answers = await Promise.all(calls.map((call) => call()));
  const said = answers.map((r) => [r.status, r.body.code].filter(Boolean).join(' '));
  const won = answers.filter((r) => r.status < 300).length;
  const faults = said.filter((s) => !race.fine.test(s));
  const wrong = won === 0 || (won === 2 && !race.bothMay(a, b));
  return wrong ? [...faults, `${won} winners: ${said.join(', ')}`] : faults;
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

/** Has the supervisor approve exactly this request; answers the approval's _id. */
export async function approvalFor(client: TestClient, path: string, body: object): Promise<string> {
  const { subjek } = (await client.post(path, body)).body;
  const given = await client.post('authorization', { user_id: 'SPV', password: PASSWORD, subjek });
  if (given.status !== 201) throw new Error(`authorization: ${JSON.stringify(given.body)}`);
  return given.body.data._id as string;
}
