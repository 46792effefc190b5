/** What is left for one sale only, wanted by several at once. */
import type { Answer } from '../harness.ts';
import { addPiece } from '../shop-fixture.ts';
import { tally } from './shop.ts';
import type { RaceShop } from './shop.ts';

/**
 * Sells `clients` different pieces at once: one gets it, every other is refused with `refusal`.
 * Answers the first that was made; anything else is a fault.
 */
export async function oneGets(
  shop: RaceShop,
  clients: number,
  sell: (code: string) => Promise<Answer>,
  refusal: string,
  faults: string[],
): Promise<Answer | undefined> {
  const codes: string[] = [];
  for (let n = 0; n < clients; n += 1) codes.push(await addPiece(shop.kasir));
  const answers = await Promise.all(codes.map((code) => sell(code)));
  const won = answers.filter((a) => a.status === 201);
  const refused = answers.filter((a) => a.body.code === refusal);
  if (won.length !== 1 || refused.length !== clients - 1) faults.push(tally(answers));
  return won[0];
}
