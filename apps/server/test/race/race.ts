/**
 * Races through the real HTTP API: many clients at one piece, one document, one approval, one day.
 * Each scenario plays rounds and answers what went wrong; tests play few, the soak many.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { setSetting, PASSWORD } from '../harness.ts';
import type { Answer, TestClient } from '../harness.ts';
import { bankIn, broken, cashIn, percentile, tally, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** A plain ring costs this, so these payments fit it. */
export const PAID = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
const TRANSFERRED = [{ jenis: 'TRANSFER', jumlah_rp: 4_711_000, no_rekening: '222' }];

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

type Move = (shop: RaceShop, code: string, no: string) => Promise<() => Promise<Answer>>;

/** What can be done to one piece; each prepares (its approval) and answers the deciding call. */
const MOVES: Readonly<Record<'jual' | 'pindah' | 'hancur' | 'batal', Move>> = {
  jual: async (shop, code) => () => shop.kasir.post('penjualan/simpan', saleOf([code], PAID)),
  pindah: async (shop, code) => {
    const body = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] };
    return () => shop.kasir.post('pindahbarang/simpan', body);
  },
  hancur: async (shop, code) => {
    const what = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah', barang: [code] };
    return prepared(shop, 'hancurbarang/simpan', what);
  },
  batal: async (shop, _code, no) =>
    prepared(shop, 'penjualan/batal', { no_faktur_group: no, alasan: 'salah barang' }),
};
const FINE = /^(2\d\d|409 \w+|400 PINDAH_KE_BAKI_SAMA|422 OTORISASI_(TIDAK_SAH|KADALUARSA))$/;

/** Every pair of sale, move, destroy and cancel on one piece: no pair leaves anything half done. */
export async function pairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  const names = Object.keys(MOVES) as (keyof typeof MOVES)[];
  let played = 0;
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i)) {
      for (let n = 0; n < rounds; n += 1) {
        faults.push(...(await pair(shop, a, b)).map((f) => `${a} × ${b}, round ${n}: ${f}`));
        played += 1;
      }
      faults.push(...(await broken(shop)).map((f) => `after ${a} × ${b}: ${f}`));
    }
  }
  return { rounds: played, faults };
}

async function pair(shop: RaceShop, a: keyof typeof MOVES, b: keyof typeof MOVES) {
  const code = await addPiece(shop.kasir);
  let no = '';
  if (a === 'batal' || b === 'batal') {
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
    no = sold.body.data.no_faktur_group as string;
  }
  // Approvals before the start, so that only the deciding calls race. A destroyed piece must be
  // ready to be approved: then the cancellation comes first, which is no race.
  const ready = no === '' || (a !== 'hancur' && b !== 'hancur');
  if (!ready) return [];
  const calls = [await MOVES[a](shop, code, no), await MOVES[b](shop, code, no)];
  const answers = await Promise.all(calls.map((call) => call()));
  const said = answers.map((r) => [r.status, r.body.code].filter(Boolean).join(' '));
  const faults = said.filter((s) => !FINE.test(s));
  if (!answers.some((r) => r.status < 300)) faults.push(`no winner: ${said.join(', ')}`);
  return faults;
}

/** The call with its approval in hand. */
async function prepared(
  shop: RaceShop,
  path: string,
  body: object,
): Promise<() => Promise<Answer>> {
  const _id = await approvalFor(shop.kasir, path, body);
  return () => shop.kasir.post(path, { ...body, detail_authorization: [{ _id }] });
}

/** Has the supervisor approve exactly this request; answers the approval's _id. */
async function approvalFor(client: TestClient, path: string, body: object): Promise<string> {
  const { subjek } = (await client.post(path, body)).body;
  const given = await client.post('authorization', { user_id: 'SPV', password: PASSWORD, subjek });
  if (given.status !== 201) throw new Error(`authorization: ${JSON.stringify(given.body)}`);
  return given.body.data._id as string;
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
