/**
 * Rows of Laporan Analisis Harga Barang: ready pieces with what their price comes to by the gram of
 * the nota, rounded half up, and what their group's gold costs by the gram today (0 for unknown).
 * kode_dept is the wire's word for jenis.
 */
import { sql } from 'kysely';
import type { laporanAnalisisHargaBarang } from '@kencana/contract/report/laporan-analisis-harga-barang';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import { groupPrices } from '../harga/group-price.part.ts';

const ORDER: Readonly<Record<string, string>> = {
  kode_barcode: 'kode_barcode',
  nama_barang: 'nama_barang, kode_barcode',
  berat: 'berat desc, kode_barcode',
  harga_jual: 'harga_jual desc, kode_barcode',
  harga_rata: 'harga_rata desc, kode_barcode',
};

export const queryAnalisisHargaBarang: ReportQuery<typeof laporanAnalisisHargaBarang> =
  async function* analysePrices(tx, filter) {
    const groups = await tx.rows<{ kode_group: string }>(
      sql`select kode_group from grup where kode_toko = ${tx.kodeToko}`,
    );
    const codes = groups.map(({ kode_group }) => kode_group);
    yield* stream(
      tx,
      sql`
        select x.*, case when harga_group = 0 or harga_jual = 0 then 0
            else harga_jual - div(berat * harga_group + 500, 1000)::bigint end as selisih
        from (
          select b.kode_barcode, b.kode_group, b.kode_jenis as kode_dept, b.kode_intern,
            b.nama_barang, b.berat, b.harga_jual, b.harga_beli,
            case when b.berat = 0 then 0
              else div(b.harga_jual * 1000::numeric + b.berat / 2, b.berat)::bigint end
              as harga_rata,
            coalesce(nullif(h.harga_jual, 0), g.harga, 0) as harga_group
          from barang b
          left join harga_emas h on h.kode_toko = b.kode_toko and h.kode_group = b.kode_group
            and h.kadar = b.kadar and h.aktif
          left join (${groupPrices(tx.kodeToko, codes)}) g on g.kode_group = b.kode_group
          where b.kode_toko = ${tx.kodeToko} and b.status = 'READY'
            and (${filter.kode_dept} = 'ALL' or b.kode_jenis = ${filter.kode_dept})) x
        order by ${sql.raw(ORDER[filter.sort_by] ?? 'kode_barcode')}`,
    );
  };
