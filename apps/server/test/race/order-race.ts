/**
 * Races at one piece that an order reserves, at a made order, and at one that was just taken:
 * reserve, sell, hold, move, destroy, make, take, add to the down payment, cancel, give samples
 * back.
 */
import type { Answer } from '../harness.ts';
import { make, order } from '../order-case.ts';
import { addPiece, saleOf } from '../shop-fixture.ts';
import { PAID } from './race.ts';
import { broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';
import { FINE, posted, prepared } from './titip-race.ts';

type Call = () => Promise<Answer>;

/** A ready piece with an order that may reserve it, or a made order with the sale that took it. */
interface Target {
  readonly code: string;
  readonly no: string;
  readonly sale: string;
}
type Move = (shop: RaceShop, target: Target) => Promise<Call>;

const cash = (jumlah_rp: number): object => ({ jenis: 'CASH', jumlah_rp });

const MOVES = {
  reserve: async (shop, { code, no }) => reserved(shop, code, no),
  /** The same piece for another order. */
  lain: async (shop, { code }) => reserved(shop, code, await order(shop.kasir)),
  jual: async (shop, { code }) => posted(shop, 'penjualan/simpan', saleOf([code], PAID)),
  titip: async (shop, { code }) =>
    posted(shop, 'penjualan/simpan', saleOf([code], [cash(1_000_000)], { bayar_dp: true })),
  pindah: async (shop, { code }) =>
    posted(shop, 'pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] }),
  hancur: (shop, { code }) =>
    prepared(shop, 'hancurbarang/simpan', {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'patah',
      barang: [code],
    }),
  buat:
    async (shop, { no }) =>
    () =>
      make(shop.kasir, no),
  tambahDp: async (shop, { no }) =>
    posted(shop, 'pesanan/tambah-dp', { no_faktur_group: no, pembayaran: [cash(1000)] }),
  contoh: async (shop, { no }) =>
    posted(shop, 'pesanan/ambil-barang-contoh', {
      no_faktur_group: no,
      baris: [2],
      penerima: 'IBU SITI',
    }),
  ambil: async (shop, { code, no }) => posted(shop, 'penjualan/simpan', taken(code, no)),
  batal: (shop, { no }) =>
    prepared(shop, 'pesanan/batal', { no_faktur_group: no, alasan: 'tidak jadi' }),
  batalJual: (shop, { sale }) =>
    prepared(shop, 'penjualan/batal', { no_faktur_group: sale, alasan: 'salah barang' }),
} satisfies Record<string, Move>;
type Name = keyof typeof MOVES;

type State = 'READY' | 'MADE' | 'TAKEN';
/** Pairs by what the piece is before. */
const PAIRS: Readonly<Record<State, readonly (readonly [Name, Name])[]>> = {
  READY: [
    ['reserve', 'reserve'],
    ['reserve', 'lain'],
    ['reserve', 'jual'],
    ['reserve', 'titip'],
    ['reserve', 'pindah'],
    ['reserve', 'hancur'],
    ['reserve', 'buat'],
    ['reserve', 'batal'],
    ['buat', 'buat'],
    ['contoh', 'contoh'],
    ['contoh', 'batal'],
  ],
  MADE: [
    ['ambil', 'ambil'],
    ['ambil', 'batal'],
    ['ambil', 'tambahDp'],
    ['ambil', 'contoh'],
    ['ambil', 'pindah'],
    ['batal', 'batal'],
    ['batal', 'tambahDp'],
    ['batal', 'jual'],
  ],
  TAKEN: [
    ['batalJual', 'batalJual'],
    ['batalJual', 'ambil'],
    ['batalJual', 'contoh'],
    ['batalJual', 'tambahDp'],
  ],
};
/** Both may happen: one after the other, or on something that the other leaves alone. */
const TOGETHER: readonly Name[] = ['pindah', 'tambahDp', 'contoh', 'batal', 'batalJual', 'jual'];

/** Every pair, `rounds` times each: one winner, nothing half done. */
export async function orderPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  let played = 0;
  for (const state of ['READY', 'MADE', 'TAKEN'] as const) {
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
  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 2 }];
  const no = await order(shop.kasir, { contoh });
  if (state === 'READY') return { code: await addPiece(shop.kasir), no, sale: '' };
  const made = await make(shop.kasir, no);
  const code = made.body.data.detail[0].kode_barcode as string;
  if (state === 'MADE') return { code, no, sale: '' };
  const sold = await shop.kasir.post('penjualan/simpan', taken(code, no));
  return { code, no, sale: sold.body.data.no_faktur_group as string };
}

/** 5,12 g × 1.320.000 + 250.000, rounded up, less the down payment; change where more was paid. */
function taken(code: string, no: string): object {
  return saleOf([code], [{ jenis: 'PESANAN', no_pesanan: no }, cash(5_008_500)], {
    no_pesanan: no,
  });
}

function reserved(shop: RaceShop, kode_barcode: string, no: string): Call {
  const dari_stok = [{ baris: 1, kode_barcode }];
  return posted(shop, 'pesanan/barang-jadi', { no_faktur_group: no, dari_stok });
}
