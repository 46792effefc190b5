/**
 * Stored documents of one kind as lists and single ones, with the lines and payments of its
 * definition, in wire units (contract document/document-row.ts).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { documentNumber } from '@kencana/contract/document/define-document';
import type { DocumentDef, RowOf } from '@kencana/contract/document/define-document';
import type {
  DocumentLineRow,
  DocumentRow,
  PaymentRow,
} from '@kencana/contract/document/document-row';
import { kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Tx } from '../../platform/db/tx.ts';
import { USED } from '../transaction/lot.ts';
import type { DocumentFilter } from './filter.ts';
import { datesOf, lateness, todayOf, whereOf } from './filter.ts';
import { holdToDay, holdToWork } from './previous-day.ts';
import type { Reader } from './previous-day.ts';

/** More fields for rows that were read, by document number; what a kind keeps beside its lines. */
export type Enrich = (tx: Tx, rows: readonly DocumentRow[]) => Promise<ReadonlyMap<string, object>>;

/** Which lines of each document are read, counted from 1; those that `dulu` names come first. */
export type LinePage = NonNullable<DocumentDef['sekaligus']> & { readonly dari: number };

/**
 * One page of documents, newest first, without dates the overdue before, and how many in all. Who
 * is locked to tgl_system gets today's work whatever he asks; other dates are refused with
 * LAPORAN_TANGGAL_TERKUNCI.
 */
export async function listDocuments<D extends DocumentDef>(
  reader: Reader,
  tx: Tx,
  def: D,
  asked: DocumentFilter,
  enrich?: Enrich,
  page?: LinePage,
): Promise<{ data: RowOf<D>[]; count: number }> {
  const filter = datesOf(def, asked);
  const held = await holdToDay(reader, tx, [filter.tgl_awal, filter.tgl_akhir]);
  const where = whereOf(tx, def, filter, held !== undefined);
  const total = await tx.one<{ jumlah: number }>(
    sql`select count(*) as jumlah from dokumen d where ${where}`,
  );
  // A whole number of an earlier day is refused, not told as one that does not exist.
  if (total.jumlah === 0 && filter.no_faktur !== undefined)
    await holdToWork(reader, tx, def, documentNumber(def, filter.no_faktur));
  const anyDay = filter.tgl_awal === undefined && filter.tgl_akhir === undefined;
  const late = anyDay ? sql`terlambat desc,` : sql``;
  const order = sql`order by ${late} d.created_at desc, d.no_dokumen desc offset ${filter.skip}
    limit ${filter.limit}`;
  return { data: await readDocuments(tx, def, where, order, enrich, page), count: total.jumlah };
}

/**
 * One document of the kind with everything, for whoever asks by its number; TIDAK_DITEMUKAN
 * otherwise, LAPORAN_TANGGAL_TERKUNCI for one of a day that he may not read.
 */
export async function findDocument<D extends DocumentDef>(
  reader: Reader,
  tx: Tx,
  def: D,
  no: string,
  enrich?: Enrich,
  page?: LinePage,
): Promise<RowOf<D>> {
  await holdToWork(reader, tx, def, no);
  return readWritten(tx, def, no, enrich, page);
}

/**
 * The document as a write of the caller's has just left it, for that write's answer and for the
 * rules of the next one: nobody looks it up. TIDAK_DITEMUKAN otherwise.
 */
export async function readWritten<D extends DocumentDef>(
  tx: Tx,
  def: D,
  no: string,
  enrich?: Enrich,
  page?: LinePage,
): Promise<RowOf<D>> {
  const where = sql`d.kode_toko = ${tx.kodeToko} and d.kind = ${def.kind} and d.no_dokumen = ${no}`;
  const [row] = await readDocuments(tx, def, where, sql``, enrich, page);
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return row;
}

type HeadRow = Omit<DocumentRow, 'created_at' | 'pembayaran' | 'qty' | 'berat'> & {
  readonly created_at: Date;
};

async function readDocuments<D extends DocumentDef>(
  tx: Tx,
  def: D,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  enrich?: Enrich,
  page?: LinePage,
): Promise<RowOf<D>[]> {
  const heads = await tx.rows<HeadRow>(
    sql`select d.no_dokumen as no_faktur_group, d.kind, d.tgl_system, d.created_at, d.status,
          d.status_valid, d.kode_sales, s.nama_sales, d.kode_member, d.nama_customer,
          d.alamat_customer, d.no_hp, d.keterangan, d.total, d.pembulatan, d.bayar, d.kembali,
          d.input_by, d.valid_by, d.batal_by, d.batal_tgl, d.batal_alasan, d.otorisasi,
          ${lateness(def, todayOf(tx))} as terlambat,
          coalesce((d.rincian #>> '{tertunda,acara,ke}')::int, 1) as ke,
          exists (select 1 from lot l where l.kode_toko = d.kode_toko
            and l.no_dokumen = d.no_dokumen and ${USED}) as barang_keluar,
          (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(d.rincian)
            where key = any(${[...(def.rincian ?? [])]}::text[])) as rincian
        from dokumen d left join sales s on s.kode_toko = d.kode_toko
          and s.kode_sales = d.kode_sales
        where ${where} ${order}`,
  );
  const numbers = heads.map((head) => head.no_faktur_group);
  const lines = Map.groupBy(await readLines(tx, def, numbers, page), (line) => line.no_dokumen);
  const payments = Map.groupBy(await readPayments(tx, numbers), (p) => p.no_dokumen);
  const whole = page === undefined ? undefined : await readSums(tx, def, numbers);
  const rows = heads.map((head) => ({
    ...documentOf(
      def,
      head,
      lines.get(head.no_faktur_group) ?? [],
      payments.get(head.no_faktur_group) ?? [],
    ),
    ...whole?.get(head.no_faktur_group),
  }));
  const more = await enrich?.(tx, rows);
  if (more === undefined) return rows;
  return rows.map((row) => ({ ...row, ...more.get(row.no_faktur_group) }));
}

/**
 * What all lines come to of documents that carry a part of them; one that was taken back counts
 * only where the whole document was.
 */
async function readSums(
  tx: Tx,
  { lines: [{ jenis }] }: DocumentDef,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  const counts = sql`b.jenis_baris = ${jenis} and (b.hidup or d.status = 'BATAL')`;
  const sums = await tx.rows<{ no: string; baris: number; qty: number; berat: Milligram }>(
    sql`select no_dokumen as no, count(*)::int as baris,
          coalesce(sum(b.qty) filter (where ${counts}), 0)::bigint as qty,
          coalesce(sum(b.berat) filter (where ${counts}), 0)::bigint as berat
        from dokumen_baris b join dokumen d using (kode_toko, no_dokumen)
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${numbers}::text[])
        group by no_dokumen`,
  );
  return new Map(
    sums.map(({ no, baris, qty, berat }) => [
      no,
      { qty, berat: mgToGram(berat), jumlah_baris: baris },
    ]),
  );
}

function documentOf<D extends DocumentDef>(
  def: D,
  head: HeadRow,
  lines: readonly DocumentLineRow[],
  pembayaran: readonly PaymentRow[],
): RowOf<D> {
  const groups = def.lines.map((group) => [
    group.field,
    lines.filter((line) => line.jenis_baris === group.jenis),
  ]);
  const first = lines.filter((line) => line.jenis_baris === def.lines[0].jenis);
  const row: DocumentRow = {
    ...head,
    created_at: head.created_at.toISOString(),
    qty: first.reduce((sum, line) => sum + line.qty, 0),
    // Wire grams have three places: whole milligrams are added, not fractions.
    berat: first.reduce((mg, line) => mg + Math.round(line.berat * 1000), 0) / 1000,
    pembayaran,
  };
  const other = def.nomorLain === undefined ? {} : { [def.nomorLain]: head.no_faktur_group };
  return { ...row, ...other, ...Object.fromEntries(groups) } as RowOf<D>;
}

async function readLines(
  tx: Tx,
  def: DocumentDef,
  numbers: readonly string[],
  page: LinePage | undefined,
): Promise<DocumentLineRow[]> {
  const lines = await tx.rows<DocumentLineRow>(
    sql`select no_dokumen, baris, jenis_baris, no_faktur, hidup,
          coalesce(kode_barcode, '') as kode_barcode, nama_barang,
          coalesce(kode_group, '') as kode_group, coalesce(kode_jenis, '') as kode_jenis,
          coalesce(kadar, 0) as kadar, qty, berat, berat_asli, harga_dihitung, harga_jual, ongkos,
          harga_atribut, diskon, pembulatan, harga_total, keterangan, rumus
        from ${page === undefined ? sql`dokumen_baris` : linesOfPage(tx, numbers, page)}
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${numbers}::text[])
        order by no_dokumen, ${page === undefined ? sql`baris` : sql`urutan`}`,
  );
  const names = new Map(def.lines.map((group) => [group.jenis, group.nomor]));
  return lines.map((line) => ({
    ...line,
    [names.get(line.jenis_baris) ?? 'no_faktur']: line.no_faktur,
    kadar: kadarToPercent(line.kadar as Kadar),
    berat: mgToGram(line.berat as Milligram),
    berat_asli: mgToGram(line.berat_asli as Milligram),
  }));
}

/** The lines of each document in the order in which they are looked at, those of the page alone. */
function linesOfPage(
  tx: Tx,
  numbers: readonly string[],
  { most, dari, dulu = [] }: LinePage,
): RawBuilder<unknown> {
  const marked = sql`select d.no_dokumen as no, (m ->> 'baris')::int as baris from dokumen d
    cross join lateral jsonb_array_elements(d.rincian #> ${[...dulu]}::text[]) m
    where d.kode_toko = ${tx.kodeToko} and d.no_dokumen = any(${numbers}::text[])
      and jsonb_typeof(d.rincian #> ${[...dulu]}::text[]) = 'array'`;
  return sql`(select * from (select b.*, row_number() over (partition by b.no_dokumen
      order by (m.baris is null), b.baris) as urutan
    from dokumen_baris b left join (${marked}) m on m.no = b.no_dokumen and m.baris = b.baris
    where b.kode_toko = ${tx.kodeToko} and b.no_dokumen = any(${numbers}::text[])) o
    where urutan >= ${dari} and urutan < ${dari + most}) l`;
}

/**
 * A later event that the cashier refused took nothing: its payments are left out. Those of a
 * document that was cancelled whole stay: there the first posting was mirrored in the same moment.
 */
async function readPayments(tx: Tx, numbers: readonly string[]): Promise<PaymentRow[]> {
  const payments = await tx.rows<PaymentRow>(
    sql`select b.no_dokumen, b.jenis, b.jumlah_rp, b.fee, b.fee_rp, b.fee_ditanggung,
          b.no_rekening, b.no_card, b.keterangan, b.ke, b.arah, b.no_asal
        from dokumen_bayar b
        where b.kode_toko = ${tx.kodeToko} and b.no_dokumen = any(${numbers}::text[])
          and not exists (select 1 from posting p
            where p.kode_toko = b.kode_toko and p.no_dokumen = b.no_dokumen and p.membalik = b.ke
              and not exists (select 1 from posting w where w.kode_toko = p.kode_toko
                and w.no_dokumen = p.no_dokumen and w.membalik = 1 and w.waktu = p.waktu))
        order by b.no_dokumen, b.urut`,
  );
  return payments.map((payment) => ({ ...payment, fee: payment.fee / 100 }));
}
