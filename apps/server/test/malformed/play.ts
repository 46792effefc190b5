/** Sends the malformed calls to a shop's server and says which of them it failed at. */
import { addPiece, CINCIN } from '../shop-fixture.ts';
import type { Shop } from '../open-shop.ts';
import { type Call, type Described, malformed, routesOf } from './calls.ts';
import { seeded } from './random.ts';
import type { Known } from './sample.ts';

export interface Played {
  /** Calls by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls that were answered with 500 or more, or not in the envelope. */
  readonly failures: readonly string[];
}

/** Failures that are shown; one cause fails many calls. */
const SHOWN = 40;
/** It takes the day away from the calls after it. */
const LEFT_OUT = new Set(['/tutup-toko']);

/** `perRoute` calls of each route, in an order that the seed shuffles. */
export async function playMalformed(
  shop: Shop,
  { seed, perRoute }: { readonly seed: number; readonly perRoute: number },
): Promise<Played> {
  const random = seeded(seed);
  const known = await knownOf(shop);
  const described = JSON.parse(
    (await shop.server.app.inject({ url: '/api/v1/openapi.json' })).body,
  ) as Described;
  const routes = routesOf(described).filter(([, path]) => !LEFT_OUT.has(path));
  const statuses: Record<string, number> = {};
  const door = { token: await shop.token('OWNER') };
  const failures: string[] = [];
  for (let n = 0; n < routes.length * perRoute; n += 1) {
    const route = routes[n % routes.length];
    if (route === undefined) break;
    const call = malformed(route, known, random);
    const wrong = await play(shop, door, call, statuses);
    if (wrong !== undefined && failures.length < SHOWN) failures.push(wrong);
  }
  return { statuses, failures };
}

/** What was wrong with the answer, if anything. */
async function play(
  shop: Shop,
  door: { token: string },
  call: Call,
  statuses: Record<string, number>,
): Promise<string | undefined> {
  const { method, url, headers, payload } = call;
  const response = await shop.server.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-auth-token': door.token, ...headers },
    ...(payload !== undefined && { payload }),
  });
  statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
  const coded = response.body.startsWith('{"status":"error","code":"');
  const { statusCode } = response;
  // A call that ended the session was good after all: the others go on in a new one.
  if (statusCode === 401) door.token = await shop.server.login('OWNER');
  if (statusCode < 400 || (statusCode < 500 && (coded || method === 'HEAD'))) return undefined;
  const sent = payload === undefined ? '' : ` ${String(payload).slice(0, 400)}`;
  const told = `${statusCode} ${response.body.slice(0, 60)}`;
  return `${told} ${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)}${sent}`;
}

async function knownOf(shop: Shop): Promise<Known> {
  const kode_barcode = await addPiece(shop.kasir);
  const people = { kode_member: 'ANI', kode_toko: 'JKT1', user_id: 'KASIR', kode_sales: 'S1' };
  const banks = { kode_bank: 'BCA', no_rekening: '111', page: 1, limit: 10 };
  return { ...CINCIN, ...people, ...banks, kode_barcode };
}
