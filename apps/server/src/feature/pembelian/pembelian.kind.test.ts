/** The buy-back's pure rules as tables: what it refuses, what must be allowed, what it posts. */
import { describe, expect, it } from 'vitest';
import type { PembelianBody } from '@kencana/contract/transaction/pembelian';
import { pembelianInput } from '@kencana/contract/transaction/pembelian';
import { hitungBeliKembali } from '@kencana/rules/harga';
import type { BeliKembaliInput } from '@kencana/rules/harga';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { toldNeeds } from '../../../test/told-needs.ts';
import { buyFactsOf, buyInput, PENJUAL } from '../../../test/buy-case.ts';
import { refusals } from '../../../test/ref-case.ts';
import type { BuyWorld } from '../../../test/buy-case.ts';
import { baseOf, OLD } from '../../../test/sale-case.ts';
import { assertPosting } from '../../engine/transaction/assert-posting.ts';
import { pembelianKind } from './pembelian.kind.ts';

type Line = PembelianBody['detail_barang'][number];
type Pay = PembelianBody['pembayaran'][number];

interface Case {
  readonly name: string;
  readonly lines?: readonly Line[];
  readonly pay?: readonly Pay[];
  readonly body?: Partial<PembelianBody>;
  readonly set?: Readonly<Record<string, string>>;
  readonly world?: BuyWorld;
}

/** 4.560.600 − 20.000 × 3,455, on the step. */
const WORTH = 4_491_500;
const own = (change: Partial<Line> = {}): Line => ({
  kode_barcode: OLD,
  kondisi: 'BAIK',
  ...change,
});
/** 1.200.000 × 2,5 g − 20.000 × 2,5 g. */
const FREE = 2_950_000;
const free = (change: Partial<Line> = {}): Line => ({
  nama_barang: 'CINCIN LAMA',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 75,
  berat: 2.5,
  kondisi: 'BAIK',
  ...change,
});
const cash = (jumlah_rp: number): Pay => ({ jenis: 'CASH', jumlah_rp });
const transfer = (jumlah_rp: number, no_rekening = '111'): Pay => ({
  jenis: 'TRANSFER',
  jumlah_rp,
  no_rekening,
  bank_customer: 'BRI',
  rekening_customer: '0099 1234',
  nama_rekening_customer: 'AISYAH',
});

function run({ lines = [own()], pay = [cash(WORTH)], body, set, world }: Case) {
  const input = buyInput({ detail_barang: [...lines], pembayaran: [...pay], ...body });
  const facts = buyFactsOf(world);
  const base = baseOf(set);
  return {
    problems: refusals(pembelianKind, input, facts, base),
    needs: () => pembelianKind.approval(input, facts, base).map((n) => n.kategori),
    post: () => {
      const posting = pembelianKind.post(input, facts, base);
      assertPosting(posting);
      return posting;
    },
  };
}

const REFUSED: readonly (Case & { readonly code: string; readonly field: string })[] = [
  {
    name: 'the same piece twice',
    lines: [own(), own()],
    code: 'BARANG_GANDA',
    field: 'detail_barang.1.kode_barcode',
  },
  {
    name: 'an unknown piece',
    lines: [own({ kode_barcode: '99999999' })],
    code: 'BARANG_TIDAK_ADA',
    field: 'detail_barang.0.kode_barcode',
  },
  {
    name: 'a piece bought back before',
    world: { piece: { status: 'DIBELI' } },
    code: 'SUDAH_DIBELI_KEMBALI',
    field: 'detail_barang.0.kode_barcode',
  },
  ...(['READY', 'TITIP', 'HANCUR'] as const).map((status) => ({
    name: `a piece that is ${status}`,
    world: { piece: { status } },
    code: 'TUKAR_BUKAN_PENJUALAN',
    field: 'detail_barang.0.kode_barcode',
  })),
  {
    name: 'an unknown condition',
    lines: [own({ kondisi: 'X' })],
    code: 'REF_TIDAK_ADA',
    field: 'detail_barang.0.kondisi',
  },
  {
    name: 'a photo that nobody stored',
    lines: [own({ foto: 'files/00000000-0000-0000-0000-000000000000' })],
    code: 'REF_TIDAK_ADA',
    field: 'detail_barang.0.foto',
  },
  {
    name: 'an unknown group',
    lines: [free({ kode_group: 'X' })],
    code: 'REF_TIDAK_ADA',
    field: 'detail_barang.0.kode_group',
  },
  {
    name: 'an unknown buy price',
    lines: [free({ kode_harga: 'X' })],
    code: 'REF_TIDAK_ADA',
    field: 'detail_barang.0.kode_harga',
  },
  {
    name: 'goods that no price is known of',
    lines: [free({ kode_group: 'MD' })],
    code: 'HARGA_BELI_KOSONG',
    field: 'detail_barang.0.harga_beli',
  },
  {
    name: 'nobody who sells',
    body: { nama_customer: '' },
    code: 'PENJUAL_WAJIB',
    field: 'nama_customer',
  },
  {
    name: 'goods without barcode of somebody unknown',
    lines: [free()],
    body: { nik_sim_passport: '' },
    code: 'IDENTITAS_WAJIB',
    field: 'nik_sim_passport',
  },
  {
    name: 'one rupiah too little',
    pay: [cash(WORTH - 1)],
    code: 'BAYAR_KURANG',
    field: 'pembayaran',
  },
  {
    name: 'one rupiah too much',
    pay: [cash(WORTH), transfer(1)],
    code: 'BELI_LEBIH_BAYAR',
    field: 'pembayaran',
  },
  {
    name: 'an unknown account',
    pay: [transfer(WORTH, '999')],
    code: 'REF_TIDAK_ADA',
    field: 'pembayaran.0.no_rekening',
  },
  {
    name: 'no warehouse for it',
    world: { facts: { gudangBeli: null } },
    code: 'REF_TIDAK_ADA',
    field: 'detail_barang',
  },
];

describe('a buy-back is refused', () => {
  it.each(REFUSED)('$name: $code', (c) => {
    expect(run(c).problems).toContainEqual(
      expect.objectContaining({ code: c.code, field: c.field }),
    );
  });

  it('goods without barcode that are not described, field by field', () => {
    const lines = [{ kondisi: 'BAIK' }];
    const body = { kode_sales: 'S1', ...PENJUAL, detail_barang: lines, pembayaran: [cash(1)] };
    const paths = pembelianInput.safeParse(body).error?.issues.map((i) => i.path.join('.'));
    expect(paths).toEqual([
      'detail_barang.0.nama_barang',
      'detail_barang.0.kode_group',
      'detail_barang.0.kode_jenis',
      'detail_barang.0.kadar',
      'detail_barang.0.berat',
    ]);
  });
});

const ATAS = { OTORISASI_BELI_ATAS_NOTA: 'false' };
const BAWAH = { OTORISASI_BELI_BAWAH_NOTA: 'true' };
const BEDA = { OTORISASI_BELI_BEDA_NOTA: 'true', ...ATAS };
const CUT = own({ potongan_manual: 100_000 });
const APPROVED: readonly (Case & { readonly needs: readonly string[] })[] = [
  { name: 'as the nota says, in cash', needs: [] },
  { name: 'above', lines: [own({ harga_beli: WORTH + 1 })], needs: ['HARGA BELI'] },
  { name: 'above, flag off', lines: [own({ harga_beli: WORTH + 1 })], set: ATAS, needs: [] },
  { name: 'below', lines: [own({ harga_beli: WORTH - 1 })], needs: [] },
  { name: 'below, flag on', lines: [own({ harga_beli: 1 })], set: BAWAH, needs: ['HARGA BELI'] },
  { name: 'different below', lines: [own({ harga_beli: 1 })], set: BEDA, needs: ['HARGA BELI'] },
  { name: 'different above', lines: [own({ harga_beli: 9e6 })], set: BEDA, needs: ['HARGA BELI'] },
  { name: 'cut by hand', lines: [CUT], needs: [] },
  { name: 'cut by hand, flag on', lines: [CUT], set: BAWAH, needs: ['HARGA BELI'] },
  { name: 'cut by hand, different', lines: [CUT], set: BEDA, needs: ['HARGA BELI'] },
  { name: 'cut, and paid as the nota says', lines: [{ ...CUT, harga_beli: WORTH }], needs: [] },
  { name: 'heavier', lines: [own({ berat: 3.456 })], needs: ['BERAT BELI'] },
  { name: 'lighter', lines: [own({ berat: 3.454 })], needs: [] },
  { name: 'without barcode', lines: [free()], needs: ['BELI TANPA BARCODE'] },
  { name: "another shop's", lines: [free({ toko_lain: true })], needs: ['BELI TOKO LAIN'] },
  {
    name: "another shop's, heavier than its nota",
    lines: [free({ toko_lain: true, berat_nota: 2.4 })],
    needs: ['BELI TOKO LAIN', 'BERAT BELI'],
  },
  { name: 'by transfer', pay: [transfer(WORTH)], needs: ['BELI TRANSFER'] },
  { name: 'partly by transfer', pay: [cash(1), transfer(WORTH - 1)], needs: ['BELI TRANSFER'] },
];

describe('a supervisor must allow', () => {
  it.each(APPROVED)('$name: $needs', (c) => {
    expect(run(c).needs()).toEqual(c.needs);
  });

  it('a cut by hand, seeing what the nota gives without it', () => {
    const input = buyInput({ detail_barang: [CUT], pembayaran: [cash(WORTH - 100_000)] });
    const [need] = toldNeeds(pembelianKind.approval(input, buyFactsOf(), baseOf(BAWAH)));
    expect(need).toMatchObject({ sebelum: WORTH, sesudah: WORTH - 100_000 });
    expect(need?.uraian).toContain('Rp. 4,391,500,- (dihitung Rp. 4,491,500,-)');
  });
});

const HIDUP = (kebijakan: 'PASAR' | 'TERENDAH' | 'TERTINGGI' | 'NOTA'): BuyWorld => ({
  facts: { kebijakan: new Map([['MT', kebijakan]]) },
});
/** MT is of the category A. */
const OF_A = {
  kategoriGroup: new Map([['MT', ['A']]]),
  kategoriKadar: new Map([[7500 as never, ['A']]]),
};
const RUGI = {
  ...OF_A,
  rugi: new Map([['A/7500', { rugi: rupiah(10_000), rusak: rupiah(30_000) }]]),
};
/** 1.200.000 × 3,455 g less BAIK, on the step: 4.146.000 − 69.100. */
const PASAR = 4_076_500;
const WORTHS: readonly (Case & { readonly worth: number; readonly dasar: string })[] = [
  { name: 'its nota less the condition', worth: WORTH, dasar: 'NOTA' },
  { name: 'no condition', lines: [own({ kondisi: '' })], worth: 4_560_500, dasar: 'NOTA' },
  {
    name: 'less a cut by hand',
    lines: [own({ potongan_manual: 100_000 })],
    worth: 4_391_500,
    dasar: 'NOTA',
  },
  {
    name: 'less rugi nota',
    world: { facts: RUGI },
    worth: 4_456_500,
    dasar: 'NOTA',
  },
  {
    name: 'less the cut of its group, in rupiah and in per cent',
    world: { facts: { potonganGroup: new Map([['MT', { type: 'PERSENTASE', potongan: 100 }]]) } },
    worth: 4_445_500,
    dasar: 'NOTA',
  },
  {
    name: 'with ongkos',
    set: { BELI_TERMASUK_ONGKOS: 'true' },
    worth: 4_641_500,
    dasar: 'NOTA',
  },
  {
    name: 'its nota by the weight that came back',
    lines: [own({ berat: 3 })],
    worth: 3_900_000,
    dasar: 'NOTA',
  },
  {
    name: 'its whole nota, whose weight was rounded up from the scale’s',
    lines: [own({ berat: 3.4 })],
    world: { sold: { berat_asli: milligram(3400) } },
    worth: 4_492_500,
    dasar: 'NOTA',
  },
  {
    name: 'what was paid, less what a coupon or points paid',
    world: { sold: { rabat: rupiah(500_000) } },
    worth: 4_141_500,
    dasar: 'NOTA',
  },
  {
    name: 'its nota where the coupon took no more than the ongkos',
    world: { sold: { rabat: rupiah(150_000) } },
    worth: WORTH,
    dasar: 'NOTA',
  },
  { name: 'harga hidup: market', world: HIDUP('PASAR'), worth: PASAR, dasar: 'PASAR' },
  { name: 'harga hidup: lowest', world: HIDUP('TERENDAH'), worth: PASAR, dasar: 'PASAR' },
  { name: 'harga hidup: highest', world: HIDUP('TERTINGGI'), worth: WORTH, dasar: 'NOTA' },
  { name: 'harga hidup: nota', world: HIDUP('NOTA'), worth: WORTH, dasar: 'NOTA' },
  {
    name: 'market, which no rugi nota touches',
    world: { facts: { ...HIDUP('PASAR').facts, ...RUGI } },
    worth: PASAR,
    dasar: 'PASAR',
  },
  { name: 'by weight without barcode', lines: [free()], worth: FREE, dasar: 'PASAR' },
  {
    name: 'by the nota of an old sale without barcode, for what came back of it',
    lines: [free({ harga_nota: 3_000_000, berat_nota: 3 })],
    worth: 2_450_000,
    dasar: 'NOTA',
  },
  {
    name: 'by the nota of an old sale without barcode',
    lines: [free({ harga_nota: 3_000_000 })],
    worth: FREE,
    dasar: 'NOTA',
  },
  {
    name: "another shop's nota does not count",
    lines: [free({ harga_nota: 9_000_000, toko_lain: true })],
    worth: FREE,
    dasar: 'PASAR',
  },
  {
    name: 'the chosen buy price where the group has none',
    lines: [free({ kode_group: 'MD', kode_harga: 'UMUM' })],
    worth: 2_450_000,
    dasar: 'PARAMETER',
  },
  {
    name: 'a price by category and condition has its cut inside',
    lines: [free()],
    world: { facts: { ...OF_A, hargaKategori: new Map([['A/BAIK', rupiah(1_100_000)]]) } },
    worth: 2_750_000,
    dasar: 'KATEGORI',
  },
  {
    name: 'a price by category alone is less the condition',
    lines: [free()],
    world: { facts: { ...OF_A, hargaKategori: new Map([['A/', rupiah(1_100_000)]]) } },
    worth: 2_700_000,
    dasar: 'KATEGORI',
  },
];

describe('old gold is worth', () => {
  it.each(WORTHS)('$name', (c) => {
    const [line] = run({ ...c, pay: [cash(c.worth)] }).post().lines;
    expect(line).toMatchObject({ harga_total: c.worth, harga_dihitung: c.worth });
    const rumus = JSON.parse(JSON.stringify(line?.rumus)) as BeliKembaliInput & { dasar: string };
    expect(rumus.dasar).toBe(c.dasar);
    // As it is recomputed years later.
    expect(hitungBeliKembali(rumus).hargaBeli).toBe(c.worth);
  });
});

describe('a buy-back posts', () => {
  it('the arrow, the lot at the price paid, money out of till and account', () => {
    const c = { name: '', lines: [own(), free()], pay: [cash(1_441_500), transfer(6_000_000)] };
    const bought = run(c);
    expect(bought.problems).toEqual([]);
    const posting = bought.post();
    expect(posting.header).toMatchObject({ total: WORTH + FREE, bayar: WORTH + FREE, kembali: 0 });
    expect(posting.pieces.map((p) => `${p.kode_barcode} ${p.dari} ${p.menjadi}`)).toEqual([
      `${OLD} TERJUAL DIBELI`,
    ]);
    expect(posting.lots).toMatchObject([
      { kode_barcode: OLD, kode_gudang: 'BELI', berat: 3455, murni: 2591, modal: WORTH },
      { kode_barcode: null, kode_gudang: 'BELI', berat: 2500, murni: 1875, modal: FREE },
    ]);
    expect(posting.money).toMatchObject([
      { akun: 'CASH', kategori: 'PEMBELIAN', masuk: 0, keluar: 1_441_500 },
      { akun: '111', kategori: 'PEMBELIAN', masuk: 0, keluar: 6_000_000 },
    ]);
    expect(posting.journal.map((j) => [j.peran, j.sisi, j.jumlah])).toEqual([
      ['PERSEDIAAN BELI', 'DEBIT', WORTH],
      ['PERSEDIAAN BELI', 'DEBIT', FREE],
      ['KAS', 'KREDIT', 1_441_500],
      ['BANK', 'KREDIT', 6_000_000],
    ]);
  });

  it('a computed and an actual price, both kept', () => {
    const lines = [own({ harga_beli: 4_000_000 })];
    const [line] = run({ name: '', lines, pay: [cash(4_000_000)] }).post().lines;
    expect(line).toMatchObject({ harga_dihitung: WORTH, harga_total: 4_000_000, modal: 4_000_000 });
    expect(line?.rumus).toMatchObject({ harga_emas: 1_320_000, berat_manual: true });
  });

  it('nothing to money and journal until the cashier validates', () => {
    const set = { VALIDASI_PEMBELIAN: 'true' };
    expect(run({ name: '', set }).post().header.status_valid).toBe('OPEN');
  });
});
