/**
 * Taking a titipan through a sale: exactly its pieces at the prices they were held at, its down
 * payment counted as a payment (domain.md §6, §8 "Taken"). Pure.
 */
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { rupiah } from '@kencana/rules/rupiah';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { Finish, Payment } from '../../engine/transaction/posting.ts';
import type { PenjualanFacts } from './facts.ts';
import type { PricedLine } from './price.ts';

type Taking = Pick<PenjualanFacts, 'titipan'>;

/** Number of the titipan that the sale takes, from the header or its payment; empty when none. */
export function titipanOf(input: PenjualanInput): string {
  if (input.no_titip_group !== '') return input.no_titip_group;
  return input.pembayaran.flatMap((p) => (p.jenis === 'TITIPAN' ? [p.no_titipan] : []))[0] ?? '';
}

/** The line that holds the piece for the customer. */
export function heldLine(facts: Taking, kode_barcode: string): HeldLine | undefined {
  return facts.titipan?.lines.find((l) => l.hidup && l.kode_barcode === kode_barcode);
}

/** The price as it was held. */
export function heldPrice(line: HeldLine): PricedLine {
  const { harga_jual, ongkos, harga_atribut, diskon, harga_total, rumus } = line;
  return {
    hargaDihitung: line.harga_dihitung,
    ongkosDihitung: line.ongkos_dihitung,
    hargaJual: harga_jual,
    ongkos,
    hargaAtribut: harga_atribut,
    diskon,
    eksak: rupiah(harga_jual + ongkos + harga_atribut - diskon),
    hargaTotal: harga_total,
    pembulatan: line.pembulatan,
    hargaGram: rupiah(Number(rumus['harga_gram'] ?? 0)),
    totalDihitung: harga_total,
    ppn: line.ppn,
    rumus: { ...rumus },
  };
}

/** What was paid down, as a payment of the sale. */
export function downPayment(facts: Taking, keterangan: string): Payment[] {
  if (!facts.titipan) return [];
  const { no_dokumen, bayar } = facts.titipan.doc;
  return [{ ...plainPayment('TITIPAN', bayar, keterangan), no_asal: no_dokumen }];
}

/** The titipan ends with the sale. */
export function finishTaken(facts: Taking): Finish[] {
  if (!facts.titipan) return [];
  return [{ kind: 'titipan', no: facts.titipan.doc.no_dokumen, dari: 'OPEN', ke: 'FINISH' }];
}

/** The titipan exists, is open, and is taken whole and as held. */
export function checkTaken(input: PenjualanInput, facts: Taking): Problem[] {
  const no = titipanOf(input);
  const rows = input.pembayaran.filter((p) => p.jenis === 'TITIPAN');
  if (no === '' && rows.length === 0) return [];
  const field = 'no_titip_group';
  const { titipan } = facts;
  if (!titipan) return [{ code: 'REF_TIDAK_ADA', data: { label: 'Titipan', kode: no }, field }];
  const { status, status_valid } = titipan.doc;
  if (status === 'BATAL') return [{ code: 'DOKUMEN_SUDAH_BATAL', data: { no }, field }];
  if (status_valid === 'OPEN') return [{ code: 'DOKUMEN_BELUM_VALID', data: { no }, field }];
  if (status !== 'OPEN') return [{ code: 'DOKUMEN_STATUS', data: { no, status }, field }];
  const other = rows.some((p) => p.no_titipan !== '' && p.no_titipan !== no);
  if (rows.length > 1 || other)
    return [{ code: 'TITIPAN_BEDA', data: { no }, field: 'pembayaran' }];
  const problems = input.detail_barang.flatMap((line, i): Problem[] => {
    const held = heldLine(facts, line.kode_barcode);
    if (held && !differs(line, held)) return [];
    return [{ code: 'TITIPAN_BEDA', data: { no }, field: `detail_barang.${i}.kode_barcode` }];
  });
  const live = titipan.lines.filter((l) => l.hidup);
  if (problems.length === 0 && live.length !== input.detail_barang.length)
    problems.push({ code: 'TITIPAN_BEDA', data: { no }, field: 'detail_barang' });
  return problems;
}

/** True when the client asks for another price than the one held. */
function differs(line: PenjualanInput['detail_barang'][number], held: HeldLine): boolean {
  const { harga_jual, ongkos, diskon_rp, diskon_persen } = line;
  const other = (asked: number | undefined, kept: number): boolean =>
    asked !== undefined && asked !== kept;
  return (
    other(harga_jual, held.harga_jual) ||
    other(ongkos, held.ongkos) ||
    other(diskon_rp, held.diskon) ||
    (diskon_persen ?? 0) > 0
  );
}
