/**
 * What must hold for every document, as one query per rule over the documents of a business day:
 * against cash book, stock card, journal and its own sums. Closing runs them on its day, the report
 * of faulty documents on any. What a rule says of one kind stands with that kind (its `book`).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { MONEY, namesOf } from '@kencana/contract/payment/payment';
import { COUNTS, STANDS } from '../../engine/document/standing.ts';
import type {
  Beda,
  BookedKind,
  BookRule,
  BookRules,
  OwnRule,
} from '../../engine/transaction/book.ts';

/** One rule over a business day. */
export interface Check {
  /** Rule broken, a message key `tutup.beda.<aturan>`. */
  readonly aturan: BookRule;
  /** Milligrams; left out, the difference is rupiah. */
  readonly satuan?: 'GRAM';
  readonly rows: (toko: string, tgl: string) => RawBuilder<Beda>;
}

/** The rules of all kinds, each kind's own behind what all have. */
export function documentChecks(kinds: readonly BookedKind[]): Check[] {
  const own = kinds.flatMap(({ name, book }) =>
    (Object.entries(book.rules?.sendiri ?? {}) as [BookRule, OwnRule][]).map(
      ([aturan, { satuan, rows }]): Check => ({
        aturan,
        ...(satuan && { satuan }),
        rows: (toko, tgl) => rows(touched(toko, tgl, sql`and o.kind = ${name}`)),
      }),
    ),
  );
  return [...commonChecks(kinds), ...own];
}

/**
 * Documents `d` that anything was posted to on the day. Each is looked up by its number: the limit
 * keeps the planner from joining, for which it would read the documents of all years.
 */
function touched(toko: string, tgl: string, only = sql``): RawBuilder<unknown> {
  return sql`(select distinct no_dokumen from posting
      where kode_toko = ${toko} and tgl_system = ${tgl}::date) h
    cross join lateral (select * from dokumen o
      where o.kode_toko = ${toko} and o.no_dokumen = h.no_dokumen ${only} limit 1) d`;
}

/** What kinds say for one rule, picked by kind of `d`. */
interface ByKind {
  /** `('penjualan', 'titipan')`: the kinds that say anything. */
  readonly names: RawBuilder<unknown>;
  readonly pick: (of: (rules: BookRules) => RawBuilder<unknown> | undefined) => RawBuilder<unknown>;
}

function byKind(kinds: readonly BookedKind[], says: (rules: BookRules) => unknown): ByKind {
  const those = kinds.flatMap(({ name, book: { rules } }) =>
    rules !== undefined && says(rules) !== undefined ? [{ name, rules }] : [],
  );
  return {
    names: list(those.map(({ name }) => name)),
    pick: (of) => {
      const cases = those.map(
        ({ name, rules }) => sql`when ${name} then ${of(rules) ?? sql`null`}`,
      );
      return cases.length === 0 ? sql`null` : sql`case d.kind ${sql.join(cases, sql` `)} end`;
    },
  };
}

/** `('A', 'B')`; `('')` for none. */
function list(words: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(words.length === 0 ? [''] : words)})`;
}

/**
 * The rules that look at every kind alike, or at what each says for itself. Lines and payments have
 * no date of their own: they are looked up document by document (lateral), for a join would read
 * all of them, whatever the day.
 */
function commonChecks(kinds: readonly BookedKind[]): Check[] {
  return [
    { aturan: 'posting', rows: withoutPosting },
    { aturan: 'jumlah', rows: sums(kinds) },
    { aturan: 'bayar', rows: paid(kinds) },
    { aturan: 'kas-jurnal', rows: cashInJournal },
    { aturan: 'uang-muka', rows: held(kinds) },
    { aturan: 'stok-dokumen', satuan: 'GRAM', rows: goods(kinds) },
    { aturan: 'jurnal', rows: balanced },
    { aturan: 'persediaan', rows: stockInJournal },
    { aturan: 'batal', rows: nothingLeft },
  ];
}

type Rows = Check['rows'];

const withoutPosting: Rows = (toko, tgl) => sql`
    select no_dokumen as objek, total as selisih from dokumen d
    cross join lateral (select count(*) as n from posting p
      where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen) p
    where kode_toko = ${toko} and tgl_system = ${tgl}::date and p.n = 0`;

/**
 * The total is the lines', each line's the sum of its parts, and somebody paid all of it, or as
 * much as the header of what is held or kept says.
 */
function sums(kinds: readonly BookedKind[]): Rows {
  const { names, pick } = byKind(kinds, (rules) => rules.jumlah);
  const price = pick((rules) => rules.jumlah?.harga ?? sql`b.harga_total`);
  const line = pick((rules) => rules.jumlah && sql`${rules.jumlah.jenisBaris}`);
  const differs = pick((rules) => rules.jumlah?.selisih);
  return (toko, tgl) => sql`
    select d.no_dokumen as objek, x.selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(${price}), 0) as total,
        coalesce(sum(pembulatan), 0) as bulat,
        coalesce(sum(harga_jual + ongkos + harga_atribut - diskon + pembulatan), 0) as rinci
      from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis_baris = ${line}) l
    cross join lateral (select coalesce(sum(jumlah_rp), 0) as semua,
        coalesce(sum(jumlah_rp) filter (where arah = 'KELUAR'
          and jenis = any(${namesOf(...MONEY)}::text[])), 0) as keluar,
        coalesce(sum(jumlah_rp * case arah when 'KELUAR' then -1 else 1 end)
          filter (where ${COUNTS}), 0) as sisa
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) p
    cross join lateral (select nullif(d.total - l.total, 0) as baris,
        coalesce(nullif(d.total - l.rinci, 0), nullif(d.pembulatan - l.bulat, 0)) as rinci,
        case when d.status = 'BATAL' then 0 else d.bayar - p.sisa end as dp) k
    cross join lateral (select ${differs} as selisih) x
    where d.kind in ${names}
      and x.selisih <> 0`;
}

function paid(kinds: readonly BookedKind[]): Rows {
  const { names } = byKind(kinds, (rules) => rules.bayar);
  return (toko, tgl) => sql`
    select d.no_dokumen as objek, k.kas - x.seharusnya as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(masuk - keluar), 0) as kas from buku_kas b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) k
    cross join lateral (select coalesce(sum((jumlah_rp
        + case fee_ditanggung when 'CUSTOMER' then fee_rp else 0 end)
        * case arah when 'KELUAR' then -1 else 1 end), 0) as bayar
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis = any(${namesOf(...MONEY)}::text[]) and ${STANDS}) p
    cross join lateral (select p.bayar - case when d.status = 'BATAL' or d.status_valid = 'OPEN'
      then 0 else d.kembali end as seharusnya) x
    where d.kind in ${names}
      and k.kas <> x.seharusnya`;
}

const cashInJournal: Rows = (toko, tgl) => sql`
    with k as (select no_dokumen, sum(masuk - keluar) as rp from buku_kas
      where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen),
    j as (select no_dokumen, sum(debit - kredit) as rp from jurnal_baris
      where kode_toko = ${toko} and tgl_system = ${tgl}::date
        and peran in ('KAS', 'BANK', 'PIUTANG EDC') group by no_dokumen)
    select coalesce(k.no_dokumen, j.no_dokumen) as objek,
      coalesce(j.rp, 0) - coalesce(k.rp, 0) as selisih
    from k full join j using (no_dokumen) where coalesce(k.rp, 0) <> coalesce(j.rp, 0)`;

/** What is owed to customers is what their documents say; what another took of it is all of it. */
function held(kinds: readonly BookedKind[]): Rows {
  const { names, pick } = byKind(kinds, (rules) => rules.uangMuka);
  const owed = pick((rules) => rules.uangMuka);
  return (toko, tgl) => sql`
    select d.no_dokumen as objek,
      coalesce(nullif(j.rp - x.seharusnya, 0), p.diambil - a.saldo) as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and peran = 'UANG MUKA') j
    cross join lateral (select coalesce(sum(jumlah_rp) filter (where no_asal is not null), 0)
        as diambil, coalesce(sum(jumlah_rp * case arah when 'KELUAR' then -1 else 1 end), 0) as ada
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and ${STANDS}) p
    cross join lateral (select ${owed} as seharusnya) x
    cross join lateral (select coalesce(sum(o.rp), 0) as saldo
      from (select distinct no_asal from dokumen_bayar b where b.kode_toko = d.kode_toko
        and b.no_dokumen = d.no_dokumen and no_asal is not null and ${STANDS}) asal
      cross join lateral (select sum(jumlah_rp * case arah when 'KELUAR' then -1 else 1 end) as rp
        from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = asal.no_asal
          and ${COUNTS}) o) a
    where d.kind in ${names}
      and (j.rp <> x.seharusnya or p.diambil <> a.saldo)`;
}

/**
 * What later events move (an order made, gold of a service) is not the lines' goods. Over the whole
 * life of a document that anything was posted to: one cancelled later gives back what it took.
 */
function goods(kinds: readonly BookedKind[]): Rows {
  const still = list([...new Set(kinds.flatMap(({ book }) => book.rules?.tanpaBarang ?? []))]);
  return (toko, tgl) => sql`
    select d.no_dokumen as objek, s.berat - l.berat as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(b.berat), 0) as berat from dokumen_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and b.hidup
        and b.jenis_baris not in ${still}) l
    cross join lateral (select coalesce(sum(k.berat), 0) as berat
      from kartu_stok k join posting p using (kode_toko, no_dokumen, ke)
      where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen
        and k.kolom in ('TAMBAH', 'OUT', 'BELI', 'JUAL', 'HANCUR')
        and (p.peristiwa in ('SIMPAN', 'BATAL BARANG') or p.membalik is not null)) s
    where s.berat <> l.berat`;
}

const balanced: Rows = (toko, tgl) => sql`
    select no_dokumen as objek, sum(debit) - sum(kredit) as selisih from jurnal_baris
    where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen
      having sum(debit) <> sum(kredit)`;

/** What waits for the cashier has moved its goods and keeps its journal back. */
const stockInJournal: Rows = (toko, tgl) => sql`
    with j as (select no_dokumen, sum(debit - kredit) as rp from jurnal_baris
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and peran = 'PERSEDIAAN'
        group by no_dokumen),
    s as (select no_dokumen,
        sum(case when kolom in ('TAMBAH', 'IN') then modal else -modal end) as rp
      from kartu_stok
      where kode_toko = ${toko} and tgl_system = ${tgl}::date
        and kolom in ('TAMBAH', 'IN', 'OUT', 'JUAL', 'HANCUR') and no_lot is null
      group by no_dokumen)
    select coalesce(j.no_dokumen, s.no_dokumen) as objek, coalesce(j.rp, 0) - coalesce(s.rp,
      0) as selisih
    from j full join s using (no_dokumen) where coalesce(j.rp, 0) <> coalesce(s.rp, 0)
      and not exists (select 1 from dokumen d where d.kode_toko = ${toko}
        and d.no_dokumen = coalesce(j.no_dokumen, s.no_dokumen)
        and d.status_valid = 'OPEN' and d.status <> 'BATAL')`;

/** A mirrored document leaves nothing on any account; one that ended by an event of its own may. */
const nothingLeft: Rows = (toko, tgl) => sql`
    select d.no_dokumen as objek, j.sisa as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(abs(q.rp)), 0) as sisa from (
      select sum(debit - kredit) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen group by nomor_akun) q) j
    where d.status = 'BATAL' and j.sisa <> 0 and not exists (select 1 from posting p
      where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
        and p.peristiwa = 'BATAL' and p.membalik is null)`;
