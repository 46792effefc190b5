/** Rows of Laporan Barang Lama: pieces in stock on a day by their age in days, in bands of it. */
import { sql } from 'kysely';
import type { laporanStockMati } from '@kencana/contract/report/laporan-stock-mati';
import { piecesOn } from '../../engine/transaction/stock-on.ts';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';

export const queryStockMati: ReportQuery<typeof laporanStockMati> = (tx, filter, env) => {
  const least = filter.umur === 'ALL' ? 0 : Number(filter.umur);
  const same = (column: 'kode_baki' | 'kode_group' | 'kode_jenis') =>
    sql`(${filter[column]} = 'ALL' or p.${sql.ref(column)} = ${filter[column]})`;
  return stream(
    tx,
    sql`
      select case when umur > 365 then ${env.t('report.umur.lebih', { hari: 365 })}
          when umur > 180 then ${env.t('report.umur.antara', { dari: 181, sampai: 365 })}
          when umur > 90 then ${env.t('report.umur.antara', { dari: 91, sampai: 180 })}
          when umur > 30 then ${env.t('report.umur.antara', { dari: 31, sampai: 90 })}
          else ${env.t('report.umur.antara', { dari: 0, sampai: 30 })} end as kelompok, x.*
      from (
        select p.kode_barcode, b.nama_barang, p.kode_baki, p.kode_group, p.kode_jenis,
          b.tgl_system as tanggal, ${filter.to}::date - b.tgl_system as umur, p.kadar, p.berat,
          b.harga_jual, p.modal
        from ${piecesOn(tx.kodeToko, filter.to)} p
        join barang b on b.kode_toko = ${tx.kodeToko} and b.kode_barcode = p.kode_barcode
        where ${same('kode_baki')} and ${same('kode_group')} and ${same('kode_jenis')}) x
      where umur >= ${least}
      order by umur desc, kode_barcode`,
  );
};
