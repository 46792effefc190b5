/**
 * Rows of Laporan Transaksi Non Cash: card and transfer money by bank, each payment on the day it
 * came (a down payment added later on its own) and with a minus when it went out, as in the cash
 * book. The call's own words DEBET and CREDIT stand for DEBIT and KREDIT. What was swiped
 * is the amount plus the fee when the customer bears it.
 */
import { sql } from 'kysely';
import { namesOf } from '@kencana/contract/payment/payment';
import type { laporanTransaksiNonCash } from '@kencana/contract/report/laporan-transaksi-non-cash';
import { STANDS } from '../../engine/document/standing.ts';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const queryTransaksiNonCash: ReportQuery<typeof laporanTransaksiNonCash> = (tx, filter) =>
  stream(
    tx,
    sql`
      select coalesce(bank.nama_bank, '-') nama_bank, e.tgl_system tanggal,
        case b.jenis when 'DEBIT' then 'DEBET' when 'KREDIT' then 'CREDIT' else b.jenis end jenis,
        coalesce(b.no_rekening, '') no_rekening,
        concat_ws(' ', d.no_dokumen, nullif(d.nama_customer, ''),
          nullif(b.keterangan, '')) keterangan,
        (x.arah * b.jumlah_rp)::bigint jumlah_rp, (x.arah * b.fee_rp)::bigint fee,
        (x.arah * (b.jumlah_rp + case b.fee_ditanggung when 'CUSTOMER' then b.fee_rp
          else 0 end))::bigint jumlah_gesek_rp
      from posting e
      join dokumen_bayar b on b.kode_toko = e.kode_toko and b.no_dokumen = e.no_dokumen
        and b.ke = e.ke
      join dokumen d on d.kode_toko = e.kode_toko and d.no_dokumen = e.no_dokumen
      cross join lateral (select case b.arah when 'KELUAR' then -1 else 1 end arah) x
      left join rekening r on r.kode_toko = b.kode_toko and r.no_rekening = b.no_rekening
      left join bank on bank.kode_toko = r.kode_toko and bank.kode_bank = r.kode_bank
      where e.kode_toko = ${tx.kodeToko} and ${STANDS}
        and e.tgl_system between ${filter.from}::date and ${filter.to}::date
        and b.jenis = any(${namesOf('transfer', 'card')}::text[])
        and (${filter.jenis} = 'ALL'
          or b.jenis = case ${filter.jenis} when 'DEBET' then 'DEBIT' when 'CREDIT' then 'KREDIT'
            else ${filter.jenis} end)
        and (${filter.no_rekening} = 'ALL' or b.no_rekening = ${filter.no_rekening})
        and (${filter.valid_by} = 'ALL' or d.valid_by = ${filter.valid_by})
      order by nama_bank, e.tgl_system, d.no_dokumen, b.urut`,
  );
