/**
 * What everybody who holds a nota's link may know of it: goods, date and total, so that a paper
 * that says something else is seen; no number and no person. Reads only.
 */
import { sql } from 'kysely';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import type { MessageKey } from '@kencana/messages/key';
import type { Milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { formatKadar } from '@kencana/rules/kadar';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { DocumentPaper } from '../../engine/print/document-paper.ts';
import type { Db, Tx } from '../../platform/db/tx.ts';

export interface PublicLine {
  readonly nama_barang: string;
  /** Stamp, else per cent. */
  readonly kadar: string;
  readonly berat: Milligram;
  /** The shop has bought the piece back. */
  readonly dibeli: boolean;
}

export interface PublicNota {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  /** What it is: the kind's name, and its own status where it has one. */
  readonly nama: MessageKey;
  readonly status: MessageKey | undefined;
  readonly keadaan: 'asli' | 'batal' | 'menunggu';
  /** Business dates, yyyy-MM-dd. */
  readonly tgl: string;
  readonly batal_tgl: string | null;
  /** What the document comes to now. */
  readonly total: Rupiah;
  /** What was paid of it so far, where something is left. */
  readonly dibayar: Rupiah | undefined;
  readonly kelompok: readonly {
    readonly judul: MessageKey;
    readonly baris: readonly PublicLine[];
  }[];
}

interface Head {
  readonly kind: string;
  readonly tgl_system: string;
  readonly status: string;
  readonly status_valid: string;
  readonly batal_tgl: string | null;
  readonly total: Rupiah;
  readonly bayar: Rupiah;
  readonly nama_toko: string;
  readonly alamat_toko: string;
}

/**
 * The nota of a link; undefined for one that nobody gave out. Anything is looked up, whatever it
 * looks like, so that a malformed link costs what an unknown one costs.
 */
export async function findPublicNota(
  db: Db,
  papers: readonly DocumentPaper[],
  link: string,
): Promise<PublicNota | undefined> {
  const place = await db.shared((tx) =>
    tx.row<{ kode_toko: string; no_dokumen: string }>(sql`select * from cari_nota(${link})`),
  );
  if (place === undefined) return undefined;
  return db.tenant(place.kode_toko, (tx) => readNota(tx, papers, place.no_dokumen));
}

async function readNota(
  tx: Tx,
  papers: readonly DocumentPaper[],
  no: string,
): Promise<PublicNota | undefined> {
  const head = await tx.one<Head>(sql`select d.kind, d.tgl_system, d.status, d.status_valid,
      d.batal_tgl, d.total, d.bayar, t.nama_toko, t.alamat_toko
    from dokumen d join toko t using (kode_toko)
    where d.kode_toko = ${tx.kodeToko} and d.no_dokumen = ${no}`);
  const definition = papers.find((paper) => paper.definition.kind === head.kind)?.definition;
  if (definition === undefined) return undefined;
  const lines = Map.groupBy(await readLines(tx, no), (line) => line.jenis_baris);
  return {
    nama_toko: head.nama_toko,
    alamat_toko: head.alamat_toko,
    nama: definition.name,
    status: definition.statuses?.find((own) => own.value === head.status)?.label,
    keadaan:
      head.status === 'BATAL' ? 'batal' : head.status_valid === MENUNGGU ? 'menunggu' : 'asli',
    tgl: head.tgl_system,
    batal_tgl: head.batal_tgl,
    total: head.total,
    dibayar: definition.dariCustomer && head.bayar < head.total ? head.bayar : undefined,
    kelompok: definition.lines
      .map(({ jenis, title }) => ({ judul: title, baris: (lines.get(jenis) ?? []).map(lineOf) }))
      .filter(({ baris }) => baris.length > 0),
  };
}

interface LineRow {
  readonly jenis_baris: string;
  readonly nama_barang: string;
  readonly kadar: Kadar;
  readonly kadar_cetak: string;
  readonly berat: Milligram;
  readonly dibeli: boolean;
}

/** A sold piece is bought back once a live buy-back line has its barcode: none is sold again. */
function readLines(tx: Tx, no: string): Promise<LineRow[]> {
  return tx.rows<LineRow>(sql`select l.jenis_baris, l.nama_barang, coalesce(l.kadar, 0) as kadar,
      coalesce(l.rumus->>'kadar_cetak', '') as kadar_cetak, l.berat,
      l.hidup and l.jenis_baris = 'JUAL' and exists (select 1 from dokumen_baris b
        where b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
          and b.jenis_baris = 'BELI' and b.hidup) as dibeli
    from dokumen_baris l where l.kode_toko = ${tx.kodeToko} and l.no_dokumen = ${no}
    order by l.baris`);
}

function lineOf({ nama_barang, kadar, kadar_cetak, berat, dibeli }: LineRow): PublicLine {
  const stamp = kadar_cetak === '' ? formatKadar(kadar) : kadar_cetak;
  return { nama_barang, kadar: stamp, berat, dibeli };
}
