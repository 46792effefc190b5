/**
 * Races at one ready piece, at one that a titipan holds, and at one whose titipan was just taken:
 * hold, sell, take, add to the down payment, cancel, move, destroy, buy back, reserve for an order.
 */
import { PASSWORD } from '../harness.ts';
import type { Answer } from '../harness.ts';
import { addPiece, saleOf } from '../shop-fixture.ts';
import { PAID } from './race.ts';
import { broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const TOTAL = 4_711_000;
const DP = 1_000_000;
const cash = (jumlah_rp: number): object => ({ jenis: 'CASH', jumlah_rp });

/** A piece with the titipan that holds it and the sale that took it, where there are any. */
interface Target {
  readonly code: string;
  readonly no: string;
  readonly sale: string;
}

type Call = () => Promise<Answer>;
type Move = (shop: RaceShop, target: Target) => Promise<Call>;

const MOVES = {
  titip: async (shop, { code }) => posted(shop, 'penjualan/simpan', held(code)),
  jual: async (shop, { code }) => posted(shop, 'penjualan/simpan', saleOf([code], PAID)),
  ambil: async (shop, { code, no }) => posted(shop, 'penjualan/simpan', taken(code, no)),
  tambahDp: async (shop, { no }) =>
    posted(shop, 'titip/tambah-dp', { no_faktur_group: no, pembayaran: [cash(1000)] }),
  pindah: async (shop, { code }) =>
    posted(shop, 'pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] }),
  hancur: (shop, { code }) =>
    prepared(shop, 'hancurbarang/simpan', {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'patah',
      barang: [code],
    }),
  beli: async (shop, { code }) =>
    posted(shop, 'pembelian/simpan', {
      kode_sales: 'S1',
      nama_customer: 'IBU AISYAH',
      detail_barang: [{ kode_barcode: code }],
      pembayaran: [cash(4_560_500)],
    }),
  contoh: async (shop, { code }) =>
    posted(shop, 'pesanan/simpan', {
      kode_sales: 'S1',
      nama_customer: 'IBU SITI',
      detail_barang: [
        {
          nama_barang: 'CINCIN',
          kode_group: 'MT',
          kode_jenis: 'CINCIN',
          kadar: 75,
          berat: 3,
          harga_gram: 1_320_000,
          ongkos: 0,
          tipe_ongkos: 'TOTAL',
        },
      ],
      contoh: [{ milik: 'TOKO', kode_barcode: code }],
      pembayaran: [],
    }),
  batalTitip: (shop, { no }) =>
    prepared(shop, 'titip/batal', {
      no_faktur_group: no,
      alasan: 'tidak jadi',
      kembali: { jenis: 'CASH' },
    }),
  batalJual: (shop, { sale }) =>
    prepared(shop, 'penjualan/batal', { no_faktur_group: sale, alasan: 'salah barang' }),
} satisfies Record<string, Move>;
type Name = keyof typeof MOVES;

type State = 'READY' | 'HELD' | 'TAKEN';
/** Pairs by what the piece is before. */
const PAIRS: Readonly<Record<State, readonly (readonly [Name, Name])[]>> = {
  READY: [
    ['titip', 'titip'],
    ['titip', 'jual'],
    ['titip', 'pindah'],
    ['titip', 'hancur'],
    ['titip', 'contoh'],
    ['contoh', 'jual'],
    ['contoh', 'pindah'],
    ['contoh', 'hancur'],
  ],
  HELD: [
    ['ambil', 'ambil'],
    ['ambil', 'batalTitip'],
    ['ambil', 'tambahDp'],
    ['ambil', 'pindah'],
    ['ambil', 'beli'],
    ['batalTitip', 'batalTitip'],
    ['batalTitip', 'tambahDp'],
    ['batalTitip', 'jual'],
    ['batalTitip', 'titip'],
    ['batalTitip', 'pindah'],
    ['batalTitip', 'contoh'],
    ['tambahDp', 'tambahDp'],
  ],
  TAKEN: [
    ['batalJual', 'batalJual'],
    ['batalJual', 'ambil'],
    ['batalJual', 'beli'],
    ['batalJual', 'titip'],
    ['batalJual', 'tambahDp'],
  ],
};
/** Both may happen: one after the other, or on something that the other leaves alone. */
const TOGETHER: readonly Name[] = ['pindah', 'tambahDp', 'batalTitip', 'batalJual', 'beli'];
const SOON = '400 (PINDAH_KE_BAKI_SAMA|DP_LEBIH|BAYAR_\\w+)';
const STALE = '422 OTORISASI_(TIDAK_SAH|KADALUARSA|DIPERLUKAN)';
/** What a loser of such a race may be told. */
export const FINE = new RegExp(`^(2\\d\\d|409 \\w+|${SOON}|${STALE})$`);

/** Every pair, `rounds` times each: one winner, nothing half done. */
export async function titipPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  let played = 0;
  for (const state of ['READY', 'HELD', 'TAKEN'] as const) {
    for (const [a, b] of PAIRS[state]) {
      for (let n = 0; n < rounds; n += 1) {
        const wrong = await pair(shop, state, a, b);
        faults.push(...wrong.map((f) => `${state} ${a} × ${b}, round ${n}: ${f}`));
        played += 1;
      }
      faults.push(...(await broken(shop)).map((f) => `after ${state} ${a} × ${b}: ${f}`));
    }
  }
  return { rounds: played, faults };
}

async function pair(shop: RaceShop, state: State, a: Name, b: Name): Promise<string[]> {
  const target = await makeTarget(shop, state);
  const calls = [await MOVES[a](shop, target), await MOVES[b](shop, target)];
  const answers = await Promise.all(calls.map((call) => call()));
  const said = answers.map((r) => [r.status, r.body.code].filter(Boolean).join(' '));
  const won = answers.filter((r) => r.status < 300).length;
  const both = won === 2 && !TOGETHER.includes(a) && !TOGETHER.includes(b);
  const faults = said.filter((s) => !FINE.test(s));
  return won === 0 || both ? [...faults, `${won} winners: ${said.join(', ')}`] : faults;
}

async function makeTarget(shop: RaceShop, state: State): Promise<Target> {
  const code = await addPiece(shop.kasir);
  if (state === 'READY') return { code, no: '', sale: '' };
  const no = (await made(shop, held(code)))['no_titip_group'] ?? '';
  if (state === 'HELD') return { code, no, sale: '' };
  return { code, no, sale: (await made(shop, taken(code, no)))['no_faktur_group'] ?? '' };
}

function held(code: string): object {
  return saleOf([code], [cash(DP)], { bayar_dp: true });
}

function taken(code: string, no: string): object {
  return saleOf([code], [cash(TOTAL - DP)], { no_titip_group: no });
}

async function made(shop: RaceShop, body: object): Promise<Readonly<Record<string, string>>> {
  const answer = await shop.kasir.post('penjualan/simpan', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as Readonly<Record<string, string>>;
}

/** The call as it is. */
export function posted(shop: RaceShop, path: string, body: object): Call {
  return () => shop.kasir.post(path, body);
}

/** The call with its approval in hand. */
export async function prepared(
  shop: RaceShop,
  path: string,
  body: object,
): Promise<() => Promise<Answer>> {
  const { subjek } = (await shop.kasir.post(path, body)).body;
  const who = { user_id: 'SPV', password: PASSWORD, subjek };
  const given = await shop.kasir.post('authorization', who);
  if (given.status !== 201) throw new Error(`authorization: ${JSON.stringify(given.body)}`);
  const detail_authorization = [{ _id: given.body.data._id as string }];
  return () => shop.kasir.post(path, { ...body, detail_authorization });
}
