/** Rows of Laporan Sepuhan: lots of documents saved in the period, with what came back of them. */
import { sql } from 'kysely';
import type { laporanSepuhan } from '@kencana/contract/report/laporan-sepuhan';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const querySepuhan: ReportQuery<typeof laporanSepuhan> = (tx, filter) =>
  stream(
    tx,
    sql`
      select d.no_dokumen, d.tgl_system tanggal, d.rincian->>'nama_tukang' pencuci,
        b.rumus->>'no_lot' no_lot, b.nama_barang, b.kadar,
        case when d.status = 'BATAL' then 0 else b.berat_asli end berat_kirim,
        case when d.status = 'FINISH' then d.selesai_tgl end tgl_terima,
        coalesce((1000 * (b.rumus->>'berat_terima')::numeric)::bigint, 0) berat_terima,
        coalesce((1000 * (b.rumus->>'susut')::numeric)::bigint, 0) susut, d.status
      from dokumen d
      join dokumen_baris b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'kirim-cuci'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
        and ${filter.status} in ('ALL', d.status)
      order by d.tgl_system, d.no_dokumen, b.baris`,
  );
