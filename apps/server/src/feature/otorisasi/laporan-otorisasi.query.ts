/**
 * Rows of Laporan Otorisasi: approvals given, in the reader's language, with the values before and
 * after one after the other.
 */
import { sql } from 'kysely';
import type { laporanOtorisasi } from '@kencana/contract/report/laporan-otorisasi';
import { keptText, saidText } from '@kencana/contract/sentence';
import type { KeptRequest } from '@kencana/contract/sentence';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportEnv, ReportQuery, ReportRow } from '../../engine/report/report-query.ts';

interface Given extends KeptRequest {
  readonly sebelum: unknown;
  readonly sesudah: unknown;
  /** What the approver wrote himself. */
  readonly catatan: string;
}

export const queryOtorisasi: ReportQuery<typeof laporanOtorisasi> = async function* (
  tx,
  filter,
  env,
) {
  const rows = stream(
    tx,
    sql`
      select tgl_system tanggal, to_char(created_at at time zone ${env.zonaWaktu},
          'HH24:MI:SS') jam,
        approver, peminta, cara, kategori, coalesce(no_dokumen, '') no_dokumen,
        sebelum, sesudah, uraian, kalimat, keterangan catatan,
        case when sendiri then ${env.t('report.sendiri')}::text else '' end sendiri
      from otorisasi
      where kode_toko = ${tx.kodeToko}
        and tgl_system between ${filter.from}::date and ${filter.to}::date
        and (${filter.peminta} = '' or upper(peminta) = upper(${filter.peminta}))
        and (${filter.approver} = '' or upper(approver) = upper(${filter.approver}))
        and (${filter.cara} = 'ALL' or cara = ${filter.cara})
      order by tgl_system, created_at, _id`,
  );
  for await (const given of rows) {
    const { sebelum, sesudah, uraian, kalimat, catatan, ...row } = given as ReportRow & Given;
    yield {
      ...row,
      sebelum: words(sebelum, env),
      sesudah: words(sesudah, env),
      keterangan: [keptText({ uraian, kalimat }, env.t), catatan].filter(Boolean).join(' · '),
    };
  }
};

/** A stored value in words, of a list those that there are. */
function words(value: unknown, { t }: Pick<ReportEnv, 't'>): string {
  const texts = [value].flat().map((one) => saidText(one, t));
  return texts.filter((text) => text !== '').join('; ');
}
