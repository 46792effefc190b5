/**
 * The only code that writes documents and the ledgers. Locks come in one order: members, accounts,
 * then the number counter (pieces and the day are already held; the audit head follows at commit),
 * and everything else is one statement.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { formatRupiah } from '@kencana/rules/rupiah';
import { subtractExact, type Jumlah } from '@kencana/rules/jumlah';
import { formatNomor, nomorBaris, periodeNomor } from '@kencana/rules/nomor';
import type { Tx } from '../../platform/db/tx.ts';
import { keepImages } from '../../platform/files/image.ts';
import type { ClaimedApproval } from './approval.ts';
import { DAY_COLUMNS, type DaySums } from './day-limit.ts';
import { storedFinishes } from './finish.ts';
import type { Base } from './kind.ts';
import type { LedgerRows } from './ledger.ts';
import { changeValues, writeValues } from './piece-value.ts';
import { movePoints, writePoints } from './points.ts';
import type { LotTaken, NewPiece, Payment, PieceChange, Posting } from './posting.ts';

/** Counter of buy-backs, also for the lines of a trade-in. */
const BUY_BACK = 'FB';

export interface KindName {
  readonly name: string;
  readonly kode: string;
}

/**
 * Draws the next number of the kind's counter: gapless, because the counter rolls back with the
 * document (I9).
 */
async function nextNumber(tx: Tx, base: Base, kode: string): Promise<string> {
  const periode = periodeNomor(kode, base.tglSystem);
  const row = await tx.one<{ terakhir: number }>(
    sql`insert into nomor (kode_toko, kode, periode, terakhir) values (${tx.kodeToko}, ${kode},
      ${periode}, 1)
        on conflict (kode_toko, kode, periode) do update set terakhir = nomor.terakhir + 1
          returning terakhir`,
    'next_number',
  );
  return formatNomor({ kode_toko: base.kodeToko, kode, tgl: base.tglSystem, urut: row.terakhir });
}

/**
 * Moves the running balances; refuses one that would fall below zero unless KAS_BOLEH_MINUS allows
 * it.
 */
export async function moveBalances(tx: Tx, base: Base, rows: LedgerRows['money']): Promise<void> {
  const deltas = new Map<string, number>();
  for (const r of rows) deltas.set(r.akun, (deltas.get(r.akun) ?? 0) + r.masuk - r.keluar);
  if (deltas.size === 0) return;
  const list = [...deltas]
    .map(([akun, delta]) => ({ akun, delta }))
    .sort((a, b) => (a.akun < b.akun ? -1 : 1));
  const after = await tx.rows<{ akun: string; saldo: Jumlah }>(
    sql`insert into saldo_kas as s (kode_toko, akun, saldo)
        select ${tx.kodeToko}, akun, delta
          from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as d(akun text, delta bigint)
        order by akun
        on conflict (kode_toko, akun) do update set saldo = s.saldo + excluded.saldo returning akun,
          saldo`,
    'move_balances',
  );
  if (base.settings.yes('KAS_BOLEH_MINUS')) return;
  const short = after.find((a) => Number(a.saldo) < 0 && (deltas.get(a.akun) ?? 0) < 0);
  if (short) {
    const before = subtractExact(short.saldo, deltas.get(short.akun) ?? 0);
    throw new AppError('KAS_KURANG', { akun: short.akun, saldo: formatRupiah(before) });
  }
}

/**
 * Changes pieces' state and place; they are locked and checked, so one in another state is a fault
 * of the kind. One that is out gives its tag back.
 */
export async function movePieces(tx: Tx, changes: readonly PieceChange[]): Promise<void> {
  if (changes.length === 0) return;
  const moved = await tx.exec(
    sql`update barang b set status = x.menjadi, kode_gudang = x.kode_gudang,
          kode_baki = x.kode_baki,
          tag_id = case when x.menjadi <> 'KELUAR' then b.tag_id end
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as x(kode_barcode text, dari text, menjadi text, kode_gudang text, kode_baki text)
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = x.kode_barcode
          and b.status = x.dari`,
    'move_pieces',
  );
  if (moved !== changes.length) {
    throw new AppError('POSTING_TIDAK_SEIMBANG', {
      rule: 'a piece is not in the state its kind saw',
    });
  }
}

/**
 * Takes goods out of lots that the kind has locked, or puts back what is negative; one without
 * enough is a fault of the kind.
 */
export async function takeLots(tx: Tx, taken: readonly LotTaken[]): Promise<void> {
  if (taken.length === 0) return;
  const changed = await tx.exec(
    sql`update lot l set qty = l.qty - x.qty, berat = l.berat - x.berat,
          berat_asli = l.berat_asli - x.berat_asli, murni = l.murni - x.murni,
          modal = l.modal - x.modal, di_luar = l.di_luar and x.kembali is not true
        from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
          as x(no_lot text, qty int, berat bigint, berat_asli bigint, murni bigint, modal bigint,
            kembali boolean)
        where l.kode_toko = ${tx.kodeToko} and l.no_lot = x.no_lot`,
    'take_lots',
  );
  if (changed !== taken.length) {
    throw new AppError('POSTING_TIDAK_SEIMBANG', { rule: 'a lot is not there' });
  }
}

async function insertPieces(tx: Tx, base: Base, pieces: readonly NewPiece[]): Promise<void> {
  if (pieces.length === 0) return;
  const rows = pieces.map((p) => ({
    ...p,
    kode_toko: tx.kodeToko,
    qty: 1,
    tgl_system: base.tglSystem,
    input_by: base.userId,
    created_at: new Date(),
  }));
  await tx.exec(
    sql`insert into barang select * from jsonb_populate_recordset(null::barang,
      ${JSON.stringify(rows)}::jsonb)`,
  );
}

/** Stores a new document with its first posting; answers its number. */
export async function writeDocument(
  tx: Tx,
  base: Base,
  kind: KindName,
  posting: Posting,
  ledger: LedgerRows,
  approvals: readonly ClaimedApproval[],
  deferred: LedgerRows | null,
): Promise<string> {
  await movePoints(tx, ledger.points);
  await moveBalances(tx, base, ledger.money);
  const no = await nextNumber(tx, base, kind.kode);
  await insertPieces(tx, base, posting.newPieces);
  await changeValues(tx, posting.values);
  await movePieces(tx, posting.pieces);
  await takeLots(tx, posting.lotsTaken);
  const { header } = posting;
  // Goods traded in are the document's payment, not what it sells.
  const own = posting.lines.filter(
    (l) => !l.tanpa_jumlah && (kind.kode === BUY_BACK || l.jenis_baris !== 'BELI'),
  );
  const head = {
    ...header,
    no_dokumen: no,
    kind: kind.name,
    qty: sum(own, (l) => l.qty ?? 1),
    berat: sum(own, (l) => l.berat ?? 0),
    otorisasi: approvals,
    rincian: {
      ...header.rincian,
      ...(deferred && { tertunda: deferred }),
      ...(posting.finishes.length > 0 && { menyelesaikan: storedFinishes(posting.finishes) }),
    },
  };
  const faktur = await lineNumbers(tx, base, kind, posting, no);
  const lines = posting.lines.map((l, i) => ({ ...l, baris: i + 1, no_faktur: faktur[i] }));
  const lots = posting.lots.map((l) => ({ ...l, no_lot: faktur[l.baris - 1], no_dokumen: no }));
  await insertDocument(tx, base, no, { head, lines, payments: posting.payments, lots });
  const stock = ledger.stock.map((s) =>
    s.lot_baris ? { ...s, no_lot: faktur[s.lot_baris - 1] ?? null } : s,
  );
  const event = { no, ke: 1, kind: kind.name, peristiwa: 'SIMPAN', membalik: null } as const;
  await writeLedger(tx, base, event, { ...ledger, stock });
  return no;
}

interface DocumentRows {
  readonly head: object;
  readonly lines: readonly object[];
  readonly payments: readonly Payment[];
  readonly lots: readonly object[];
}

/** Header, lines, payments and lots in one statement; photos that they name are kept. */
async function insertDocument(tx: Tx, base: Base, no: string, rows: DocumentRows): Promise<void> {
  await tx.exec(
    sql`with h as (
          insert into dokumen (kode_toko, no_dokumen, kind, tgl_system, status_valid, kode_sales,
            kode_member,
            nama_customer, alamat_customer, no_hp, keterangan, total, pembulatan, bayar, kembali,
              qty, berat, input_by,
            valid_by, valid_at, otorisasi, rincian)
          select ${tx.kodeToko}, no_dokumen, kind, ${base.tglSystem}::date, status_valid,
            kode_sales,
            coalesce(kode_member, 'NONMEMBER'), coalesce(nama_customer, ''),
              coalesce(alamat_customer, ''),
            coalesce(no_hp, ''), coalesce(keterangan, ''), total, pembulatan, bayar, kembali, qty,
              berat,
            ${base.userId}, case status_valid when 'DONE' then ${base.userId} end,
            case status_valid when 'DONE' then now() end, otorisasi, rincian
          from jsonb_populate_record(null::dokumen, ${JSON.stringify(rows.head)}::jsonb)),
        l as (
          insert into dokumen_baris (kode_toko, no_dokumen, baris, jenis_baris, no_faktur,
            kode_barcode, nama_barang,
            kode_group, kode_jenis, kode_gudang, kode_baki, kadar, qty, berat, berat_asli, murni,
              modal, harga_dihitung,
            harga_jual, ongkos_dihitung, ongkos, harga_atribut, diskon, pembulatan, ppn,
              harga_total, keterangan, rumus)
          select ${tx.kodeToko}, ${no}, baris, jenis_baris, no_faktur, kode_barcode,
            coalesce(nama_barang, ''),
            kode_group, kode_jenis, kode_gudang, kode_baki, kadar, coalesce(qty, 1), coalesce(berat,
              0),
            coalesce(berat_asli, 0), coalesce(murni, 0), coalesce(modal, 0),
              coalesce(harga_dihitung, 0),
            coalesce(harga_jual, 0), coalesce(ongkos_dihitung, 0), coalesce(ongkos, 0),
              coalesce(harga_atribut, 0),
            coalesce(diskon, 0), coalesce(pembulatan, 0), coalesce(ppn, 0), coalesce(harga_total,
              0),
            coalesce(keterangan, ''), coalesce(rumus, '{}')
          from jsonb_populate_recordset(null::dokumen_baris, ${JSON.stringify(rows.lines)}::jsonb)),
        b as (
          insert into dokumen_bayar (${PAYMENT_COLUMNS})
          ${paymentRows(tx, no, 1, rows.payments, 0)})
        insert into lot (kode_toko, no_lot, asal, no_dokumen, kode_gudang, kode_barcode,
          nama_barang, kode_group,
          kode_jenis, kadar, qty, berat, berat_asli, murni, modal, di_luar, tgl_system)
        select ${tx.kodeToko}, no_lot, asal, no_dokumen, kode_gudang, kode_barcode, nama_barang,
          kode_group, kode_jenis,
          kadar, qty, berat, berat_asli, murni, modal, coalesce(di_luar, false),
          ${base.tglSystem}::date
        from jsonb_populate_recordset(null::lot, ${JSON.stringify(rows.lots)}::jsonb)`,
    'write_document',
  );
  await keepImages(tx, JSON.stringify([rows.head, rows.lines]));
}

const PAYMENT_COLUMNS = sql.raw(
  `kode_toko, no_dokumen, urut, jenis, jumlah_rp, fee, fee_rp, fee_ditanggung, no_rekening,
   no_card, keterangan, ke, arah, no_asal, kode_kupon, poin`,
);

/** Payments of posting `ke` as rows of PAYMENT_COLUMNS, numbered after `last`. */
function paymentRows(
  tx: Tx,
  no: string,
  ke: number,
  payments: readonly Payment[],
  last: number,
): RawBuilder<unknown> {
  const numbered = JSON.stringify(payments.map((p, i) => ({ ...p, urut: last + i + 1 })));
  return sql`select ${tx.kodeToko}, ${no}, urut, jenis, jumlah_rp, fee, fee_rp, fee_ditanggung,
      no_rekening, no_card, keterangan, ${ke}::int, coalesce(arah, 'MASUK'), no_asal,
      kode_kupon, poin
    from jsonb_populate_recordset(null::dokumen_bayar, ${numbered}::jsonb)`;
}

/** Adds the payments of a later event to its document. */
export async function addPayments(
  tx: Tx,
  no: string,
  ke: number,
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return;
  const { urut } = await tx.one<{ urut: number }>(
    sql`select coalesce(max(urut), 0) as urut from dokumen_bayar
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
  await tx.exec(
    sql`insert into dokumen_bayar (${PAYMENT_COLUMNS}) ${paymentRows(tx, no, ke, payments, urut)}`,
    'add_payments',
  );
}

/**
 * Numbers of the lines: the document's number plus -1, -2 …; buy-back lines inside another kind's
 * document count on a number of their own from the FB counter (docs/decision/0005).
 */
async function lineNumbers(
  tx: Tx,
  base: Base,
  kind: KindName,
  posting: Posting,
  no: string,
): Promise<string[]> {
  const trades = kind.kode !== BUY_BACK && posting.lines.some((l) => l.jenis_baris === 'BELI');
  const beli = trades ? await nextNumber(tx, base, BUY_BACK) : no;
  const counts = new Map<string, number>();
  return posting.lines.map((l) => {
    const stem = l.jenis_baris === 'BELI' ? beli : no;
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    return nomorBaris(stem, count);
  });
}

export interface PostingHead {
  readonly no: string;
  readonly ke: number;
  readonly kind: string;
  /** SIMPAN, VALIDASI, BATAL, or what an EventKind calls it. */
  readonly peristiwa: string;
  readonly membalik: number | null;
}

/** Columns of `posting` that the limits of a day add up, and their values of one posting. */
const DAY_SUMS = sql.join(DAY_COLUMNS.map((kolom) => sql.ref(kolom)));
function daySums(counted: DaySums = {}): RawBuilder<unknown> {
  return sql.join(DAY_COLUMNS.map((kolom) => sql`${counted[kolom] ?? 0}::bigint`));
}

/** Appends one event's rows to the stock card, the cash book, the journal and customers' goods. */
export async function writeLedger(
  tx: Tx,
  base: Base,
  head: PostingHead,
  rows: LedgerRows,
): Promise<void> {
  const { no, ke } = head;
  const numbered = <T extends object>(list: readonly T[]): string =>
    JSON.stringify(list.map((r, i) => ({ ...r, urut: i + 1 })));
  await tx.exec(
    sql`with p as (
          insert into posting (kode_toko, no_dokumen, ke, kind, peristiwa, membalik, tgl_system,
            user_id, ${DAY_SUMS})
          values (${tx.kodeToko}, ${no}, ${ke}::int, ${head.kind}, ${head.peristiwa},
            ${head.membalik}::int,
            ${base.tglSystem}::date, ${base.userId}, ${daySums(rows.counted)})),
        s as (
          insert into kartu_stok (kode_toko, no_dokumen, ke, urut, tgl_system, kode_barcode, no_lot,
            kode_gudang,
            kode_baki, kode_group, kode_jenis, kadar, kolom, qty, berat, berat_asli, murni, modal,
              status_dari, status_ke)
          select ${tx.kodeToko}, ${no}, ${ke}::int, urut, ${base.tglSystem}::date, kode_barcode,
            no_lot, kode_gudang, kode_baki, kode_group,
            kode_jenis, kadar, kolom, qty, berat, berat_asli, murni, modal, status_dari, status_ke
          from jsonb_populate_recordset(null::kartu_stok, ${numbered(rows.stock)}::jsonb)),
        m as (
          insert into buku_kas (kode_toko, no_dokumen, ke, urut, tgl_system, akun, kategori, jenis,
            keterangan, masuk,
            keluar, fee, user_id)
          select ${tx.kodeToko}, ${no}, ${ke}::int, urut, ${base.tglSystem}::date, akun, kategori,
            jenis, keterangan, masuk,
            keluar, fee, ${base.userId}
          from jsonb_populate_recordset(null::buku_kas, ${numbered(rows.money)}::jsonb))
        insert into jurnal_baris (kode_toko, no_dokumen, ke, urut, tgl_system, peran, nomor_akun,
          debit, kredit, berat,
          murni, kode_jenis, kode_supplier, no_faktur_supplier)
        select ${tx.kodeToko}, ${no}, ${ke}::int, urut, ${base.tglSystem}::date, peran, nomor_akun,
          debit, kredit, berat,
          murni, kode_jenis, kode_supplier, no_faktur_supplier
        from jsonb_populate_recordset(null::jurnal_baris, ${numbered(rows.journal)}::jsonb)`,
    'write_ledger',
  );
  await writePoints(tx, base, head, rows.points);
  await writeValues(tx, base, head, rows.values);
  if (rows.custody === undefined || rows.custody.length === 0) return;
  await tx.exec(
    sql`insert into kartu_pelanggan (kode_toko, no_dokumen, ke, urut, tgl_system, baris, kolom,
          kode_tukang, berat)
        select ${tx.kodeToko}, ${no}, ${ke}::int, urut, ${base.tglSystem}::date, baris, kolom,
          kode_tukang, berat
        from jsonb_populate_recordset(null::kartu_pelanggan, ${numbered(rows.custody)}::jsonb)`,
    'write_custody',
  );
}

function sum<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((total, item) => total + value(item), 0);
}
