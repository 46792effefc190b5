/**
 * Sales as lists and single documents, with their lines and payments; weights in decimal grams,
 * kadar in per cent.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Tx } from '../../platform/db/tx.ts';

export interface SaleFilter {
  readonly tgl_awal?: string | undefined;
  readonly tgl_akhir?: string | undefined;
  readonly no_faktur?: string | undefined;
  readonly kode_sales?: string | undefined;
  readonly status?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

export interface SaleLineRow {
  readonly no_dokumen: string;
  readonly baris: number;
  readonly jenis_baris: 'JUAL' | 'BELI';
  readonly no_faktur: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: number;
  readonly berat: number;
  readonly berat_asli: number;
  readonly harga_dihitung: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly harga_atribut: number;
  readonly diskon: number;
  readonly pembulatan: number;
  readonly harga_total: number;
  readonly keterangan: string;
  readonly rumus: Readonly<Record<string, unknown>>;
}

export interface SalePaymentRow {
  readonly no_dokumen: string;
  readonly jenis: string;
  readonly jumlah_rp: number;
  readonly fee: number;
  readonly fee_rp: number;
  readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
  readonly no_rekening: string | null;
  readonly no_card: string;
  readonly keterangan: string;
}

export interface SaleDocument {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  readonly created_at: Date;
  readonly status: string;
  readonly status_valid: string;
  readonly kode_sales: string;
  readonly nama_sales: string | null;
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
  readonly keterangan: string;
  readonly total: number;
  readonly pembulatan: number;
  readonly bayar: number;
  readonly kembali: number;
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly batal_by: string | null;
  readonly batal_alasan: string | null;
  readonly otorisasi: readonly { readonly approver: string; readonly kategori: string }[];
  readonly detail: readonly SaleLineRow[];
  readonly detail_tukar: readonly SaleLineRow[];
  readonly pembayaran: readonly SalePaymentRow[];
}

/**
 * One page of sales, newest first, and how many there are. Dates default to today's business date.
 */
export async function listSales(
  tx: Tx,
  filter: SaleFilter,
): Promise<{ data: SaleDocument[]; count: number }> {
  const today = sql`(select tgl_system from toko where kode_toko = ${tx.kodeToko})`;
  const where: RawBuilder<unknown>[] = [
    sql`d.kode_toko = ${tx.kodeToko} and d.kind = 'penjualan'`,
    filter.tgl_awal ? sql`d.tgl_system >= ${filter.tgl_awal}::date` : sql`d.tgl_system >= ${today}`,
    filter.tgl_akhir
      ? sql`d.tgl_system <= ${filter.tgl_akhir}::date`
      : sql`d.tgl_system <= ${today}`,
  ];
  if (filter.no_faktur)
    where.push(sql`strpos(d.no_dokumen, ${filter.no_faktur.toUpperCase()}) > 0`);
  if (filter.kode_sales) where.push(sql`d.kode_sales = ${filter.kode_sales}`);
  if (filter.status === 'BATAL') where.push(sql`d.status = 'BATAL'`);
  if (filter.status === 'OPEN') where.push(sql`d.status <> 'BATAL' and d.status_valid = 'OPEN'`);
  if (filter.status === 'DONE') where.push(sql`d.status <> 'BATAL' and d.status_valid = 'DONE'`);
  const all = sql.join(where, sql` and `);
  const total = await tx.one<{ jumlah: number }>(
    sql`select count(*) as jumlah from dokumen d where ${all}`,
  );
  const order = sql`order by d.created_at desc, d.no_dokumen desc offset ${filter.skip}
    limit ${filter.limit}`;
  return { data: await readSales(tx, all, order), count: total.jumlah };
}

/** One sale with everything; TIDAK_DITEMUKAN otherwise. */
export async function findSale(tx: Tx, no: string): Promise<SaleDocument> {
  const where = sql`d.kode_toko = ${tx.kodeToko} and d.kind = 'penjualan' and d.no_dokumen = ${no}`;
  const [sale] = await readSales(tx, where, sql``);
  if (!sale) throw new AppError('TIDAK_DITEMUKAN');
  return sale;
}

async function readSales(
  tx: Tx,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<SaleDocument[]> {
  const heads = await tx.rows<SaleDocument>(
    sql`select d.no_dokumen as no_faktur_group, d.tgl_system, d.created_at, d.status,
      d.status_valid, d.kode_sales,
          s.nama_sales, d.kode_member, d.nama_customer, d.alamat_customer, d.no_hp, d.keterangan,
            d.total,
          d.pembulatan, d.bayar, d.kembali, d.input_by, d.valid_by, d.batal_by, d.batal_alasan,
            d.otorisasi
        from dokumen d left join sales s on s.kode_toko = d.kode_toko
          and s.kode_sales = d.kode_sales
        where ${where} ${order}`,
  );
  const numbers = heads.map((h) => h.no_faktur_group);
  const lines = await tx.rows<SaleLineRow>(
    sql`select no_dokumen, baris, jenis_baris, no_faktur, kode_barcode, nama_barang, kode_group,
      kode_jenis, kadar,
          berat, berat_asli, harga_dihitung, harga_jual, ongkos, harga_atribut, diskon, pembulatan,
            harga_total,
          keterangan, rumus
        from dokumen_baris where kode_toko = ${tx.kodeToko} and no_dokumen = any(${numbers}::text[])
        order by no_dokumen, baris`,
  );
  const payments = await tx.rows<SalePaymentRow>(
    sql`select no_dokumen, jenis, jumlah_rp, fee, fee_rp, fee_ditanggung, no_rekening, no_card,
      keterangan from dokumen_bayar
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${numbers}::text[])
          order by no_dokumen, urut`,
  );
  return heads.map((head) => {
    const own = lines.filter((l) => l.no_dokumen === head.no_faktur_group).map(wireLine);
    return {
      ...head,
      detail: own.filter((l) => l.jenis_baris === 'JUAL'),
      detail_tukar: own.filter((l) => l.jenis_baris === 'BELI'),
      pembayaran: payments
        .filter((p) => p.no_dokumen === head.no_faktur_group)
        .map((p) => ({ ...p, fee: p.fee / 100 })),
    };
  });
}

function wireLine(line: SaleLineRow): SaleLineRow {
  const name = line.jenis_baris === 'JUAL' ? 'no_faktur_jual' : 'no_faktur_beli';
  return {
    ...line,
    [name]: line.no_faktur,
    kadar: kadarToPercent(line.kadar as Kadar),
    berat: mgToGram(line.berat as Milligram),
    berat_asli: mgToGram(line.berat_asli as Milligram),
  };
}
