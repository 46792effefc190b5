/** Everything that refuses a buy-back, goods first, each with its field. Pure. */
import type { BarisBeli, PembelianInput } from '@kencana/contract/transaction/pembelian';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Base, Problem } from '../../engine/transaction/kind.ts';
import { checkName, checkPhone } from '../../engine/transaction/people.ts';
import { nameOf } from './bought.ts';
import { computePurchase } from './compute.ts';
import type { ComputedPurchase } from './compute.ts';
import type { PembelianFacts } from './pembelian.facts.ts';

export function checkPurchase(input: PembelianInput, facts: PembelianFacts, base: Base): Problem[] {
  const problems = [
    ...checkPieces(input, facts),
    ...input.detail_barang.flatMap((line, i) => checkNames(line, i, facts)),
    ...checkCustomer(input, facts),
  ];
  if (facts.gudangBeli === null) problems.push(missing('Gudang', 'BELI', 'detail_barang'));
  if (problems.length > 0) return problems;
  const purchase = computePurchase(input, facts, base.settings);
  return [...checkPrices(purchase), ...checkPayments(input, facts, purchase)];
}

function missing(label: string, kode: string, field: string): Problem {
  return { code: 'REF_TIDAK_ADA', data: { label, kode }, field };
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

function checkNames(line: BarisBeli, i: number, facts: PembelianFacts): Problem[] {
  const at = `detail_barang.${i}`;
  const problems: Problem[] = [];
  if (line.kondisi !== '' && !facts.kondisi.has(line.kondisi))
    problems.push(missing('Kondisi', line.kondisi, `${at}.kondisi`));
  if (line.foto !== '' && !facts.foto.has(line.foto))
    problems.push(missing('Foto', line.foto, `${at}.foto`));
  if (line.kode_barcode !== '') return problems;
  if (!facts.group.has(line.kode_group))
    problems.push(missing('Group', line.kode_group, `${at}.kode_group`));
  if (!facts.jenis.has(line.kode_jenis))
    problems.push(missing('Jenis', line.kode_jenis, `${at}.kode_jenis`));
  if (line.kode_harga !== '' && !facts.hargaBeli.has(line.kode_harga))
    problems.push(missing('Parameter Harga Beli', line.kode_harga, `${at}.kode_harga`));
  return problems;
}

/** Who sells: a name, a member's own too; and an identity for goods that no barcode proves. */
function checkCustomer(input: PembelianInput, facts: PembelianFacts): Problem[] {
  const problems: Problem[] = [];
  if (!facts.salesAda) problems.push(missing('Sales', input.kode_sales, 'kode_sales'));
  if (!facts.memberAda) problems.push(missing('Member', input.kode_member, 'kode_member'));
  const member = input.kode_member !== 'NONMEMBER';
  problems.push(...checkName(input, facts, 'PENJUAL_WAJIB'), ...checkPhone(input, facts));
  const unproved = input.detail_barang.some((d) => d.kode_barcode === '');
  if (unproved && !member && input.nik_sim_passport === '')
    problems.push({ code: 'IDENTITAS_WAJIB', field: 'nik_sim_passport' });
  return problems;
}

function checkPrices(purchase: ComputedPurchase): Problem[] {
  return purchase.lines.flatMap(({ bought, index }): Problem[] =>
    bought.hargaBeli > 0
      ? []
      : [
          {
            code: 'HARGA_BELI_KOSONG',
            data: { nama: nameOf(bought) },
            field: `detail_barang.${index}.harga_beli`,
          },
        ],
  );
}

function checkPayments(
  input: PembelianInput,
  facts: PembelianFacts,
  purchase: ComputedPurchase,
): Problem[] {
  const problems = input.pembayaran.flatMap((p, i): Problem[] =>
    p.jenis === 'TRANSFER' && !facts.rekening.has(p.no_rekening)
      ? [missing('Rekening', p.no_rekening, `pembayaran.${i}.no_rekening`)]
      : [],
  );
  const rest = purchase.total - purchase.bayar;
  const rp = formatRupiah(rupiah(Math.abs(rest)));
  if (rest > 0) problems.push({ code: 'BAYAR_KURANG', data: { rp }, field: 'pembayaran' });
  if (rest < 0) problems.push({ code: 'BELI_LEBIH_BAYAR', data: { rp }, field: 'pembayaran' });
  return problems;
}
