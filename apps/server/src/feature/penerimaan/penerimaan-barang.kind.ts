/**
 * A supplier's invoice (spec 1 §2 "penerimaan-barang", docs/decision/0061): what shall come, and
 * its price. It moves nothing; its pieces are entries of their own, received against its lines.
 * Pure but for `load`.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import { penerimaanBarangEntry } from '@kencana/contract/document/penerimaan-barang-entry';
import type { PenerimaanInput } from '@kencana/contract/document/penerimaan-barang-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { fineMg } from '@kencana/rules/kadar';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { checkJenisGroup } from '../../engine/transaction/jenis-group.ts';
import type { Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { DocumentLine, Posting } from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';

type Line = PenerimaanInput['detail_barang'][number];

interface Facts {
  /** The number of a living invoice of that supplier with the same number of his. */
  readonly lain: string | undefined;
}

export const penerimaanBarangKind: Kind<PenerimaanInput, Facts> = {
  name: 'penerimaan-barang',
  kode: 'PN',
  book: { peran: {}, rules: { tanpaBarang: ['FAKTUR'] } },
  pieces: () => [],
  refs: entryRefs(penerimaanBarangEntry),
  load: async (tx, input) => ({ lain: await sameInvoice(tx, input) }),
  check: checkPenerimaan,
  approval: () => [],
  post: postPenerimaan,
};

/** Letters and digits of an invoice's number: INV 2, INV-2. and inv-2 are one invoice. */
function bare(no: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(nullif(regexp_replace(upper(${no}), '[^[:alnum:]]', '', 'g'), ''), ${no})`;
}

/** Two people with one invoice: the second finds the first's. */
async function sameInvoice(
  tx: Tx,
  { kode_supplier, nama_supplier, no_faktur_supplier: faktur }: PenerimaanInput,
): Promise<string | undefined> {
  const siapa = kode_supplier === '' ? nama_supplier : kode_supplier;
  const key = `${tx.kodeToko}/penerimaan/${siapa}/`;
  const same = bare(sql`${faktur}::text`);
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text || ${same}, 0))`);
  const whose = kode_supplier === '' ? 'nama_supplier' : 'kode_supplier';
  const row = await tx.row<{ no: string }>(
    sql`select no_dokumen as no from dokumen
        where kode_toko = ${tx.kodeToko} and kind = 'penerimaan-barang' and status <> 'BATAL'
          and ${bare(sql`(rincian ->> 'no_faktur_supplier')`)} = ${same}
          and rincian ->> ${whose}::text = ${siapa} limit 1`,
  );
  return row?.no;
}

function checkPenerimaan(input: PenerimaanInput, { lain }: Facts, base: Known): Problem[] {
  const { no_faktur_supplier: faktur, tgl_faktur } = input;
  const problems = input.detail_barang.flatMap((line, i) =>
    checkJenisGroup(line, base.refs, `detail_barang.${i}.kode_jenis`),
  );
  if (tgl_faktur > base.tglSystem) {
    problems.push({ code: 'FAKTUR_BELUM_TERBIT', field: 'tgl_faktur' });
  }
  if (lain !== undefined) {
    const data = { no: lain, faktur };
    problems.push({ code: 'FAKTUR_SUPPLIER_ADA', data, field: 'no_faktur_supplier' });
  }
  return problems;
}

/** What the whole line costs. */
function lineCost({ tipe_harga, harga, qty, berat, ongkos }: Line): Rupiah {
  const goods = tipe_harga === 'PER_GRAM' ? hargaBerat(harga, berat) : rupiah(harga * qty);
  return rupiah(goods + ongkos);
}

function postPenerimaan(input: PenerimaanInput, _facts: Facts, { refs }: Known): Posting {
  const { kode_supplier, nama_supplier, no_faktur_supplier, tgl_faktur, jatuh_tempo } = input;
  const { detail_barang: lines } = input;
  return {
    ...EMPTY_POSTING,
    header: {
      ...NO_MONEY,
      keterangan: input.keterangan,
      total: sumRupiah(lines.map(lineCost)),
      status_valid: SAH,
      rincian: kept(penerimaanBarangDocument.rincian, {
        kode_supplier,
        nama_supplier: refs.row('supplier', kode_supplier)?.nama_supplier ?? nama_supplier,
        no_faktur_supplier,
        tgl_faktur,
        jatuh_tempo,
        ...(input.konsinyasi && { konsinyasi: 'YA' }),
        qty_sisa: lines.reduce((n, { qty }) => n + qty, 0),
        berat_sisa: mgToGram(sumMg(lines.map(({ berat }) => berat))),
      }),
    },
    lines: lines.map(lineOf),
  };
}

function lineOf(line: Line): DocumentLine {
  const { nama_barang, kode_group, kode_jenis, kadar, qty, berat } = line;
  const { tipe_harga, harga, ongkos } = line;
  return {
    jenis_baris: 'FAKTUR',
    nama_barang,
    kode_group,
    kode_jenis,
    kadar,
    qty,
    berat,
    berat_asli: berat,
    murni: fineMg(berat, kadar),
    harga_total: lineCost(line),
    rumus: kept(penerimaanBarangDocument.lines[0].rumus, {
      tipe_harga,
      harga,
      ongkos,
      qty_terima: 0,
      berat_terima: 0,
      modal_terima: 0,
    }),
  };
}
