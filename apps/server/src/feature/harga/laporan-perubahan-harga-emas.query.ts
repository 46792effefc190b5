/**
 * Rows of Laporan Perubahan Harga Emas: every kept price change, with parameter and price in the
 * reader's words.
 */
import { sql } from 'kysely';
import type { laporanPerubahanHargaEmas } from '@kencana/contract/report/laporan-perubahan-harga-emas';
import { fieldOf } from '@kencana/contract/define-master';
import { masters } from '@kencana/contract/registry';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const queryPerubahanHargaEmas: ReportQuery<typeof laporanPerubahanHargaEmas> =
  async function* (tx, filter, env) {
    const rows = stream(
      tx,
      sql`
        select tgl_system tanggal, to_char(waktu at time zone ${env.zonaWaktu}, 'HH24:MI:SS') jam,
          user_id, parameter, uraian, kolom, coalesce(sebelum, 0) sebelum,
          coalesce(sesudah, 0) sesudah,
          coalesce(sesudah, 0) - coalesce(sebelum, 0) selisih
        from riwayat_harga
        where kode_toko = ${tx.kodeToko}
          and tgl_system between ${filter.from}::date and ${filter.to}::date
          and (${filter.parameter} = 'ALL' or parameter = ${filter.parameter})
        order by tgl_system, id`,
    );
    for await (const row of rows) {
      const def = masters.find((m) => m.name === row['parameter']);
      const field = def && fieldOf(def, String(row['kolom']));
      if (field?.cost === true && !env.maySeeCost) continue;
      yield {
        ...row,
        parameter: env.t(def?.title ?? 'master.harga_global'),
        kolom: env.t(field?.label ?? 'field.nominal'),
      };
    }
  };
