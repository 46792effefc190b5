/**
 * Rows of Laporan Kartu Stock Barang: the stock card's rows of a period in the order of their
 * postings, after a row of what was there before. A cancelled row stands with its sign turned, so
 * it comes in where the first went out.
 */
import { sql } from 'kysely';
import type { laporanKartuStockBarang } from '@kencana/contract/report/laporan-kartu-stock-barang';
import { SIGN } from '../../engine/transaction/stock-on.ts';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportEnv, ReportQuery, ReportRow } from '../../engine/report/report-query.ts';

interface Moved {
  readonly qty: number;
  readonly berat: number;
}

export const queryKartuStockBarang: ReportQuery<typeof laporanKartuStockBarang> =
  async function* stockCard(tx, filter, env) {
    const same = (['kode_gudang', 'kode_baki', 'kode_group', 'kode_jenis'] as const).map(
      (name) => sql`(${filter[name]} = 'ALL' or k.${sql.ref(name)} = ${filter[name]})`,
    );
    const kode = filter.kode_barcode.toUpperCase();
    const of = sql`k.kode_toko = ${tx.kodeToko} and k.kolom not in ('RESERVASI', 'SELISIH')
      and (${kode} = '' or k.kode_barcode = ${kode}) and ${sql.join(same, sql` and `)}`;
    const sign = sql.raw(`(${SIGN})`);
    const before = await tx.one<Moved>(
      sql`select coalesce(sum(qty * ${sign}), 0)::bigint as qty,
            coalesce(sum(berat * ${sign}), 0)::bigint as berat
          from kartu_stok k where ${of} and k.tgl_system < ${filter.from}::date`,
    );
    let { qty, berat } = before;
    if (qty !== 0 || berat !== 0) yield openingRow(filter.from, before, env);
    const rows = stream(
      tx,
      sql<ReportRow>`
        select k.tgl_system as tanggal, k.no_dokumen, p.peristiwa, k.kolom,
          coalesce(k.kode_barcode, k.no_lot, '') as kode_barcode,
          coalesce(b.nama_barang, l.nama_barang, '') as nama_barang, k.kode_gudang, k.kode_baki,
          k.qty * ${sign} as qty, k.berat * ${sign} as berat
        from kartu_stok k
        join posting p using (kode_toko, no_dokumen, ke)
        left join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kode_barcode
        left join lot l on l.kode_toko = k.kode_toko and l.no_lot = k.no_lot
        where ${of} and k.tgl_system between ${filter.from}::date and ${filter.to}::date
        order by k.tgl_system, p.waktu, k.no_dokumen, k.ke, k.urut`,
    );
    for await (const { qty: n, berat: mg, ...row } of rows) {
      const moved = { qty: Number(n), berat: Number(mg) };
      qty += moved.qty;
      berat += moved.berat;
      const comes = moved.qty > 0 || (moved.qty === 0 && moved.berat > 0);
      const way = comes
        ? { masuk_qty: moved.qty, masuk_berat: moved.berat }
        : { keluar_qty: -moved.qty, keluar_berat: -moved.berat };
      yield { ...row, ...NO_MOVE, ...way, saldo_qty: qty, saldo_berat: berat };
    }
  };

const NO_MOVE = { masuk_qty: 0, masuk_berat: 0, keluar_qty: 0, keluar_berat: 0 };

/** What was there before the period. */
function openingRow(
  tanggal: string,
  { qty, berat }: Moved,
  { t }: Pick<ReportEnv, 't'>,
): ReportRow {
  const no_dokumen = t('report.saldo_awal');
  const none = { peristiwa: '', kolom: '', kode_barcode: '', nama_barang: '' };
  const place = { kode_gudang: '', kode_baki: '' };
  return { ...none, ...place, ...NO_MOVE, tanggal, no_dokumen, saldo_qty: qty, saldo_berat: berat };
}
