/**
 * Random sequences of commands over all kinds of document of a shop: add, move, destroy, sell with
 * any payments, points and trade-ins, services, orders, pre-orders, validate, cancel, money in and
 * out, movements, closing the day. At the end every stored price is computed anew.
 */
import fc from 'fast-check';
import { setSetting } from '../harness.ts';
import type { Answer } from '../harness.ts';
import { CINCIN } from '../shop-fixture.ts';
import { BUY_STEPS, playBuy } from './buy-step.ts';
import type { BuyStep } from './buy-step.ts';
import { ORDER_STEPS, playOrder } from './order-step.ts';
import type { OrderStep } from './order-step.ts';
import { playOnline } from './online-sale.ts';
import { isPreOrderStep, playPreOrder, PRE_ORDER_STEPS } from './pre-order-step.ts';
import { pricesThatDiffer } from './recompute.ts';
import { playService, SERVICE_STEPS } from './service-step.ts';
import { isTitipStep, playTitip, TITIP_STEPS } from './titip-step.ts';
import { bankIn, broken, cashIn, RACE_COUPON, RACE_MEMBER } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';
import { asking, pickPieces, WAITS } from './step.ts';

const index = fc.nat(1000);
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tambah' as const), a: index, b: index }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('jual' as const), a: index, b: index }) },
  ...(
    [
      ['tukar', 3],
      ['online', 3],
      ['murah', 2],
      ['pindah', 2],
      ['hancur', 1],
      ['validasi', 2],
      ['batal', 3],
      ['kasMasuk', 1],
      ['kasKeluar', 2],
      ['bank', 1],
      ['mutasiBank', 1],
      ['mutasiCash', 2],
      ['atur', 1],
      ['tutup', 2],
      ...BUY_STEPS,
      ...SERVICE_STEPS,
      ...TITIP_STEPS,
      ...ORDER_STEPS,
      ...PRE_ORDER_STEPS,
    ] as const
  ).map(([name, weight]) => ({
    weight,
    arbitrary: fc.record({ do: fc.constant(name), a: index, b: index }),
  })),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

const SETTINGS = [
  ['VALIDASI_PENJUALAN', 'true'],
  ['VALIDASI_PENJUALAN', 'false'],
  ['VALIDASI_PEMBELIAN', 'true'],
  ['VALIDASI_PEMBELIAN', 'false'],
  ['VALIDASI_SERVICE', 'true'],
  ['VALIDASI_SERVICE', 'false'],
  ['VALIDASI_TITIPAN', 'true'],
  ['VALIDASI_TITIPAN', 'false'],
  ['VALIDASI_PESANAN', 'true'],
  ['VALIDASI_PESANAN', 'false'],
  ['kategori_harga', 'GROUP'],
  ['kategori_harga', 'BARANG'],
  ['ROUND_DOWN_MODULE', 'true'],
  ['ROUND_DOWN_MODULE', 'false'],
  ['PPN_PERSEN_TANPA_FAKTUR', '1.1'],
  ['TRANSFER_LEBIH_BAYAR', 'true'],
] as const;

/** A command tried so many times is accepted once, unless something refuses it always. */
const OFTEN = 6;

/** Plays the sequences one after another in the same shop; stops at the first that breaks. */
export async function playSequences(
  shop: RaceShop,
  size: { readonly sequences: number; readonly steps: number },
): Promise<Outcome & { readonly refusedOnly: string[] }> {
  const player = new Player(shop);
  const sequence = fc.array(command, { minLength: size.steps, maxLength: size.steps });
  const faults: string[] = [];
  const result = await fc.check(
    fc.asyncProperty(sequence, async (commands) => {
      for (const [n, c] of commands.entries()) {
        const answer = await player.play(c);
        const wrong = await broken(shop);
        if (answer && answer.status >= 500) wrong.push(`answered ${JSON.stringify(answer.body)}`);
        if (wrong.length === 0) continue;
        faults.push(...wrong.map((w) => `step ${n} ${JSON.stringify(c)}: ${w}`));
        return false;
      }
      return true;
    }),
    { numRuns: size.sequences, endOnFailure: true },
  );
  if (result.failed && faults.length === 0) faults.push(String(result.errorInstance));
  if (result.failed) faults.push(`seed ${result.seed}`);
  const prices = await pricesThatDiffer(shop);
  faults.push(...prices.faults);
  const counts = { ...Object.fromEntries(player.accepted), 'lines recomputed': prices.lines };
  const refusedOnly = [...player.tried]
    .filter(([name, times]) => times >= OFTEN && !player.accepted.has(name))
    .map(([name]) => name);
  return { rounds: size.sequences, faults, counts, refusedOnly };
}

/** Carries a command out on whatever the shop holds at that moment. */
class Player {
  readonly tried = new Map<string, number>();
  readonly accepted = new Map<string, number>();
  readonly #shop: RaceShop;

  constructor(shop: RaceShop) {
    this.#shop = shop;
  }

  async play(c: Command): Promise<Answer | undefined> {
    const answer = await this.#carryOut(c);
    if (!answer) return undefined;
    this.tried.set(c.do, (this.tried.get(c.do) ?? 0) + 1);
    if (answer.status < 300) this.accepted.set(c.do, (this.accepted.get(c.do) ?? 0) + 1);
    return answer;
  }

  #carryOut(c: Command): Promise<Answer | undefined> {
    const { kasir, spv } = this.#shop;
    switch (c.do) {
      case 'tambah':
        return this.#add(c.a, c.b);
      case 'jual':
        return this.#sell(c.a, c.b, false, {});
      case 'murah':
        return this.#sell(c.a, c.b, false, { diskon_persen: c.b % 101 });
      case 'tukar':
        return this.#sell(c.a, c.b, true, {});
      case 'online':
        return playOnline(this.#shop, c.a, c.b);
      case 'pindah':
        return this.#move(c.a, c.b);
      case 'hancur':
        return this.#destroy(c.a);
      case 'validasi':
        return this.#onDocument(c.a, WAITS, (no) =>
          kasir.post('penjualan/validasi', { no_faktur_group: no }),
        );
      case 'batal':
        return this.#onDocument(c.a, 'true', (no) =>
          asking(this.#shop, 'penjualan/batal', { no_faktur_group: no, alasan: 'salah input' }),
        );
      case 'kasMasuk':
        return kasir.post('cash/simpan', cashIn('modal', 100 * (c.a + 1)));
      case 'kasKeluar':
        return asking(this.#shop, 'cash/simpan', {
          ...cashIn('atk', 2500 * (c.a + 1)),
          kode_transaksi: 'ATK',
          arah: 'OUT',
        });
      case 'bank':
        return spv.post('cash/simpan', bankIn('modal bank'));
      case 'mutasiBank':
        return spv.post('cash/mutasi-uang-bank', mutasi('BCA', 'MANDIRI', 500 * (c.a + 1)));
      case 'mutasiCash':
        return spv.post('cash/mutasi-uang-cash', mutasi('CASH', 'BCA', 5000 * (c.a + 1)));
      case 'atur':
        return this.#set(c.a);
      case 'tutup':
        return this.#close(c.a);
      default:
        if (isPreOrderStep(c.do)) return playPreOrder(this.#shop, c.do, c.a, c.b);
        if (isTitipStep(c.do)) return playTitip(this.#shop, c.do, c.a, c.b);
        if (isOrderStep(c.do)) return playOrder(this.#shop, c.do, c.a, c.b);
        return isBuyStep(c.do)
          ? playBuy(this.#shop, c.do, c.a, c.b)
          : playService(this.#shop, c.do, c.a, c.b);
    }
  }

  #add(a: number, b: number): Promise<Answer> {
    return this.#shop.spv.post('barang/simpan', {
      ...CINCIN,
      kode_baki: a % 2 === 0 ? 'A1' : 'A2',
      kode_jenis: a % 3 === 0 ? 'GELANG' : 'CINCIN',
      berat: (b * 7 + 1) / 1000,
      berat_asli: (b * 7 + 1 + (a % 20)) / 1000,
      kadar: 0.25 + (a % 400) / 4,
      harga_beli: a * 3333,
      harga_jual: a * 4567 + b,
      tipe_ongkos: b % 2 === 0 ? 'TOTAL' : 'PER_GRAM',
    });
  }

  async #sell(a: number, b: number, trade: boolean, line: object): Promise<Answer | undefined> {
    const codes = await pickPieces(this.#shop, 'READY', a, 1 + (b % 3));
    if (codes.length === 0) return undefined;
    let total = 0;
    for (const code of codes) {
      const ready = await this.#shop.kasir.get(`barang/ready/kode-barcode/${code}`);
      total += ready.body.data.harga_total as number;
    }
    const detail_barang = codes.map((kode_barcode) => ({ kode_barcode, ...line }));
    const kode_member = b % 3 === 1 ? RACE_MEMBER : 'NONMEMBER';
    const points = kode_member === RACE_MEMBER ? await this.#points(b) : [];
    const pembayaran = [...points, ...(await this.#payments(b, total, trade))];
    const people = { kode_sales: 'S1', kode_member, ...(trade && { nama_customer: 'IBU TUTI' }) };
    const sale = { ...people, detail_barang, pembayaran };
    return asking(this.#shop, 'penjualan/simpan', sale);
  }

  /** Some or all of the member's points, and now and then one more than there are. */
  async #points(b: number): Promise<object[]> {
    const { body } = await this.#shop.kasir.get(`poin/jual/${RACE_MEMBER}`);
    const saldo = body.data.poin as number;
    const poin = b % 11 === 0 ? saldo + 1 : Math.floor(saldo / (1 + (b % 3)));
    return poin > 0 && b % 2 === 0 ? [{ jenis: 'POINT', poin }] : [];
  }

  /**
   * A mix that always suffices: the cash row covers the whole and the change goes back; or old gold
   * above the total alone, for which the shop pays.
   */
  async #payments(b: number, total: number, trade: boolean): Promise<object[]> {
    const part = Math.floor(total / 5);
    const rows: object[] = [];
    const [old] = trade ? await pickPieces(this.#shop, 'TERJUAL', b, 1) : [];
    if (old) {
      const line = { kode_barcode: old, kondisi: ['', 'BAIK', 'RUSAK'][b % 3] };
      if (b % 4 === 3) {
        const harga_beli = total + 500 * (1 + (b % 9));
        return [{ jenis: 'TUKAR', detail_barang: [{ ...line, harga_beli }] }];
      }
      rows.push({ jenis: 'TUKAR', detail_barang: [line] });
    }
    if (b % 2 === 0 && part > 0)
      rows.push({ jenis: 'DEBIT', jumlah_rp: part, no_rekening: b % 4 === 0 ? '111' : '222' });
    if (b % 3 === 0 && part > 0)
      rows.push({ jenis: 'KREDIT', jumlah_rp: part, no_rekening: '111', fee: (b % 9) / 4 });
    if (b % 4 === 1 && part > 0) rows.push({ jenis: 'KUPON', kode_kupon: RACE_COUPON });
    if (b % 5 === 0 && part > 0)
      rows.push({ jenis: 'TRANSFER', jumlah_rp: part, no_rekening: '222' });
    return [...rows, { jenis: 'CASH', jumlah_rp: total + (b % 7 === 0 ? 50_000 : 1) }];
  }

  async #move(a: number, b: number): Promise<Answer | undefined> {
    const barang = await pickPieces(this.#shop, 'READY', a, 1 + (b % 2));
    if (barang.length === 0) return undefined;
    const kode_baki = b % 2 === 0 ? 'A1' : 'A2';
    return this.#shop.kasir.post('pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki, barang });
  }

  async #destroy(a: number): Promise<Answer | undefined> {
    const barang = await pickPieces(this.#shop, 'READY', a, 1);
    if (barang.length === 0) return undefined;
    const body = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah', barang };
    return asking(this.#shop, 'hancurbarang/simpan', body);
  }

  async #set(a: number): Promise<undefined> {
    const [key, value] = SETTINGS[a % SETTINGS.length] ?? SETTINGS[0];
    await setSetting(this.#shop.server, key, value);
    return undefined;
  }

  /** What waits blocks closing: mostly the cashier takes it first. */
  async #close(a: number): Promise<Answer> {
    if (a % 4 > 0) await this.#validateAll();
    const status = await this.#shop.owner.get('tutup-toko/status');
    const kas = status.body.data.kas_sistem as number;
    const short = a % 2 === 0 ? 0 : 100;
    const lembar = Math.max(0, Math.floor(kas / 100) - (short > 0 ? 1 : 0));
    const body = {
      uang_fisik: [{ pecahan: 100, lembar }],
      alasan: 'uang receh',
      abaikan_peringatan: true,
    };
    return asking(this.#shop, 'tutup-toko', body, 'owner');
  }

  async #validateAll(): Promise<void> {
    const { rows } = await this.#shop.root.query<{ kind: string; no_dokumen: string }>(
      `select kind, no_dokumen from dokumen where ${WAITS}`,
    );
    for (const { kind, no_dokumen } of rows)
      await this.#shop.kasir.post(`${kind}/validasi`, { no_faktur_group: no_dokumen });
  }

  async #onDocument(
    from: number,
    where: string,
    work: (no: string) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const { rows } = await this.#shop.root.query<{ no_dokumen: string }>(
      `select no_dokumen from dokumen where kind = 'penjualan' and ${where}
       order by tgl_system desc, md5(no_dokumen || $1) limit 1`,
      [String(from)],
    );
    return rows[0] && work(rows[0].no_dokumen);
  }
}

const BUY_NAMES: readonly string[] = BUY_STEPS.map(([name]) => name);

function isOrderStep(name: Command['do']): name is OrderStep {
  return ORDER_STEPS.some(([step]) => step === name);
}

function isBuyStep(step: string): step is BuyStep {
  return BUY_NAMES.includes(step);
}

function mutasi(asal: string, tujuan: string, jumlah: number): object {
  const account = { CASH: '', BCA: '111', MANDIRI: '222' } as Readonly<Record<string, string>>;
  const accounts = { asal_rekening: account[asal], tujuan_rekening: account[tujuan] };
  return { kategori: 'SETOR', asal, tujuan, ...accounts, jumlah, keterangan: 'pindah uang' };
}
