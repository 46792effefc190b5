/**
 * Rows of the reports of receipts: entries of pieces that name a supplier's invoice, on their day,
 * and what of invoices and receipts was cancelled, on that day.
 */
import { sql } from 'kysely';
import type {
  laporanBatalPenerimaanBarang,
  laporanPenerimaanBarang,
} from '@kencana/contract/report/laporan-penerimaan-barang';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

/** Receipts `d` with their invoices `f`. */
const RECEIPTS = sql`dokumen d
  join dokumen f on f.kode_toko = d.kode_toko and f.no_dokumen = d.rincian ->> 'no_penerimaan'`;

const INVOICE = sql`f.rincian ->> 'nama_supplier' supplier,
  f.rincian ->> 'no_faktur_supplier' faktur`;

export const queryPenerimaan: ReportQuery<typeof laporanPenerimaanBarang> = (tx, filter) =>
  stream(
    tx,
    sql`
      select f.no_dokumen, d.tgl_system tanggal, ${INVOICE}, d.no_dokumen no_tambah, d.qty,
        d.berat, f.berat berat_faktur, s.terima berat_terima, s.selisih,
        d.status_valid status
      from ${RECEIPTS}
      cross join lateral (
        select coalesce(sum(i.terima), 0)::bigint terima,
          coalesce(sum(i.terima - i.berat) filter (where i.qty_terima >= i.qty), 0)::bigint selisih
        from (select b.qty, b.berat, (b.rumus ->> 'qty_terima')::bigint qty_terima,
            ((b.rumus ->> 'berat_terima')::numeric * 1000)::bigint terima
          from dokumen_baris b where b.kode_toko = f.kode_toko and b.no_dokumen = f.no_dokumen
            and b.jenis_baris = 'FAKTUR') i) s
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'tambah-barang' and d.status <> 'BATAL'
        and d.rincian ? 'no_penerimaan'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
      order by d.tgl_system, f.no_dokumen, d.no_dokumen`,
  );

export const queryBatalPenerimaan: ReportQuery<typeof laporanBatalPenerimaanBarang> = (
  tx,
  filter,
) =>
  stream(
    tx,
    sql`
      select * from (
        select f.no_dokumen, f.batal_tgl tanggal, ${INVOICE}, '' no_tambah, f.qty, f.berat,
          f.batal_alasan alasan, f.batal_by oleh
        from dokumen f
        where f.kode_toko = ${tx.kodeToko} and f.kind = 'penerimaan-barang' and f.status = 'BATAL'
          and f.batal_tgl between ${filter.from}::date and ${filter.to}::date
        union all
        select f.no_dokumen, d.tgl_system, ${INVOICE}, d.no_dokumen, g.qty, g.berat,
          coalesce(d.batal_alasan, ''), coalesce(d.batal_by, g.oleh, '')
        from ${RECEIPTS}
        cross join lateral (select sum(b.qty)::bigint qty, sum(b.berat)::bigint berat,
            (select max(p.user_id) from posting p where p.kode_toko = d.kode_toko
              and p.no_dokumen = d.no_dokumen and p.peristiwa = 'BATAL BARANG') oleh
          from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
            and not b.hidup having count(*) > 0) g
        where d.kode_toko = ${tx.kodeToko} and d.kind = 'tambah-barang'
          and d.rincian ? 'no_penerimaan'
          and d.tgl_system between ${filter.from}::date and ${filter.to}::date) r
      order by tanggal, no_dokumen, no_tambah`,
  );
