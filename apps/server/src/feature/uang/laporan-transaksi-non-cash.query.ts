/**
 * Rows of Laporan Transaksi Non Cash: card and transfer payments of validated, live documents,
 * ordered by bank. The call's own words DEBET and CREDIT stand for DEBIT and KREDIT (api.md). What
 * was swiped is the amount plus the fee when the customer bears it.
 */
import { sql } from 'kysely';
import type { laporanTransaksiNonCash } from '@kencana/contract/report/laporan-transaksi-non-cash';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const queryTransaksiNonCash: ReportQuery<typeof laporanTransaksiNonCash> = (tx, filter) =>
  stream(
    tx,
    sql`
      select coalesce(bank.nama_bank, '-') nama_bank, d.tgl_system tanggal,
        case p.jenis when 'DEBIT' then 'DEBET' when 'KREDIT' then 'CREDIT' else p.jenis end jenis,
        coalesce(p.no_rekening, '') no_rekening,
        concat_ws(' ', d.no_dokumen, nullif(d.nama_customer, ''),
          nullif(p.keterangan, '')) keterangan,
        p.jumlah_rp, p.fee_rp fee,
        p.jumlah_rp + case p.fee_ditanggung when 'CUSTOMER' then p.fee_rp else 0 end jumlah_gesek_rp
      from dokumen d
      join dokumen_bayar p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
      left join rekening r on r.kode_toko = p.kode_toko and r.no_rekening = p.no_rekening
      left join bank on bank.kode_toko = r.kode_toko and bank.kode_bank = r.kode_bank
      where d.kode_toko = ${tx.kodeToko} and d.status <> 'BATAL' and d.status_valid = 'DONE'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
        and p.jenis in ('DEBIT', 'KREDIT', 'TRANSFER')
        and (${filter.jenis} = 'ALL'
          or p.jenis = case ${filter.jenis} when 'DEBET' then 'DEBIT' when 'CREDIT' then 'KREDIT'
            else 'TRANSFER' end)
        and (${filter.no_rekening} = 'ALL' or p.no_rekening = ${filter.no_rekening})
        and (${filter.valid_by} = 'ALL' or d.valid_by = ${filter.valid_by})
      order by nama_bank, d.tgl_system, d.no_dokumen, p.urut`,
  );
