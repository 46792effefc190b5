/**
 * Reconciling a frozen day: cash book against running balances, documents against cash book and
 * stock card, trays against pieces, journal against itself and the stock card. Each finding names
 * the document, account or tray; any one blocks closing.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

export interface Finding {
  /** Rule broken, a message key `tutup.beda.<aturan>`. */
  readonly aturan: 'kas' | 'bayar' | 'stok-dokumen' | 'baki' | 'lot' | 'jurnal' | 'persediaan';
  /** Document, account or tray. */
  readonly objek: string;
  readonly selisih: number;
}

type Check = (toko: string, tgl: string) => RawBuilder<{ objek: string; selisih: number }>;

/**
 * Lines and payments have no date of their own: they are looked up document by document (lateral),
 * for a join would read all of them, whatever the day.
 */
const CHECKS: Readonly<Record<Finding['aturan'], Check>> = {
  kas: (toko, tgl) => sql`
    select coalesce(k.akun, s.akun) as objek, coalesce(s.saldo, 0) - coalesce(k.akhir, 0) as selisih
    from (select akun, akhir from kas_harian where kode_toko = ${toko}
      and tgl_system = ${tgl}::date) k
    full join (select akun, saldo from saldo_kas where kode_toko = ${toko}) s using (akun)
    where coalesce(s.saldo, 0) <> coalesce(k.akhir, 0)`,

  bayar: (toko, tgl) => sql`
    with b as (select no_dokumen, sum(masuk - keluar) as kas from buku_kas
      where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen),
    p as (select d.no_dokumen, x.bayar from dokumen d cross join lateral (
        select sum((jumlah_rp + case fee_ditanggung when 'CUSTOMER' then fee_rp else 0 end)
            * case arah when 'KELUAR' then -1 else 1 end)
          filter (where jenis <> 'TUKAR') as bayar
        from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) x
      where d.kode_toko = ${toko} and d.tgl_system = ${tgl}::date)
    select d.no_dokumen as objek, coalesce(b.kas, 0) - x.seharusnya as selisih
    from dokumen d left join b using (no_dokumen) left join p using (no_dokumen),
    lateral (select case when d.status = 'BATAL' or d.status_valid = 'OPEN' then 0
      else coalesce(p.bayar, 0) - d.kembali end as seharusnya) x
    where d.kode_toko = ${toko} and d.tgl_system = ${tgl}::date
      and d.kind in ('penjualan', 'pembelian') and coalesce(b.kas, 0) <> x.seharusnya`,

  'stok-dokumen': (toko, tgl) => sql`
    with l as (select d.no_dokumen, x.berat from dokumen d cross join lateral (
        select sum(b.berat) filter (where b.hidup) as berat from dokumen_baris b
        where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
          and b.jenis_baris <> 'KAS') x
      where d.kode_toko = ${toko} and d.tgl_system = ${tgl}::date),
    s as (select no_dokumen, sum(berat) filter (where kolom in ('TAMBAH', 'OUT', 'BELI', 'JUAL',
      'HANCUR')) as berat
      from kartu_stok where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen)
    select coalesce(l.no_dokumen, s.no_dokumen) as objek, coalesce(s.berat, 0) - coalesce(l.berat,
      0) as selisih
    from l full join s using (no_dokumen) where coalesce(s.berat, 0) <> coalesce(l.berat, 0)`,

  baki: (toko, tgl) => sql`
    select coalesce(s.baki, b.baki) as objek, coalesce(b.berat, 0) - coalesce(s.berat, 0) as selisih
    from (select kode_gudang || '/' || kode_baki as baki, sum(akhir_berat) as berat,
      sum(akhir_qty) as qty
      from stok_harian where kode_toko = ${toko} and tgl_system = ${tgl}::date and kode_baki <> ''
      group by 1 having sum(akhir_qty) <> 0) s
    full join (select kode_gudang || '/' || kode_baki as baki, sum(berat) as berat, sum(qty) as qty
      from barang where kode_toko = ${toko} and status in ('READY', 'TITIP', 'PESANAN', 'PINJAM')
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

  jurnal: (toko, tgl) => sql`
    select no_dokumen as objek, sum(debit) - sum(kredit) as selisih from jurnal_baris
    where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen
      having sum(debit) <> sum(kredit)`,

  persediaan: (toko, tgl) => sql`
    with j as (select no_dokumen, sum(debit - kredit) as rp from jurnal_baris
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and peran = 'PERSEDIAAN'
        group by no_dokumen),
    s as (select no_dokumen, sum(case kolom when 'TAMBAH' then modal else -modal end) as rp
      from kartu_stok
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and kolom in ('TAMBAH', 'JUAL',
        'HANCUR') and no_lot is null group by no_dokumen)
    select coalesce(j.no_dokumen, s.no_dokumen) as objek, coalesce(j.rp, 0) - coalesce(s.rp,
      0) as selisih
    from j full join s using (no_dokumen) where coalesce(j.rp, 0) <> coalesce(s.rp, 0)`,
};

/** All differences of the day; empty when everything agrees. */
export async function reconcile(tx: Tx, tgl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [aturan, check] of Object.entries(CHECKS) as [Finding['aturan'], Check][]) {
    const rows = await tx.rows(check(tx.kodeToko, tgl));
    findings.push(...rows.map((r) => ({ aturan, ...r, selisih: Number(r.selisih) })));
  }
  return findings;
}
