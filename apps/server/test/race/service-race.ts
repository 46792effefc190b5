/**
 * Races at one service: two people send it to the craftsman, make it ready, give it out or cancel
 * it at once. A customer's piece goes out once, and gold of the shop leaves its lot once.
 */
import { boughtGold, done, DP, receive } from '../service-case.ts';
import { playPairs, posted, prepared } from './pair.ts';
import type { Move, Race } from './pair.ts';
import { cash } from './piece-move.ts';
import type { Outcome, RaceShop } from './shop.ts';

interface Target {
  readonly no: string;
  readonly no_lot: string;
}

/** Total of `done`: 90.000 and half a gram at 1.320.000, less the down payment. */
const REST = [cash(690_000)];

const MOVES = {
  tukang: async (shop, { no }) =>
    posted(shop, 'service/tukang', { no_faktur_group: no, kode_tukang: 'T1' }),
  siap: async (shop, { no, no_lot }) => posted(shop, 'service/siap', done(no, no_lot)),
  ambil: async (shop, { no }) =>
    posted(shop, 'service/ambil', { no_faktur_group: no, pembayaran: REST }),
  batal: (shop, { no }) =>
    prepared(shop, 'service/batal', { no_faktur_group: no, alasan: 'tidak jadi' }),
} satisfies Record<string, Move<Target>>;

const RACE: Omit<Race<Target, 'RECEIVED' | 'READY', keyof typeof MOVES>, 'target'> = {
  moves: MOVES,
  locks: { tukang: ['no'], siap: ['no'], ambil: ['no'], batal: ['no'] },
  pairs: {
    RECEIVED: [
      ['tukang', 'tukang', '200, 409 SERVICE_DI_TUKANG'],
      ['tukang', 'siap', '200, 200', '409 DOKUMEN_STATUS, 200'],
      ['tukang', 'batal', '200, 200', '409 DOKUMEN_SUDAH_BATAL, 200'],
      ['siap', 'siap', '200, 409 DOKUMEN_STATUS'],
      ['siap', 'batal', '200, 200', '409 DOKUMEN_SUDAH_BATAL, 200'],
      ['batal', 'batal', '200, 409 DOKUMEN_SUDAH_BATAL'],
    ],
    READY: [
      ['ambil', 'ambil', '200, 409 DOKUMEN_STATUS'],
      ['ambil', 'batal', '200, 409 DOKUMEN_STATUS', '409 DOKUMEN_SUDAH_BATAL, 200'],
      ['batal', 'batal', '200, 409 DOKUMEN_SUDAH_BATAL'],
    ],
  },
};

/** Every pair, `rounds` times each. */
export async function servicePairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  await shop.root.query(`insert into tukang (kode_toko, kode_tukang, nama_tukang)
    values ('JKT1', 'T1', 'PAK JOKO') on conflict do nothing`);
  const bought = await boughtGold(shop.kasir);
  const target = async (_shop: RaceShop, state: string): Promise<Target> => {
    const no_lot = await gold(shop, bought);
    const no = await receive(shop.kasir, { pembayaran: DP });
    if (state === 'READY') await shop.kasir.post('service/siap', done(no, no_lot));
    return { no, no_lot };
  };
  return playPairs(shop, { ...RACE, target }, rounds);
}

/** A lot with gold left: the given one, or one bought now. */
async function gold(shop: RaceShop, no_lot: string): Promise<string> {
  const { rows } = await shop.root.query<{ no_lot: string }>(
    `select no_lot from lot where asal = 'BELI' and berat_asli > 1000 order by no_lot = $1 desc`,
    [no_lot],
  );
  return rows[0]?.no_lot ?? boughtGold(shop.kasir);
}
