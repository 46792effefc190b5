/**
 * The pre-order (spec 1 §2 "PRE_ORDER_MODULE", §4; docs/domain.md §6): what a supplier shall bring.
 * It moves neither stock nor money. Pure but for `load`.
 */
import { sql } from 'kysely';
import type { preOrderEntry } from '@kencana/contract/document/pre-order-entry';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { milligram } from '@kencana/rules/gram';
import { fineMg } from '@kencana/rules/kadar';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Kind, Problem } from '../../engine/transaction/kind.ts';
import { checkPhone } from '../../engine/transaction/people.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { DocumentLine, Posting } from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';

type PreOrderInput = InputOf<typeof preOrderEntry>;

export interface PreOrderFacts {
  /** Name of the supplier whose code was given; undefined for an unknown one. */
  readonly supplier: string | undefined;
  /** Codes of the input's types that the shop has. */
  readonly jenis: ReadonlySet<string>;
}

export const preOrderKind: Kind<PreOrderInput, PreOrderFacts> = {
  name: 'pre-order',
  kode: 'PO',
  book: { peran: {}, rules: { bayar: true, tanpaBarang: ['PO'] } },
  pieces: () => [],
  load: loadPreOrder,
  check: checkPreOrder,
  approval: () => [],
  post: postPreOrder,
};

async function loadPreOrder(tx: Tx, input: PreOrderInput): Promise<PreOrderFacts> {
  const codes = [...new Set(input.detail_barang.map((line) => line.kode_jenis))];
  const head = await tx.one<{ nama: string | null; jenis: string[] }>(
    sql`select
          (select nama_supplier from supplier_barang where kode_toko = ${tx.kodeToko}
            and kode_supplier = ${input.kode_supplier} and aktif) as nama,
          (select coalesce(array_agg(kode_jenis), '{}') from jenis where kode_toko = ${tx.kodeToko}
            and kode_jenis = any(${codes}::text[]) and aktif) as jenis`,
  );
  return { supplier: head.nama ?? undefined, jenis: new Set(head.jenis) };
}

function checkPreOrder(input: PreOrderInput, facts: PreOrderFacts): Problem[] {
  const { kode_supplier, detail_barang } = input;
  const problems = detail_barang.flatMap(({ kode_jenis }, i): Problem[] =>
    facts.jenis.has(kode_jenis)
      ? []
      : [
          {
            code: 'REF_TIDAK_ADA',
            data: { label: 'Jenis', kode: kode_jenis },
            field: `detail_barang.${i}.kode_jenis`,
          },
        ],
  );
  if (kode_supplier !== '' && facts.supplier === undefined) {
    const data = { label: 'Supplier', kode: kode_supplier };
    problems.push({ code: 'REF_TIDAK_ADA', data, field: 'kode_supplier' });
  }
  return [...problems, ...checkPhone(input, {})];
}

function postPreOrder(input: PreOrderInput, facts: PreOrderFacts): Posting {
  const { kode_supplier, nama_supplier, nama_customer, no_hp, keterangan } = input;
  const nothing = rupiah(0);
  return {
    ...EMPTY_POSTING,
    header: {
      nama_customer,
      no_hp,
      keterangan,
      total: sumRupiah(input.detail_barang.map((line) => line.harga)),
      pembulatan: nothing,
      bayar: nothing,
      kembali: nothing,
      status_valid: 'DONE',
      rincian: { kode_supplier, nama_supplier: facts.supplier ?? nama_supplier },
    },
    lines: input.detail_barang.map(lineOf),
  };
}

/** The line's weight is that of all its pieces; the wanted weight of one stays in `rumus`. */
function lineOf(line: PreOrderInput['detail_barang'][number]): DocumentLine {
  const { nama_barang, kode_jenis, kadar, qty, harga, keterangan } = line;
  const berat = milligram(line.berat * qty);
  return {
    jenis_baris: 'PO',
    nama_barang,
    kode_jenis,
    kadar,
    qty,
    berat,
    berat_asli: berat,
    murni: fineMg(berat, kadar),
    harga_total: harga,
    keterangan,
    rumus: { berat_satuan: line.berat / 1000 },
  };
}
