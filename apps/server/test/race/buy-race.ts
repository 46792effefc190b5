/**
 * Races at one piece that was sold, and at one that was bought back: buy-back, trade-in, cancelling
 * the sale or the buy-back, destroying the lot. A piece sold once is bought back once.
 */
import { PASSWORD } from '../harness.ts';
import type { Answer } from '../harness.ts';
import { addPiece, saleOf } from '../shop-fixture.ts';
import { PAID } from './race.ts';
import { broken, tally, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** What the ring of PAID fetches without a condition, rounded down to the step. */
const WORTH = 4_560_500;

/** A piece with its sale and, where it was bought back already, that document. */
interface Target {
  readonly code: string;
  readonly sale: string;
  readonly buy: string;
}

type Call = () => Promise<Answer>;
type Move = (shop: RaceShop, target: Target) => Promise<Call>;

function buyBody(code: string): object {
  return {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: WORTH }],
  };
}

const MOVES = {
  beli:
    async (shop, { code }) =>
    () =>
      shop.kasir.post('pembelian/simpan', buyBody(code)),
  tukar: async (shop, { code }) => {
    const fresh = await addPiece(shop.kasir);
    const trade = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code }] };
    const rest = { jenis: 'CASH', jumlah_rp: 4_711_000 - WORTH };
    return () => shop.kasir.post('penjualan/simpan', saleOf([fresh], [trade, rest]));
  },
  jual:
    async (shop, { code }) =>
    () =>
      shop.kasir.post('penjualan/simpan', saleOf([code], PAID)),
  pindah: async (shop, { code }) => {
    const body = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] };
    return () => shop.kasir.post('pindahbarang/simpan', body);
  },
  batalJual: (shop, { sale }) =>
    prepared(shop, 'penjualan/batal', { no_faktur_group: sale, alasan: 'salah barang' }),
  batalBeli: (shop, { buy }) =>
    prepared(shop, 'pembelian/batal', { no_faktur_group: buy, alasan: 'salah timbang' }),
  hancurBeli: (shop, { buy }) =>
    prepared(shop, 'hancurpembelian/simpan', {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'dilebur',
      no_lot: [`${buy}-1`],
    }),
} satisfies Record<string, Move>;
type Name = keyof typeof MOVES;

/** Pairs that have a winner, by what became of the piece before. */
const SOLD: readonly (readonly [Name, Name])[] = [
  ['beli', 'beli'],
  ['beli', 'tukar'],
  ['tukar', 'tukar'],
  ['beli', 'batalJual'],
  ['tukar', 'batalJual'],
  ['beli', 'jual'],
  ['beli', 'pindah'],
];
const BOUGHT: readonly (readonly [Name, Name])[] = [
  ['batalBeli', 'batalBeli'],
  ['batalBeli', 'hancurBeli'],
  ['hancurBeli', 'hancurBeli'],
  ['batalBeli', 'beli'],
  ['batalBeli', 'tukar'],
  ['hancurBeli', 'jual'],
  ['batalBeli', 'pindah'],
];
const FINE = /^(2\d\d|409 \w+|422 OTORISASI_(TIDAK_SAH|KADALUARSA|DIPERLUKAN))$/;
/** Cancelled first and taken again: both happened, one after the other. */
const IN_ORDER: readonly Name[] = ['batalBeli', 'batalJual'];

/** Every pair, `rounds` times each: one winner, nothing half done. */
export async function buyPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  let played = 0;
  const plans = [...SOLD.map((p) => [false, p] as const), ...BOUGHT.map((p) => [true, p] as const)];
  for (const [bought, [a, b]] of plans) {
    for (let n = 0; n < rounds; n += 1) {
      const wrong = await pair(shop, bought, a, b);
      faults.push(...wrong.map((f) => `${a} × ${b}, round ${n}: ${f}`));
      played += 1;
    }
    faults.push(...(await broken(shop)).map((f) => `after ${a} × ${b}: ${f}`));
  }
  return { rounds: played, faults };
}

async function pair(shop: RaceShop, bought: boolean, a: Name, b: Name): Promise<string[]> {
  const target = await makeTarget(shop, bought);
  const calls = [await MOVES[a](shop, target), await MOVES[b](shop, target)];
  const answers = await Promise.all(calls.map((call) => call()));
  const said = answers.map((r) => [r.status, r.body.code].filter(Boolean).join(' '));
  const won = answers.filter((r) => r.status < 300).length;
  const both = won === 2 && !IN_ORDER.includes(a) && !IN_ORDER.includes(b);
  const faults = said.filter((s) => !FINE.test(s));
  return won === 0 || both ? [...faults, `${won} winners: ${said.join(', ')}`] : faults;
}

async function makeTarget(shop: RaceShop, bought: boolean): Promise<Target> {
  const code = await addPiece(shop.kasir);
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
  const sale = sold.body.data.no_faktur_group as string;
  if (!bought) return { code, sale, buy: '' };
  const answer = await shop.kasir.post('pembelian/simpan', buyBody(code));
  if (answer.status !== 201) throw new Error(`buy-back: ${JSON.stringify(answer.body)}`);
  return { code, sale, buy: answer.body.data.no_faktur_group as string };
}

/** The call with its approval in hand. */
async function prepared(shop: RaceShop, path: string, body: object): Promise<Call> {
  const { subjek } = (await shop.kasir.post(path, body)).body;
  const who = { user_id: 'SPV', password: PASSWORD, subjek };
  const given = await shop.kasir.post('authorization', who);
  if (given.status !== 201) throw new Error(`authorization: ${JSON.stringify(given.body)}`);
  const detail_authorization = [{ _id: given.body.data._id as string }];
  return () => shop.kasir.post(path, { ...body, detail_authorization });
}

/** Many clients buy one sold piece back at once: one does. */
export async function oneBuyBack(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const others = Array.from({ length: clients - 1 }, () => '409 SUDAH_DIBELI_KEMBALI').join(', ');
  for (let n = 0; n < rounds; n += 1) {
    const { code } = await makeTarget(shop, false);
    const answers = await together(clients, () =>
      shop.kasir.post('pembelian/simpan', buyBody(code)),
    );
    if (tally(answers) !== `201, ${others}`) faults.push(`round ${n}: ${tally(answers)}`);
  }
  return { rounds, faults: [...faults, ...(await broken(shop))] };
}
