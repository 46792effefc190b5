/**
 * Rows of Laporan Perubahan Pengaturan: the kept changes of settings and guarded rows, with the
 * setting's description and switches in the reader's words.
 */
import { sql } from 'kysely';
import type { laporanPerubahanPengaturan } from '@kencana/contract/report/laporan-perubahan-pengaturan';
import { masters } from '@kencana/contract/registry';
import { settingDef, settingValueText } from '@kencana/contract/setting';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportEnv, ReportQuery } from '../../engine/report/report-query.ts';

export const queryPerubahanPengaturan: ReportQuery<typeof laporanPerubahanPengaturan> =
  async function* (tx, filter, env) {
    const rows = stream(
      tx,
      sql`
        select tgl_system tanggal,
          to_char(waktu at time zone ${env.zonaWaktu}, 'YYYY-MM-DD HH24:MI:SS') jam,
          user_id, jenis, kunci, sebelum, sesudah, asal, dijaga, coalesce(approver, '') approver
        from riwayat_pengaturan
        where kode_toko = ${tx.kodeToko}
          and tgl_system between ${filter.from}::date and ${filter.to}::date
          and position(upper(${filter.kunci}) in upper(kunci)) > 0
          and (${filter.user_id} = '' or upper(user_id) = upper(${filter.user_id}))
          and (${filter.approver} = '' or upper(approver) = upper(${filter.approver}))
          and (${filter.persetujuan} = 'ALL' or ${filter.persetujuan} = case
            when not dijaga or asal <> '' then 'BEBAS'
            when approver is null then 'SENDIRI' else 'DISETUJUI' end)
        order by tgl_system desc, id desc`,
    );
    for await (const row of rows) yield { ...row, ...inWords(row, env) };
  };

/** Titles of the lists that are neither settings nor masters. */
const SECTIONS: Readonly<Record<string, string>> = {
  users: 'screen.hak-akses-users',
  'data-users': 'screen.data-users',
  'master-toko': 'screen.master-toko',
  toko: 'screen.settingtoko',
};

/** What only the reader's language can say of a row. */
function inWords(row: Readonly<Record<string, unknown>>, env: ReportEnv) {
  const master = masters.find((def) => def.name === row['jenis']);
  const setting = row['jenis'] === 'para-system' ? settingDef(String(row['kunci'])) : undefined;
  const value = (text: unknown): unknown =>
    setting === undefined ? text : settingValueText(setting, String(text), env.t);
  return {
    bagian: env.t(master?.title ?? SECTIONS[String(row['jenis'])] ?? 'screen.settingsystem'),
    nama: setting === undefined ? '' : env.t(`setting.${setting.key}`),
    sebelum: value(row['sebelum']),
    sesudah: value(row['sesudah']),
    disetujui: approvedBy(row, env),
  };
}

function approvedBy(row: Readonly<Record<string, unknown>>, env: ReportEnv): unknown {
  if (row['asal'] !== '') return env.t('report.pengaturan.salinan', { toko: row['asal'] });
  if (row['dijaga'] !== true) return '';
  return row['approver'] === '' ? env.t('report.sendiri') : row['approver'];
}
