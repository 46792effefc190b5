/**
 * What a kind of document puts on paper: a builder from its stored row to the print engine's plain
 * data, its title, and templates of its own where the general nota and slip do not do. Pure.
 */
import type { DocumentDef, RowOf } from '@kencana/contract/document/define-document';
import { clockIn } from '@kencana/rules/tanggal';
import type {
  DocumentLineRow,
  DocumentRow,
  PaymentRow,
} from '@kencana/contract/document/document-row';
import type { Template, TemplateKind } from '@kencana/contract/print-template';
import { gramToMg } from '@kencana/rules/gram';
import { perGram } from '@kencana/rules/harga';
import { formatKadar, percentToKadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { terbilang } from '@kencana/rules/terbilang';
import type { Enrich } from '../document/read-document.ts';
import type { Logo, NotaBaris, NotaBayar, NotaData } from './nota-data.ts';

export interface NotaShop {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_hp: string;
  readonly zona_waktu: string;
  readonly logo?: Logo | undefined;
}

export interface NotaContext {
  readonly shop: NotaShop;
  /** Name of the bank of each account. */
  readonly banks: ReadonlyMap<string, string>;
  /** 0 the original, n is SALINAN n. */
  readonly salinan: number;
  /** Address that tells everybody whether the nota is genuine; undefined where none is known. */
  readonly link: string | undefined;
  /** Texts in the language of the paper. */
  readonly t: (key: string, data?: Record<string, unknown>) => string;
}

export interface DocumentPaper<D extends DocumentDef = DocumentDef> {
  readonly definition: D;
  /** First word of the calls `{tipe}/get/bynota`. */
  readonly tipe: string;
  readonly enrich?: Enrich | undefined;
  readonly build: (row: RowOf<D>, context: NotaContext) => NotaData;
  /** Shipped templates of the kind's own; the general ones otherwise. */
  readonly templates?: Readonly<Partial<Record<TemplateKind, Template>>>;
}

/** Keeps the type of a definition's rows together with its builder. */
export function documentPaper<D extends DocumentDef>(paper: DocumentPaper<D>): DocumentPaper {
  return paper as unknown as DocumentPaper;
}

/** What a kind's builder decides; everything else is alike on every paper. */
export interface PaperBody {
  readonly judul: string;
  readonly baris: readonly NotaBaris[];
  readonly baris_beli?: readonly NotaBaris[];
  readonly sisa?: NotaData['sisa'];
  /** Of goods that a marketplace sold. */
  readonly kode_marketplace?: string | undefined;
  readonly no_po?: string | undefined;
  readonly toleransi_beli?: string | undefined;
  /** What the customer paid where left out. */
  readonly bayar?: readonly NotaBayar[];
}

/** The nota of any document, with the kind's own title and lines. */
export function documentNota(row: DocumentRow, context: NotaContext, body: PaperBody): NotaData {
  const { shop, banks, salinan, link } = context;
  const { nama_toko, alamat_toko, no_hp, logo } = shop;
  return {
    toko: { nama_toko, alamat_toko, no_hp, logo },
    no_dokumen: row.no_faktur_group,
    no_token: link,
    tgl: row.tgl_system,
    jam: clockIn(shop.zona_waktu, new Date(row.created_at)).slice(0, 5),
    kasir: row.valid_by ?? row.input_by,
    // Goods that nobody sold have no sales person.
    sales: row.nama_sales ?? row.kode_sales ?? '',
    customer: { nama: row.nama_customer, alamat: row.alamat_customer, no_hp: row.no_hp },
    total: rupiah(row.total),
    pembulatan: rupiah(row.pembulatan),
    bayar: paymentLines(row, 'MASUK', banks),
    kembali: rupiah(row.kembali),
    terbilang: terbilang(rupiah(row.total)),
    salinan,
    keterangan: row.keterangan,
    baris_beli: [],
    ...body,
  };
}

/** What was paid to the shop, or by it. */
export function paymentLines(
  row: DocumentRow,
  arah: PaymentRow['arah'],
  banks: ReadonlyMap<string, string>,
): NotaBayar[] {
  return row.pembayaran.filter((p) => p.arah === arah).map((p) => paymentOf(p, banks));
}

/** Of a piece that is sold: how its purity is stamped, and its price of a gram. */
interface SoldAs {
  readonly kadar_cetak?: string;
  readonly harga_gram?: Rupiah;
}

/** A piece that leaves the shop, at its price. */
export function soldLine(line: DocumentLineRow, rumus: SoldAs = {}): NotaBaris {
  const { kadar_cetak, harga_gram = rupiah(0) } = rumus;
  return {
    ...goodsOf(line),
    ...(kadar_cetak !== undefined && { kadar_cetak }),
    harga_gram,
    harga_jual: rupiah(line.harga_jual),
    diskon: rupiah(line.diskon),
  };
}

/** A piece taken in: what it is worth now, not what its old nota said. */
export function boughtLine(line: DocumentLineRow): NotaBaris {
  return {
    ...goodsOf(line),
    harga_gram: perGram(rupiah(line.harga_total), gramToMg(line.berat)),
    harga_jual: rupiah(line.harga_total),
    diskon: rupiah(0),
  };
}

/** Lines of pieces that are sold, now or when the rest is paid. */
const SOLD = ['JUAL', 'TITIP'];

function goodsOf(line: DocumentLineRow): Omit<NotaBaris, 'harga_gram' | 'harga_jual' | 'diskon'> {
  return {
    no_faktur: line.no_faktur,
    kode_barcode: line.kode_barcode,
    nama_barang: line.nama_barang,
    deskripsi: line.keterangan,
    deskripsi_jual: SOLD.includes(line.jenis_baris) ? line.keterangan : '',
    kadar: percentToKadar(line.kadar),
    kadar_cetak: formatKadar(percentToKadar(line.kadar)),
    berat: gramToMg(line.berat),
    berat_asli: gramToMg(line.berat_asli),
    ongkos: rupiah(line.ongkos),
    harga_atribut: rupiah(line.harga_atribut),
    harga_total: rupiah(line.harga_total),
  };
}

function paymentOf(p: PaymentRow, banks: ReadonlyMap<string, string>): NotaBayar {
  const bank = p.no_rekening ? banks.get(p.no_rekening) : undefined;
  return {
    jenis: bank ? `${p.jenis} ${bank}` : p.jenis,
    jumlah_rp: rupiah(p.jumlah_rp),
    fee_rp: rupiah(p.fee_ditanggung === 'CUSTOMER' ? p.fee_rp : 0),
    keterangan: p.keterangan,
  };
}
