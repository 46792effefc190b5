/**
 * Rows of the reports of services. A piece's final figures are its line's result; until it is ready
 * they are what was agreed when it was received.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  laporanAmbilService,
  laporanBatalService,
  laporanService,
} from '@kencana/contract/report/laporan-service';
import { RECEIVED } from '../../engine/document/standing.ts';
import { countsIn, stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';

interface People {
  readonly kode_sales: string;
  readonly valid_by: string;
}

/** The figures of a piece, nothing where they do not count. */
function figures(counts: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = ['qty', 'berat', 'berat_tambah', 'berat_susut', 'berat_jadi', 'ongkos'];
  const one = (name: string) =>
    sql`case when ${counts} then r.${sql.ref(name)} else 0 end ${sql.ref(name)}`;
  return sql.join([...names, 'harga_emas'].map(one));
}

/** `d` the documents that `which` chooses, `p` their pieces with final figures. */
function services(
  kodeToko: string,
  filter: People,
  which: RawBuilder<unknown>,
  counts: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    with d as (
      select * from dokumen where kode_toko = ${kodeToko} and kind = 'service' and ${which}
        and (${filter.kode_sales} = 'ALL' or kode_sales = ${filter.kode_sales})
        and (${filter.valid_by} = 'ALL' or valid_by = ${filter.valid_by})),
    r as (
      select b.no_dokumen, b.baris, b.no_faktur, b.nama_barang, coalesce(b.kadar, 0) kadar, b.qty,
        b.berat, coalesce(b.rumus ->> 'deskripsi', '') deskripsi,
        coalesce((b.rumus #>> '{hasil,berat_tambah}')::bigint, 0) berat_tambah,
        coalesce((b.rumus #>> '{hasil,berat_susut}')::bigint, 0) berat_susut,
        coalesce((b.rumus #>> '{hasil,berat_jadi}')::bigint, 0) berat_jadi,
        coalesce((b.rumus #>> '{hasil,ongkos}')::bigint, b.ongkos) ongkos,
        coalesce(case when b.rumus ? 'hasil'
          then (select sum((e ->> 'harga')::bigint) from jsonb_array_elements(
            b.rumus #> '{hasil,emas}') e)
          else (b.rumus ->> 'perkiraan_emas_rp')::bigint end, 0)::bigint harga_emas
      from d join dokumen_baris b on b.kode_toko = ${kodeToko} and b.no_dokumen = d.no_dokumen),
    p as (
      select no_dokumen, baris, no_faktur, nama_barang, kadar, deskripsi, ${figures(counts)}
      from r join d using (no_dokumen)),
    s as (
      select no_dokumen, sum(qty)::bigint qty, sum(berat)::bigint berat,
        sum(berat_tambah)::bigint berat_tambah, sum(berat_susut)::bigint berat_susut,
        sum(berat_jadi)::bigint berat_jadi, sum(ongkos)::bigint ongkos,
        sum(harga_emas)::bigint harga_emas
      from p group by no_dokumen)`;
}

/** Pieces under the date in column `tanggal` of their document. */
function perPiece(found: RawBuilder<unknown>, tanggal: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`${found}
    select p.no_faktur, ${tanggal} tanggal, p.nama_barang, p.deskripsi, p.kadar, p.berat,
      p.berat_tambah, p.berat_susut, p.berat_jadi, p.ongkos, p.harga_emas,
      (p.ongkos + p.harga_emas)::bigint total, d.status
    from d join p using (no_dokumen) order by ${tanggal}, d.no_dokumen, p.baris`;
}

type Row = Readonly<Record<string, string | number | null>>;

export const queryService: ReportQuery<typeof laporanService> = (tx, filter) => {
  const counts = countsIn(filter.status_service);
  const found = services(
    tx.kodeToko,
    filter,
    sql`tgl_system between ${filter.from}::date and ${filter.to}::date
      and ${filter.status_service} in ('ALL', status)`,
    counts,
  );
  if (filter.variant === 'DETAIL') return stream(tx, perPiece(found, sql`d.tgl_system`));
  return stream(
    tx,
    sql<Row>`${found}
      select d.no_dokumen no_faktur, d.tgl_system tanggal, coalesce(d.kode_sales, '') kode_sales,
        d.nama_customer, coalesce(t.nama_tukang, '') nama_tukang, s.qty, s.berat, s.ongkos,
        x.ongkos_tukang, s.harga_emas, x.total, x.bayar, (x.total - x.bayar)::bigint sisa, d.status
      from d join s using (no_dokumen) cross join lateral (
        select case when ${counts} then d.total else 0 end total,
          case when ${counts} then ${RECEIVED} else 0 end bayar,
          case when ${counts} then coalesce((d.rincian ->> 'ongkos_tukang')::bigint, 0)
            else 0 end ongkos_tukang) x
      left join tukang t on t.kode_toko = ${tx.kodeToko}
        and t.kode_tukang = d.rincian ->> 'kode_tukang'
      order by d.tgl_system, d.created_at, d.no_dokumen`,
  );
};

export const queryAmbilService: ReportQuery<typeof laporanAmbilService> = (tx, filter) => {
  const found = services(
    tx.kodeToko,
    filter,
    sql`status = 'FINISH' and status_valid = 'DONE'
      and selesai_tgl between ${filter.from}::date and ${filter.to}::date`,
  );
  if (filter.variant === 'DETAIL') return stream(tx, perPiece(found, sql`d.selesai_tgl`));
  return stream(
    tx,
    sql<Row>`${found}
      select d.no_dokumen no_faktur, d.selesai_tgl tanggal, d.tgl_system tgl_terima,
        d.nama_customer, coalesce(d.rincian ->> 'diambil_oleh', '') diambil_oleh, s.berat,
        s.berat_tambah, s.berat_susut, s.berat_jadi, d.total, x.biaya,
        (d.total - x.biaya)::bigint margin
      from d join s using (no_dokumen),
      lateral (select coalesce((d.rincian ->> 'biaya_rp')::bigint, 0) biaya) x
      order by d.selesai_tgl, d.no_dokumen`,
  );
};

export const queryBatalService: ReportQuery<typeof laporanBatalService> = (tx, filter, env) => {
  const found = services(
    tx.kodeToko,
    filter,
    sql`status = 'BATAL' and batal_tgl between ${filter.from}::date and ${filter.to}::date`,
  );
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql<Row>`${found}
          select p.no_faktur, d.batal_tgl tanggal, p.nama_barang, p.deskripsi, p.kadar, p.berat,
            (p.ongkos + p.harga_emas)::bigint total
          from d join p using (no_dokumen) order by d.batal_tgl, d.no_dokumen, p.baris`
      : sql<Row>`${found}
          select d.no_dokumen no_faktur, d.batal_tgl tanggal,
            to_char(d.batal_at at time zone ${env.zonaWaktu}::text, 'HH24:MI:SS') jam,
            d.nama_customer, s.qty, s.berat, ${RECEIVED} bayar,
            coalesce((d.rincian ->> 'kembali_rp')::bigint, 0) kembali,
            coalesce((d.rincian ->> 'ditahan_rp')::bigint, 0) ditahan,
            coalesce(d.batal_alasan, '') alasan, coalesce(d.batal_by, '') batal_by,
            coalesce((select string_agg(distinct o ->> 'approver', ', ')
              from jsonb_array_elements(d.otorisasi) o
              where o ->> 'kategori' like '%BATAL SERVICE%'), '') otorisasi
          from d join s using (no_dokumen)
          order by d.batal_tgl, d.batal_at, d.no_dokumen`,
  );
};
