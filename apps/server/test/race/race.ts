/**
 * Races through the real HTTP API: many clients at one piece, one document, one approval, one day.
 * Each scenario plays rounds and answers what went wrong; tests play few, the soak many.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { setSetting } from '../harness.ts';
import { approvalFor, playPairs } from './pair.ts';
import type { Race } from './pair.ts';
import { batalJual, PAID, PIECE_MOVES, PRICE } from './piece-move.ts';
import { bankIn, broken, cashIn, percentile, tally, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const TRANSFERRED = [{ jenis: 'TRANSFER', jumlah_rp: PRICE, no_rekening: '222' }];

/** Many clients sell one piece at once: one wins, the rest get 409. */
export async function onePiece(shop: RaceShop, clients: number, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  const others = Array.from({ length: clients - 1 }, () => '409 BARANG_TIDAK_READY').join(', ');
  for (let n = 0; n < rounds; n += 1) {
    const code = await addPiece(shop.kasir);
    const answers = await together(clients, (c) =>
      shop.kasir.post('penjualan/simpan', saleOf([code], PAID), {
        'idempotency-key': `satu-${code}-${c}`,
      }),
    );
    if (tally(answers) !== `201, ${others}`) faults.push(`round ${n}: ${tally(answers)}`);
  }
  return { rounds, faults: [...faults, ...(await broken(shop))] };
}

/** A ready piece, or a sold one with its sale. */
interface Target {
  readonly code: string;
  readonly sale: string;
}

const { jual, online, pindah, hancur } = PIECE_MOVES;
type Name = 'jual' | 'online' | 'pindah' | 'hancur' | 'batal';
const PIECE_RACE: Race<Target, 'READY' | 'SOLD', Name> = {
  moves: { jual, online, pindah, hancur, batal: batalJual },
  target: async (shop, state) => {
    const code = await addPiece(shop.kasir);
    if (state === 'READY') return { code, sale: '' };
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
    return { code, sale: sold.body.data.no_faktur_group as string };
  },
  pairs: {
    READY: [
      ['jual', 'jual'],
      ['jual', 'pindah'],
      ['jual', 'hancur'],
      ['jual', 'online'],
      ['online', 'online'],
      ['online', 'pindah'],
      ['online', 'hancur'],
      ['pindah', 'pindah'],
      ['pindah', 'hancur'],
      ['hancur', 'hancur'],
    ],
    SOLD: [
      ['jual', 'batal'],
      ['online', 'batal'],
      ['pindah', 'batal'],
      ['batal', 'batal'],
    ],
  },
  // Moved and then sold, cancelled and then sold again.
  bothMay: (a, b) => [a, b].some((name) => name === 'pindah' || name === 'batal'),
  fine: /^(2\d\d|409 \w+|400 PINDAH_KE_BAKI_SAMA|422 OTORISASI_(TIDAK_SAH|KADALUARSA))$/,
};

/**
 * Every pair of sale, online sale, move, destroy and cancel on one piece: no pair leaves anything
 * half done.
 */
export function pairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  return playPairs(shop, PIECE_RACE, rounds);
}

/** One approval, many parallel requests for exactly what it allows: used once. */
export async function approvalOnce(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const out = { ...cashIn('listrik', 1_500_000), kode_transaksi: 'LISTRIK', arah: 'OUT' };
  await shop.kasir.post('cash/simpan', cashIn('modal', 2_000_000 * rounds));
  const others = Array.from({ length: clients - 1 }, () => '422 OTORISASI_TIDAK_SAH').join(', ');
  for (let n = 0; n < rounds; n += 1) {
    const _id = await approvalFor(shop.kasir, 'cash/simpan', out);
    const body = { ...out, detail_authorization: [{ _id }] };
    const answers = await together(clients, () => shop.kasir.post('cash/simpan', body));
    if (tally(answers) !== `201, ${others}`) faults.push(`round ${n}: ${tally(answers)}`);
  }
  return { rounds, faults: [...faults, ...(await broken(shop))] };
}

/**
 * Two cashiers validate one sale: one wins. Two also cancel and validate it: one order or the
 * other.
 */
export async function twoValidators(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  await setSetting(shop.server, 'VALIDASI_PENJUALAN', 'true');
  for (let n = 0; n < rounds; n += 1) {
    const code = await addPiece(shop.kasir);
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
    const body = { no_faktur_group: sold.body.data.no_faktur_group as string };
    const cancel = { ...body, alasan: 'pelanggan pergi' };
    const answers = await Promise.all([
      shop.kasir.post('penjualan/validasi', body),
      shop.spv.post('penjualan/validasi', body),
      ...(n % 2 === 0 ? [] : [shop.kasir.post('penjualan/batal', cancel)]),
    ]);
    const said = tally(answers);
    const fine =
      n % 2 === 0
        ? said === '200, 409 DOKUMEN_SUDAH_VALID'
        : /^200, 409 DOKUMEN_SUDAH_(VALID, 422 OTORISASI_DIPERLUKAN|BATAL, 409 \w+)$/.test(said);
    if (!fine) faults.push(`round ${n}: ${said}`);
    await shop.kasir.post('penjualan/validasi', body);
  }
  await setSetting(shop.server, 'VALIDASI_PENJUALAN', 'false');
  return { rounds, faults: [...faults, ...(await broken(shop))] };
}

/** Two people close the same day at once: one does. */
export async function twoClosers(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const body = await countedTill(shop);
    const answers = await Promise.all(
      [shop.owner, shop.spv].map((client) => client.post('tutup-toko', body)),
    );
    if (!/^200, 409 TUTUP_(SUDAH|SEDANG_BERJALAN)$/.test(tally(answers)))
      faults.push(`round ${n}: ${tally(answers)}`);
  }
  return { rounds, faults: [...faults, ...(await broken(shop))] };
}

/**
 * Cashiers post without pause while the day is closed: closing ends, each document is in one day.
 */
export async function closingWhilePosting(
  shop: RaceShop,
  cashiers: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const closing: number[] = [];
  let posted = 0;
  for (let n = 0; n < rounds; n += 1) {
    const pieces: string[] = [];
    for (let i = 0; i < cashiers; i += 1) pieces.push(await addPiece(shop.kasir));
    const body = await countedTill(shop);
    let open = true;
    const days = new Map<string, string>();
    const work = together(cashiers, async (c) => {
      const sale = await shop.kasir.post(
        'penjualan/simpan',
        saleOf([pieces[c] ?? ''], TRANSFERRED),
      );
      if (sale.status !== 201) faults.push(`sale: ${JSON.stringify(sale.body)}`);
      else days.set(sale.body.data.no_faktur_group, sale.body.data.tgl_system);
      while (open) {
        const answer = await shop.spv.post('cash/simpan', bankIn(`kasir ${c}`));
        if (answer.status === 201) days.set(answer.body.data.no, answer.body.data.tgl_system);
        else faults.push(`round ${n}: ${JSON.stringify(answer.body)}`);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const start = performance.now();
    const closed = await shop.owner.post('tutup-toko', body);
    closing.push(performance.now() - start);
    open = false;
    await work;
    if (closed.status !== 200) faults.push(`round ${n}: ${JSON.stringify(closed.body)}`);
    posted += days.size;
    faults.push(...(await misdated(shop, days)));
  }
  const took = `p50 ${percentile(closing, 0.5)} ms, max ${percentile(closing, 1)} ms`;
  const note = `${posted} documents; closing ${took}`;
  return { rounds, faults: [...faults, ...(await broken(shop))], note };
}

/** Documents whose stored day is not the one that was answered. */
async function misdated(shop: RaceShop, days: ReadonlyMap<string, string>): Promise<string[]> {
  const { rows } = await shop.root.query<{ no_dokumen: string; tgl: string }>(
    `select no_dokumen, tgl_system::text as tgl from dokumen where no_dokumen = any($1)`,
    [[...days.keys()]],
  );
  const wrong = rows.filter((r) => days.get(r.no_dokumen) !== r.tgl).map((r) => r.no_dokumen);
  return rows.length === days.size ? wrong : [...wrong, `${days.size - rows.length} lost`];
}

/** Body of closing the shop's day with the till counted to the last rupiah of a hundred. */
export async function countedTill(shop: Pick<RaceShop, 'owner'>): Promise<object> {
  const { kas_sistem, tgl_system } = (await shop.owner.get('tutup-toko/status')).body.data;
  const lembar = (kas_sistem as number) / 100;
  if (!Number.isInteger(lembar)) throw new Error(`till of ${kas_sistem} cannot be counted`);
  const uang_fisik = [
    { pecahan: 100_000, lembar: Math.floor(lembar / 1000) },
    { pecahan: 100, lembar: lembar % 1000 },
  ];
  return { uang_fisik, tgl_system, abaikan_peringatan: true };
}

/** Many writers of one kind: numbers gapless; the wait as p50 and p95. */
export async function writers(shop: RaceShop, count: number, each: number): Promise<Outcome> {
  const faults: string[] = [];
  const waits: number[] = [];
  const start = performance.now();
  await together(count, async (w) => {
    for (let n = 0; n < each; n += 1) {
      const from = performance.now();
      const answer = await shop.kasir.post('cash/simpan', cashIn(`penulis ${w}`));
      waits.push(performance.now() - from);
      if (answer.status !== 201) faults.push(JSON.stringify(answer.body));
    }
  });
  const rate = Math.round((count * each) / ((performance.now() - start) / 1000));
  const wait = `p50 ${percentile(waits, 0.5)} ms, p95 ${percentile(waits, 0.95)} ms`;
  const note = `${rate}/s; wait ${wait}`;
  return { rounds: count * each, faults: [...faults, ...(await broken(shop))], note };
}
