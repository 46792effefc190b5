/**
 * The last points of a member wanted by several sales at once, while the sale that earned them is
 * cancelled: as many are used as there are, never more, and what is cancelled gives back exactly.
 */
import type { Answer } from '../harness.ts';
import { addPiece, approved, saleOf } from '../shop-fixture.ts';
import { inLine, lockOf } from './hold.ts';
import { firstGets, oneGets, salesOfEach } from './last-one.ts';
import { approvalFor, prepared, saidBy } from './pair.ts';
import { addMember, broken, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** A ring in cash earns 47 points, each worth 500. */
const PRICE = 4_711_000;
const EARNED = 47;
const VALUE = 500;

const VERDICT = { won: '201', lost: '409 POIN_KURANG' };

/**
 * `rounds` members with the points of one sale, all of them wanted by `clients` sales at once; and
 * one whose points they want in line.
 */
export async function lastPoints(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const stamp = Date.now().toString(36).toUpperCase();
  for (let round = -1; round < rounds && faults.length === 0; round += 1) {
    const member = `P${stamp}${round + 1}`;
    await shop.server.db.tenant(shop.server.kodeToko, (tx) => addMember(tx, member));
    const first = await sell(shop, member, 0);
    const calls = await salesOfEach(shop, clients, (code) => sell(shop, member, EARNED, code));
    const row = lockOf('member.kode_member', member);
    const won =
      round < 0
        ? await firstGets(shop, row, calls, VERDICT, faults)
        : await oneGets(calls, VERDICT, faults);
    if (!won || faults.length > 0) break;
    if (round < 0) await cancelAcross(shop, row, { earned: first, spent: won }, faults);
    else await together(2, (n) => cancelBoth(shop, n === 0 ? [won, first] : [first, won], faults));
    const left = await balanceOf(shop, member);
    if (left !== 0) faults.push(`${member} keeps ${left} points`);
  }
  faults.push(...(await broken(shop)));
  return { rounds: rounds + 1, faults };
}

/**
 * While the sale that spent the points is being cancelled, another person who cancels the one that
 * earned them is refused: they are not back yet. Afterwards it goes. (The same person's would wait
 * for the cash of the first.)
 */
async function cancelAcross(
  shop: RaceShop,
  row: string,
  { earned, spent }: { readonly earned: Answer; readonly spent: Answer },
  faults: string[],
): Promise<void> {
  const path = 'penjualan/batal';
  const about = ({ body }: Answer): object => ({
    no_faktur_group: body.data.no_faktur_group,
    alasan: 'tidak jadi',
  });
  const undone = await prepared(shop, path, about(spent));
  const _id = await approvalFor(shop.spv, path, about(earned));
  const other = { ...about(earned), detail_authorization: [{ _id }] };
  const early: Answer[] = [];
  const given = await inLine(
    shop.server.database.superUrl,
    row,
    [undone],
    async () => void early.push(await shop.spv.post(path, other)),
  );
  const heard = saidBy([...early, ...given, await cancel(shop, earned)]);
  if (heard !== '409 POIN_SUDAH_DIPAKAI, 200, 200') faults.push(`cancelled across: ${heard}`);
}

/**
 * Two cashiers cancel the same two sales in turns, each in the other's order. The first sale's
 * points are spent until the second is cancelled: refused before, taken back after.
 */
async function cancelBoth(
  shop: RaceShop,
  sales: readonly Answer[],
  faults: string[],
): Promise<void> {
  for (const sale of [...sales, ...sales]) {
    const answer = await cancel(shop, sale);
    const { code } = answer.body;
    const fine = [undefined, 'POIN_SUDAH_DIPAKAI', 'DOKUMEN_SUDAH_BATAL'].includes(code);
    if (!fine) faults.push(`cancel: ${JSON.stringify(answer.body)}`);
  }
}

/** Who asks anew takes back the approval that the other cashier was about to use: asked again. */
async function cancel(shop: RaceShop, { body }: Answer): Promise<Answer> {
  const cancelled = { no_faktur_group: body.data.no_faktur_group, alasan: 'tidak jadi' };
  let answer = await shop.kasir.post('penjualan/batal', cancelled);
  for (let n = 0; n < 10 && String(answer.body.code).startsWith('OTORISASI_'); n += 1) {
    answer = await approved(shop.kasir, 'penjualan/batal', cancelled).catch(() =>
      shop.kasir.post('penjualan/batal', cancelled),
    );
  }
  return answer;
}

async function balanceOf(shop: RaceShop, member: string): Promise<number> {
  return (await shop.kasir.get(`poin/jual/${member}`)).body.data.poin as number;
}

async function sell(
  shop: RaceShop,
  kode_member: string,
  poin: number,
  piece?: string,
): Promise<Answer> {
  const code = piece ?? (await addPiece(shop.kasir));
  const points = poin > 0 ? [{ jenis: 'POINT', poin }] : [];
  const cash = { jenis: 'CASH', jumlah_rp: PRICE - poin * VALUE };
  return shop.kasir.post('penjualan/simpan', saleOf([code], [...points, cash], { kode_member }));
}
