/**
 * Reconciling a frozen day: cash book against running balances, documents against cash book and
 * stock card, trays against pieces, journal against itself and the stock card. Each finding names
 * the document, account or tray; any one blocks closing.
 */
import { sql } from 'kysely';
import type { Beda, BookedKind, BookRule } from '../../engine/transaction/book.ts';
import { IN_STOCK } from '../../engine/transaction/piece-status.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { documentChecks } from './document-checks.ts';
import type { Check } from './document-checks.ts';

/** A difference: of a document, an account or a tray. */
export interface Finding extends Beda {
  /** Rule broken, a message key `tutup.beda.<aturan>`. */
  readonly aturan: BookRule;
}

const DAY_CHECKS = {
  kas: (toko, tgl) => sql`
    select coalesce(k.akun, s.akun) as objek, coalesce(s.saldo, 0) - coalesce(k.akhir, 0) as selisih
    from (select akun, akhir from kas_harian where kode_toko = ${toko}
      and tgl_system = ${tgl}::date) k
    full join (select akun, saldo from saldo_kas where kode_toko = ${toko}) s using (akun)
    where coalesce(s.saldo, 0) <> coalesce(k.akhir, 0)`,

  baki: (toko, tgl) => sql`
    select coalesce(s.baki, b.baki) as objek, coalesce(b.berat, 0) - coalesce(s.berat, 0) as selisih
    from (select kode_gudang || '/' || kode_baki as baki, sum(akhir_berat) as berat,
      sum(akhir_qty) as qty
      from stok_harian where kode_toko = ${toko} and tgl_system = ${tgl}::date and kode_baki <> ''
      group by 1 having sum(akhir_qty) <> 0) s
    full join (select kode_gudang || '/' || kode_baki as baki, sum(berat) as berat, sum(qty) as qty
      from barang where kode_toko = ${toko}
        and status in ${IN_STOCK}
        group by 1) b using (baki)
    where coalesce(s.berat, 0) <> coalesce(b.berat, 0) or coalesce(s.qty, 0) <> coalesce(b.qty, 0)`,

  lot: (toko, tgl) => sql`
    select coalesce(s.kode_gudang, l.kode_gudang) as objek, coalesce(l.berat, 0) - coalesce(s.berat,
      0) as selisih
    from (select kode_gudang, sum(akhir_berat) as berat from stok_harian
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and kode_baki = '' group by 1) s
    full join (select kode_gudang, sum(berat) as berat from lot
      where kode_toko = ${toko} and qty > 0 group by 1) l using (kode_gudang)
    where coalesce(s.berat, 0) <> coalesce(l.berat, 0)`,

  'poin-member': (toko, tgl) => sql`
    select 'MEMBER' as objek, m.poin - coalesce(h.akhir, 0) as selisih
    from (select coalesce(sum(poin), 0) as poin from member where kode_toko = ${toko}) m
    left join (select akhir from poin_harian where kode_toko = ${toko}
      and tgl_system = ${tgl}::date) h on true
    where m.poin <> coalesce(h.akhir, 0)`,
} satisfies Readonly<Partial<Record<BookRule, Check['rows']>>>;

/** All differences of the day; empty when everything agrees. */
export async function reconcile(
  tx: Tx,
  tgl: string,
  kinds: readonly BookedKind[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { aturan, rows } of [...documentChecks(kinds), ...ofTheDay()]) {
    const found = await tx.rows(rows(tx.kodeToko, tgl));
    findings.push(...found.map((r) => ({ aturan, ...r })));
  }
  return findings;
}

function ofTheDay(): Check[] {
  return (Object.entries(DAY_CHECKS) as [BookRule, Check['rows']][]).map(([aturan, rows]) => ({
    aturan,
    rows,
  }));
}
