/**
 * What waits at a cashiers' desk: open documents of every kind that stands on it, oldest first,
 * with the money that validating posts. Validating and refusing are each kind's own calls.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { mayDo } from '@kencana/contract/permission';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { desks, kindsOn, type Desk, type WaitingRow } from '@kencana/contract/desk';
import { debtorPaths, namesOf } from '@kencana/contract/payment/payment';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Tx } from '../../platform/db/tx.ts';
import { route, type Ctx, type Route } from '../../platform/http/route.ts';

/** Documents at a desk at once: a day's work of a shop; more wait until these are done. */
const MOST = 500;

/** One call for all desks. */
export function deskRoutes(documents: readonly DocumentDef[]): Route[] {
  return [
    route({
      method: 'GET',
      path: 'validasi/meja/:meja',
      right: 'login',
      summary: 'Documents that wait at a desk, oldest first, with the money that will be posted',
      handler: async (ctx, { params }) => {
        const desk = openDesk(ctx, params.meja);
        const kinds = kindsOn(desk, documents, (flag) => ctx.settings.on(flag))
          .filter((def) => mayDo(ctx.user, def.validasi.right.key))
          .map((def) => def.kind);
        const data = await ctx.read((tx) => readWaiting(tx, kinds, desk));
        return { data, count: data.length };
      },
    }),
  ];
}

/** The desk of the name; throws TIDAK_DITEMUKAN, TIDAK_BERHAK, MODUL_MATI. */
function openDesk(ctx: Ctx, name: string): Desk {
  const desk = desks.find((one) => one.name === name);
  if (desk === undefined) throw new AppError('TIDAK_DITEMUKAN');
  if (!mayDo(ctx.user, `validasi.${name}.tambah`)) throw new AppError('TIDAK_BERHAK');
  if (desk.module !== undefined && !ctx.settings.on(desk.module)) {
    throw new AppError('MODUL_MATI', { modul: desk.module });
  }
  return desk;
}

type StoredRow = Omit<WaitingRow, 'created_at' | 'berat'> & {
  readonly created_at: Date;
  readonly berat: Milligram;
};

async function readWaiting(
  tx: Tx,
  kinds: readonly string[],
  { nonCash = false, goods = false }: Desk,
): Promise<WaitingRow[]> {
  const owed = JSON.stringify(debtorPaths());
  const rows = await tx.rows<StoredRow>(
    sql`select d.no_dokumen as no_faktur_group, d.kind, d.tgl_system, d.created_at,
          coalesce(d.kode_sales, '') as kode_sales, s.nama_sales, d.nama_customer,
          d.total, d.qty, d.berat,
          coalesce(jsonb_array_length(d.rincian #> '{selisih,barang}'), 0)::int as selisih,
          p.user_id as input_by, coalesce(u.uang, '[]') as uang, coalesce(a.ke, 1) as ke,
          case when a.ke is not null then p.peristiwa end as peristiwa
        from dokumen d
          cross join lateral (select (d.rincian #>> '{tertunda,acara,ke}')::int as ke) a
          join posting p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
            and p.ke = coalesce(a.ke, 1)
          left join sales s on s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales
          cross join lateral (select jsonb_agg(jsonb_build_object('jenis', m->>'jenis',
              'akun', m->>'akun', 'masuk', m->'masuk', 'keluar', m->'keluar')) as uang,
            coalesce(bool_or(m->>'jenis' <> 'CASH'), false) as bukan_tunai
            from (select m from jsonb_array_elements(d.rincian->'tertunda'->'money') m
              union all select jsonb_build_object('jenis', b.jenis,
                'akun', d.rincian->>(${owed}::jsonb->>b.jenis), 'masuk', b.jumlah_rp, 'keluar', 0)
              from dokumen_bayar b where b.kode_toko = d.kode_toko
                and b.no_dokumen = d.no_dokumen
                and b.jenis = any(${namesOf('claim')}::text[])) rows (m)) u
        where d.kode_toko = ${tx.kodeToko} and d.status_valid = 'OPEN' and d.status <> 'BATAL'
          and d.kind = any(${[...kinds]}::text[]) and (u.bukan_tunai or not ${nonCash})
        order by d.created_at, d.no_dokumen limit ${MOST}`,
    'read_waiting',
  );
  return rows.map((row) => ({
    ...row,
    // What goods come to is their cost, and no money.
    total: goods ? 0 : row.total,
    berat: mgToGram(row.berat),
    created_at: row.created_at.toISOString(),
  }));
}
