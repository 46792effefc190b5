/**
 * Races through the real HTTP API: many clients at one piece, one document, one approval, one day.
 * Each scenario plays rounds and answers what went wrong; tests play few, the soak many.
 */
import { addDays } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import { DAY_LOCK } from '../../src/engine/transaction/day.ts';
import { addPiece, saleOf } from '../shop-fixture.ts';
import { setSetting } from '../harness.ts';
import type { Answer } from '../harness.ts';
import { inLine, lockOf } from './hold.ts';
import { firstGets, oneGets } from './last-one.ts';
import { approvalFor, playPairs, saidBy } from './pair.ts';
import type { Race } from './pair.ts';
import { batalJual, PAID, PIECE_MOVES, PRICE } from './piece-move.ts';
import { bankIn, broken, cashIn, percentile, tally, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const TRANSFERRED = [{ jenis: 'TRANSFER', jumlah_rp: PRICE, no_rekening: '222' }];

/**
 * Many clients sell one piece: one wins, the rest get 409. In two more rounds they stand in line,
 * once behind the cashier and once behind the supervisor, and the first wins.
 */
export async function onePiece(shop: RaceShop, clients: number, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  for (let n = -2; n < rounds; n += 1) {
    const code = await addPiece(shop.kasir);
    const calls = Array.from({ length: clients }, (_, c) => () => {
      const seller = (n + c) % 2 === 0 ? shop.kasir : shop.spv;
      const key = { 'idempotency-key': `satu-${code}-${c}` };
      return seller.post('penjualan/simpan', saleOf([code], PAID), key);
    });
    const verdict = { won: '201', lost: '409 BARANG_TIDAK_READY' };
    if (n < 0) await firstGets(shop, lockOf('barang.kode_barcode', code), calls, verdict, faults);
    else await oneGets(calls, verdict, faults);
  }
  return { rounds: rounds + 2, faults: [...faults, ...(await broken(shop))] };
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
  locks: {
    jual: ['code'],
    online: ['code'],
    pindah: ['code'],
    hancur: ['code'],
    batal: ['sale', 'code'],
  },
  target: async (shop, state) => {
    const code = await addPiece(shop.kasir);
    if (state === 'READY') return { code, sale: '' };
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
    return { code, sale: sold.body.data.no_faktur_group as string };
  },
  pairs: {
    READY: [
      ['jual', 'jual', '201, 409 BARANG_TIDAK_READY'],
      ['jual', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 201'],
      ['jual', 'hancur', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['jual', 'online', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['online', 'online', '201, 409 BARANG_TIDAK_READY'],
      ['online', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 201'],
      ['online', 'hancur', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['pindah', 'pindah', '201, 400 PINDAH_KE_BAKI_SAMA'],
      ['pindah', 'hancur', '201, 201', '409 BARANG_TIDAK_READY, 201'],
      ['hancur', 'hancur', '201, 409 BARANG_TIDAK_READY'],
    ],
    SOLD: [
      ['jual', 'batal', '409 BARANG_TIDAK_READY, 200', '201, 200'],
      ['online', 'batal', '409 BARANG_TIDAK_READY, 200', '201, 200'],
      ['pindah', 'batal', '409 BARANG_TIDAK_READY, 200', '201, 200'],
      ['batal', 'batal', '200, 409 DOKUMEN_SUDAH_BATAL'],
    ],
  },
};

/**
 * Every pair of sale, online sale, move, destroy and cancel on one piece: no pair leaves anything
 * half done.
 */
export function pairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  return playPairs(shop, PIECE_RACE, rounds);
}

/**
 * One approval, many requests for exactly what it allows: used once. First in line, then together.
 */
export async function approvalOnce(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const out = { ...cashIn('listrik', 1_500_000), kode_transaksi: 'LISTRIK', arah: 'OUT' };
  await shop.kasir.post('cash/simpan', cashIn('modal', 2_000_000 * (rounds + 1)));
  for (let n = -1; n < rounds; n += 1) {
    const _id = await approvalFor(shop.kasir, 'cash/simpan', out);
    const body = { ...out, detail_authorization: [{ _id }] };
    const calls = Array.from({ length: clients }, () => () => shop.kasir.post('cash/simpan', body));
    const verdict = { won: '201', lost: '422 OTORISASI_TIDAK_SAH' };
    if (n < 0) await firstGets(shop, lockOf('otorisasi._id', _id), calls, verdict, faults);
    else await oneGets(calls, verdict, faults);
  }
  return { rounds: rounds + 1, faults: [...faults, ...(await broken(shop))] };
}

/** What two people are told who validate one sale, or validate and cancel it, the first first. */
const VALIDATING = [
  ['kasir', 'spv', '200, 409 DOKUMEN_SUDAH_VALID'],
  ['spv', 'kasir', '200, 409 DOKUMEN_SUDAH_VALID'],
  ['kasir', 'batal', '200, 422 OTORISASI_DIPERLUKAN'],
  ['batal', 'kasir', '200, 409 DOKUMEN_SUDAH_BATAL'],
] as const;

/**
 * Two cashiers validate one sale: one wins. Two also cancel and validate it: one order or the
 * other. Each order is forced once before.
 */
export async function twoValidators(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  await setSetting(shop.server, 'VALIDASI_PENJUALAN', 'true');
  for (const [first, second, wanted] of VALIDATING) {
    const { calls, body } = await waitingSale(shop);
    const row = lockOf('dokumen.no_dokumen', body.no_faktur_group);
    const line = [calls[first], calls[second]];
    const heard = saidBy(await inLine(shop.server.database.superUrl, row, line));
    if (heard !== wanted) faults.push(`${first} before ${second}: ${heard}`);
    await shop.kasir.post('penjualan/validasi', body);
  }
  for (let n = 0; n < rounds; n += 1) {
    const { calls, body } = await waitingSale(shop);
    const answers = await Promise.all([
      calls.kasir(),
      calls.spv(),
      ...(n % 2 === 0 ? [] : [calls.batal()]),
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
  const played = rounds + VALIDATING.length;
  return { rounds: played, faults: [...faults, ...(await broken(shop))] };
}

/** A sale that waits for the cashier, and what is done to it at once. */
async function waitingSale(shop: RaceShop) {
  const code = await addPiece(shop.kasir);
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
  const body = { no_faktur_group: sold.body.data.no_faktur_group as string };
  const cancel = { ...body, alasan: 'pelanggan pergi' };
  const calls = {
    kasir: () => shop.kasir.post('penjualan/validasi', body),
    spv: () => shop.spv.post('penjualan/validasi', body),
    batal: () => shop.kasir.post('penjualan/batal', cancel),
  };
  return { calls, body };
}

/**
 * Two people close the same day at once: one does. In two more rounds one of them is kept waiting
 * for the day, as a posting would: the other is told so at once, and afterwards that it is closed.
 */
export async function twoClosers(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  for (const [first, second] of [
    [shop.owner, shop.spv],
    [shop.spv, shop.owner],
  ] as const) {
    const body = await countedTill(shop);
    const late: Answer[] = [];
    const closed = await inLine(
      shop.server.database.superUrl,
      `select pg_advisory_xact_lock_shared(${DAY_LOCK}, hashtext('JKT1'))`,
      [() => first.post('tutup-toko', body)],
      async () => void late.push(await second.post('tutup-toko', body)),
    );
    late.push(await second.post('tutup-toko', body));
    const heard = saidBy([...closed, ...late]);
    if (heard !== '200, 409 TUTUP_SEDANG_BERJALAN, 409 TUTUP_SUDAH') faults.push(`kept: ${heard}`);
  }
  for (let n = 0; n < rounds; n += 1) {
    const body = await countedTill(shop);
    const answers = await Promise.all(
      [shop.owner, shop.spv].map((client) => client.post('tutup-toko', body)),
    );
    if (!/^200, 409 TUTUP_(SUDAH|SEDANG_BERJALAN)$/.test(tally(answers)))
      faults.push(`round ${n}: ${tally(answers)}`);
  }
  return { rounds: rounds + 2, faults: [...faults, ...(await broken(shop))] };
}

/**
 * A sale under way keeps the closing waiting, and a later sale waits behind the closing: the first
 * is in the day that closes, the second in the next.
 */
async function closedBetween(shop: RaceShop): Promise<string[]> {
  const codes = [await addPiece(shop.kasir), await addPiece(shop.kasir)];
  const body = await countedTill(shop);
  const { tgl_system } = (await shop.owner.get('tutup-toko/status')).body.data;
  const [first, second] = codes.map(
    (code) => () => shop.kasir.post('penjualan/simpan', saleOf([code], TRANSFERRED)),
  );
  if (!first || !second) return ['no pieces'];
  const line = [first, () => shop.owner.post('tutup-toko', body), second];
  const row = lockOf('barang.kode_barcode', codes[0] ?? '');
  const answers = await inLine(shop.server.database.superUrl, row, line);
  if (saidBy(answers) !== '201, 200, 201') return [`between two sales: ${saidBy(answers)}`];
  const days = answers.map((answer) => answer.body.data.tgl_system as string);
  const next = addDays(tgl_system as Tanggal, 1);
  const right = days[0] === tgl_system && days[1] === next && days[2] === next;
  return right ? [] : [`between two sales: ${days.join(', ')} from ${tgl_system}`];
}

/**
 * Cashiers post without pause while the day is closed: closing ends, each document is in one day.
 * Before that one closing is forced between two sales.
 */
export async function closingWhilePosting(
  shop: RaceShop,
  cashiers: number,
  rounds: number,
): Promise<Outcome> {
  const faults = await closedBetween(shop);
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
