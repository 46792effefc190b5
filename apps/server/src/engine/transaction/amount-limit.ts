/**
 * The most that one document may come to (decision 0026): every amount of it stays below
 * BATAS_DOKUMEN_RP and a hard roof, its weight below a roof too. So sums over any number of
 * documents stay far from what the database and JavaScript can hold. Refused before anything is
 * asked of a supervisor or written.
 */
import { AppError } from '@kencana/contract/error-code';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import { HARGA_MAX } from '@kencana/rules/harga';
import { sumExact, type Jumlah } from '@kencana/rules/jumlah';
import { BeyondSafe, formatRupiah } from '@kencana/rules/rupiah';
import type { Settings } from '@kencana/contract/module-flag';
import type { Ctx } from '../../platform/http/route.ts';
import type { EventPosting, Posting } from './posting.ts';

/** A thousand tonnes, in milligrams: no parameter, for no shop has a reason to come near. */
const BERAT_MAX = milligram(1_000_000_000_000);

/** What is looked at: a document's first posting or a later event's. */
type Amounts = Pick<Posting, 'payments' | 'money' | 'journal'> & {
  readonly header: Partial<Pick<Posting['header'], 'total' | 'bayar'>>;
  readonly lines: Posting['lines'] | EventPosting['lines'];
  readonly newPieces?: Posting['newPieces'];
};

/** The limit in force: the parameter, never above the roof; the roof where it says nothing. */
function amountLimit(settings: Settings): number {
  const limit = settings.number('BATAS_DOKUMEN_RP');
  return limit >= 1 ? Math.min(limit, HARGA_MAX) : HARGA_MAX;
}

/**
 * Runs the pure part of a document; an amount that leaves the safe integers on the way is refused
 * like one above the limit: JUMLAH_TERLALU_BESAR at the input's goods or amount.
 */
export function computed<T>(ctx: Ctx, input: object, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BeyondSafe)) throw error;
    const text = ctx.t('error.JUMLAH_TERLALU_BESAR');
    throw new AppError('JUMLAH_TERLALU_BESAR', {}, { [fieldOf(input)]: [text] });
  }
}

/** Throws BATAS_DOKUMEN or BATAS_BERAT, at the line, the payments or the amount of the input. */
export function demandAmounts(ctx: Ctx, settings: Settings, input: object, posted: Amounts): void {
  const limit = amountLimit(settings);
  const refuse = (code: 'BATAS_DOKUMEN' | 'BATAS_BERAT', jumlah: Jumlah, field: string): never => {
    const data =
      code === 'BATAS_DOKUMEN'
        ? { jumlah: formatRupiah(jumlah), batas: formatRupiah(limit) }
        : { jumlah: formatGramUnit(milligram(Number(jumlah))), batas: formatGramUnit(BERAT_MAX) };
    throw new AppError(code, data, { [field]: [ctx.t(`error.${code}`, data)] });
  };
  const demand = (amount: Jumlah, field: string): void => {
    if (Number(amount) > limit) refuse('BATAS_DOKUMEN', amount, field);
  };
  const goods = fieldOf(input);
  for (const [i, line] of posted.lines.entries()) {
    for (const amount of lineAmounts(line)) demand(amount, lineField(input, i));
  }
  const pieces = posted.newPieces ?? [];
  for (const [i, piece] of pieces.entries()) {
    demand(Math.max(piece.harga_jual, piece.harga_beli), lineField(input, i));
  }
  const { total = 0, bayar = 0 } = posted.header;
  demand(total, goods);
  demand(bayar, paymentField(input));
  demand(sumExact(posted.payments.map((p) => p.jumlah_rp)), paymentField(input));
  demand(sumExact(pieces.map((p) => p.harga_jual)), goods);
  demand(sumExact(pieces.map((p) => p.harga_beli)), goods);
  for (const row of posted.money) demand(Math.max(row.masuk, row.keluar), goods);
  for (const row of posted.journal) demand(row.jumlah, goods);
  const weights = posted.lines.map((line) => ('berat' in line ? (line.berat ?? 0) : 0));
  const heavy = weights.findIndex((weight) => weight > BERAT_MAX);
  if (heavy >= 0) refuse('BATAS_BERAT', weights[heavy] ?? 0, lineField(input, heavy));
  const weight = sumExact(weights);
  if (Number(weight) > BERAT_MAX) refuse('BATAS_BERAT', weight, goods);
}

function lineAmounts(line: Amounts['lines'][number]): readonly number[] {
  if (!('jenis_baris' in line)) return [];
  const { harga_total = 0, harga_jual = 0, ongkos = 0, harga_atribut = 0, modal = 0 } = line;
  return [harga_total, harga_jual, ongkos, harga_atribut, modal];
}

/** Where inputs hold their goods, or the one amount that they are about. */
const GOODS = ['detail_barang', 'barang', 'barang_baru', 'detail_datang', 'jumlah_rp', 'jumlah'];

function fieldOf(input: object): string {
  return GOODS.find((name) => name in input) ?? paymentField(input);
}

function lineField(input: object, index: number): string {
  const name = fieldOf(input);
  const goods: unknown = (input as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(goods) && index < goods.length ? `${name}.${index}` : name;
}

function paymentField(input: object): string {
  return 'pembayaran' in input ? 'pembayaran' : 'detail_barang';
}
