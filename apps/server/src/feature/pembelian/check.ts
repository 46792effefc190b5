/** Everything that refuses a buy-back, goods first, each with its field. Pure. */
import type { PembelianInput } from '@kencana/contract/transaction/pembelian';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Known, Problem } from '../../engine/transaction/kind.ts';
import { checkName, checkPhone } from '../../engine/transaction/people.ts';
import { checkJenisGroup } from '../../engine/transaction/jenis-group.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { categoryProblems, nameOf } from './bought.part.ts';
import type { Bought } from './bought.part.ts';
import type { ComputedPurchase } from './compute.ts';
import type { PembelianFacts } from './pembelian.facts.ts';

export function checkPurchase(
  input: PembelianInput,
  facts: PembelianFacts,
  base: Known,
  computed: () => ComputedPurchase,
): Problem[] {
  const problems = [
    ...checkPieces(input, facts),
    ...checkTypes(input, base),
    ...checkCustomer(input, facts),
  ];
  if (facts.gudangBeli === null)
    problems.push(noSuch('report.kolom.gudang', 'BELI', 'detail_barang'));
  if (problems.length > 0 || !base.refs.complete) return problems;
  const purchase = computed();
  return [...checkPrices(purchase), ...checkPayments(purchase)];
}

function checkPieces(input: PembelianInput, facts: PembelianFacts): Problem[] {
  const seen = new Set<string>();
  return input.detail_barang.flatMap(({ kode_barcode }, i): Problem[] => {
    if (kode_barcode === '') return [];
    const field = `detail_barang.${i}.kode_barcode`;
    const data = { kode_barcode };
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data, field }];
    seen.add(kode_barcode);
    const status = facts.pieces.get(kode_barcode)?.status;
    if (status === undefined) return [{ code: 'BARANG_TIDAK_ADA', data, field }];
    if (status === 'DIBELI') return [{ code: 'SUDAH_DIBELI_KEMBALI', data, field }];
    if (status !== 'TERJUAL' || !facts.sold.has(kode_barcode))
      return [{ code: 'TUKAR_BUKAN_PENJUALAN', data, field }];
    return [];
  });
}

/** The type that goods without barcode are given is one of their group's. */
function checkTypes(input: PembelianInput, { refs }: Known): Problem[] {
  return input.detail_barang.flatMap((line, i) =>
    line.kode_barcode === '' ? checkJenisGroup(line, refs, `detail_barang.${i}.kode_jenis`) : [],
  );
}

/** Who sells: a name, a member's own too; and an identity for goods that no barcode proves. */
function checkCustomer(input: PembelianInput, facts: PembelianFacts): Problem[] {
  const problems: Problem[] = [];
  const member = input.kode_member !== 'NONMEMBER';
  problems.push(...checkName(input, facts, 'PENJUAL_WAJIB'), ...checkPhone(input, facts));
  const unproved = input.detail_barang.some((d) => d.kode_barcode === '');
  if (unproved && !member && input.nik_sim_passport === '')
    problems.push({ code: 'IDENTITAS_WAJIB', field: 'nik_sim_passport' });
  return problems;
}

function checkPrices(purchase: ComputedPurchase): Problem[] {
  return purchase.lines.flatMap(({ bought, index }): Problem[] => [
    ...categoryProblems(bought, `detail_barang.${index}.kode_group`),
    ...(bought.hargaBeli > 0 ? [] : [unpriced(bought, index)]),
  ]);
}

function unpriced(bought: Bought, index: number): Problem {
  const field = `detail_barang.${index}.harga_beli`;
  return { code: 'HARGA_BELI_KOSONG', data: { nama: nameOf(bought) }, field };
}

function checkPayments(purchase: ComputedPurchase): Problem[] {
  const problems: Problem[] = [];
  const rest = purchase.total - purchase.bayar;
  const rp = formatRupiah(rupiah(Math.abs(rest)));
  if (rest > 0) problems.push({ code: 'BAYAR_KURANG', data: { rp }, field: 'pembayaran' });
  if (rest < 0) problems.push({ code: 'BELI_LEBIH_BAYAR', data: { rp }, field: 'pembayaran' });
  return problems;
}
