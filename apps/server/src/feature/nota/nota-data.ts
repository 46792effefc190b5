/** A stored sale as the print engine's plain data: figures as stored, texts chosen here. Pure. */
import type { DocumentLineRow, PaymentRow } from '@kencana/contract/document/document-row';
import type { SaleDocument } from '@kencana/contract/document/penjualan';
import { gramToMg } from '@kencana/rules/gram';
import { formatKadar, percentToKadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { terbilang } from '@kencana/rules/terbilang';
import type { Logo, NotaBaris, NotaBayar, NotaData } from '../../engine/print/nota-data.ts';

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
  readonly t: (key: string) => string;
}

/** Builds the nota of a sale. */
export function notaOfSale(sale: SaleDocument, context: NotaContext): NotaData {
  const { shop, banks, salinan, t } = context;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: shop.zona_waktu,
    hour: '2-digit',
    minute: '2-digit',
  });
  return {
    judul: t(sale.status === 'BATAL' ? 'print.judul-penjualan-batal' : 'print.judul-penjualan'),
    toko: {
      nama_toko: shop.nama_toko,
      alamat_toko: shop.alamat_toko,
      no_hp: shop.no_hp,
      logo: shop.logo,
    },
    no_dokumen: sale.no_faktur_group,
    tgl: sale.tgl_system,
    jam: time.format(new Date(sale.created_at)),
    kasir: sale.valid_by ?? sale.input_by,
    sales: sale.nama_sales ?? sale.kode_sales,
    customer: { nama: sale.nama_customer, alamat: sale.alamat_customer, no_hp: sale.no_hp },
    baris: sale.detail.map(soldLine),
    baris_beli: sale.detail_tukar.map(tradedLine),
    total: rupiah(sale.total),
    pembulatan: rupiah(sale.pembulatan),
    bayar: sale.pembayaran.map((p) => payment(p, banks)),
    kembali: rupiah(sale.kembali),
    terbilang: terbilang(rupiah(sale.total)),
    salinan,
    keterangan: sale.keterangan,
  };
}

function soldLine(line: DocumentLineRow): NotaBaris {
  return {
    ...goods(line),
    harga_gram: rupiah(Number(line.rumus['harga_gram'] ?? 0)),
    harga_jual: rupiah(line.harga_jual),
    diskon: rupiah(line.diskon),
  };
}

/** A piece taken in: what it is worth now, not what its old nota said. */
function tradedLine(line: DocumentLineRow): NotaBaris {
  return {
    ...goods(line),
    harga_gram: rupiah(Number(line.rumus['harga_rata'] ?? 0)),
    harga_jual: rupiah(line.harga_total),
    diskon: rupiah(0),
  };
}

function goods(line: DocumentLineRow): Omit<NotaBaris, 'harga_gram' | 'harga_jual' | 'diskon'> {
  const stamp = line.rumus['kadar_cetak'];
  return {
    no_faktur: line.no_faktur,
    kode_barcode: line.kode_barcode,
    nama_barang: line.nama_barang,
    deskripsi: line.keterangan,
    kadar: percentToKadar(line.kadar),
    kadar_cetak: typeof stamp === 'string' ? stamp : formatKadar(percentToKadar(line.kadar)),
    berat: gramToMg(line.berat),
    berat_asli: gramToMg(line.berat_asli),
    ongkos: rupiah(line.ongkos),
    harga_atribut: rupiah(line.harga_atribut),
    harga_total: rupiah(line.harga_total),
  };
}

function payment(p: PaymentRow, banks: ReadonlyMap<string, string>): NotaBayar {
  const bank = p.no_rekening ? banks.get(p.no_rekening) : undefined;
  const { keterangan } = p;
  const fee_rp = rupiah(p.fee_ditanggung === 'CUSTOMER' ? p.fee_rp : 0);
  return {
    jenis: bank ? `${p.jenis} ${bank}` : p.jenis,
    jumlah_rp: rupiah(p.jumlah_rp),
    fee_rp,
    keterangan,
  };
}
