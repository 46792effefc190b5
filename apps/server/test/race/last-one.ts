/** What is left for one only, wanted by several: in line, where the first gets it, and at once. */
import type { Answer } from '../harness.ts';
import { addPiece } from '../shop-fixture.ts';
import { inLine } from './hold.ts';
import { saidBy } from './pair.ts';
import { tally } from './shop.ts';
import type { RaceShop } from './shop.ts';

/** So many wait for a row at most, each on a connection of its own. */
const LINE = 8;

/** What the winner of a race and everybody else is told, as `status CODE`. */
export interface Verdict {
  readonly won: string;
  readonly lost: string;
}

/**
 * Sends calls in line for what `lock` holds: the first wins, every other loses; anything else is a
 * fault. Answers the winner's answer.
 */
export async function firstGets(
  shop: RaceShop,
  lock: string,
  calls: readonly (() => Promise<Answer>)[],
  { won, lost }: Verdict,
  faults: string[],
): Promise<Answer | undefined> {
  const line = calls.slice(0, LINE);
  const answers = await inLine(shop.server.database.superUrl, lock, line);
  const wanted = [won, ...line.slice(1).map(() => lost)].join(', ');
  if (saidBy(answers) !== wanted) faults.push(`in line: ${saidBy(answers)}`);
  return answers[0];
}

/** As firstGets with all calls sent together: one wins, whichever. */
export async function oneGets(
  calls: readonly (() => Promise<Answer>)[],
  { won, lost }: Verdict,
  faults: string[],
): Promise<Answer | undefined> {
  const answers = await Promise.all(calls.map((call) => call()));
  const wanted = [won, ...calls.slice(1).map(() => lost)].toSorted().join(', ');
  if (tally(answers) !== wanted) faults.push(`together: ${tally(answers)}`);
  return answers.find((answer) => answer.status < 300);
}

/** Sales of so many new pieces, one each. */
export async function salesOfEach(
  shop: RaceShop,
  clients: number,
  sell: (code: string) => Promise<Answer>,
): Promise<(() => Promise<Answer>)[]> {
  const codes: string[] = [];
  for (let n = 0; n < clients; n += 1) codes.push(await addPiece(shop.kasir));
  return codes.map((code) => () => sell(code));
}
