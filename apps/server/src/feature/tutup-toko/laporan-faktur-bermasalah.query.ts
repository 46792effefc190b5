/** Rows of Faktur Bermasalah: the checks of closing on every day of the period, open days too. */
import { sql } from 'kysely';
import type { laporanFakturBermasalah } from '@kencana/contract/report/laporan-faktur-bermasalah';
import { documents } from '@kencana/contract/registry';
import { columnText, wireNumber } from '@kencana/contract/field/value';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { ReportEnv, ReportQuery } from '../../engine/report/report-query.ts';
import type { BookedKind } from '../../engine/transaction/book.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { documentChecks } from './document-checks.ts';
import type { Check } from './document-checks.ts';

/** The report over the rules of these kinds. */
export function queryFakturBermasalah(
  kinds: readonly BookedKind[],
): ReportQuery<typeof laporanFakturBermasalah> {
  const checks = documentChecks(kinds);
  return async function* faults(tx, filter, env) {
    for (const tgl of await workedDays(tx, filter.from, filter.to)) {
      yield* await faultsOf(tx, tgl, env, checks);
    }
  };
}

/** Business days of the period on which a document was made or anything posted. */
async function workedDays(tx: Tx, from: string, to: string): Promise<string[]> {
  const rows = await tx.rows<{ tgl: string }>(sql`select tgl_system as tgl from posting
      where kode_toko = ${tx.kodeToko} and tgl_system between ${from}::date and ${to}::date
    union select tgl_system from dokumen
      where kode_toko = ${tx.kodeToko} and tgl_system between ${from}::date and ${to}::date
    order by 1`);
  return rows.map((row) => row.tgl);
}

interface Fault {
  readonly no_dokumen: string;
  readonly check: Check;
  readonly selisih: Jumlah;
}

async function faultsOf(tx: Tx, tgl: string, env: ReportEnv, checks: readonly Check[]) {
  const found: Fault[] = [];
  for (const check of checks) {
    const rows = await tx.rows(check.rows(tx.kodeToko, tgl));
    for (const row of rows) {
      found.push({ no_dokumen: row.objek, check, selisih: row.selisih });
    }
  }
  const kinds = await kindsOf(tx, found);
  return found
    .toSorted((a, b) => (a.no_dokumen < b.no_dokumen ? -1 : a.no_dokumen > b.no_dokumen ? 1 : 0))
    .map(({ no_dokumen, check, selisih }) => ({
      tanggal: tgl,
      no_dokumen,
      dokumen: nameOf(kinds.get(no_dokumen), env),
      aturan: env.t(`tutup.beda.${check.aturan}`),
      selisih:
        check.satuan === 'GRAM'
          ? `${columnText('gram', wireNumber('gram', selisih))} gr`
          : formatRupiah(selisih),
    }));
}

async function kindsOf(tx: Tx, found: readonly Fault[]): Promise<ReadonlyMap<string, string>> {
  const numbers = [...new Set(found.map((fault) => fault.no_dokumen))];
  if (numbers.length === 0) return new Map();
  const rows = await tx.rows<{ no_dokumen: string; kind: string }>(
    sql`select no_dokumen, kind from dokumen
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${numbers}::text[])`,
  );
  return new Map(rows.map((row) => [row.no_dokumen, row.kind]));
}

/** The kind in words where it has a list of its own; its short name otherwise. */
function nameOf(kind: string | undefined, env: ReportEnv): string {
  const definition = documents.find((def) => def.kind === kind);
  return definition === undefined ? (kind ?? '') : env.t(definition.name);
}
