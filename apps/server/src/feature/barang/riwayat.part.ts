/**
 * One event of a piece's life out of the rows that its document wrote of it: where it went, what it
 * became, what it was said to be worth. Pure.
 */
import type { LifeChange, LifeEvent } from '@kencana/contract/call/riwayat-calls';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';

/** A row of the stock card, of the piece itself or of the lot that it became. */
export interface LifeRow {
  readonly no_lot: string | null;
  readonly kolom: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly berat: Milligram;
  readonly murni: Milligram;
  readonly kadar: Kadar;
  readonly modal: number;
  readonly status_dari: string | null;
  readonly status_ke: string | null;
}

/** A value of it that changed, as its column holds it. */
interface LifeValue {
  readonly kolom: string;
  readonly sebelum: string;
  readonly sesudah: string;
}

/** What one posting says of it. */
export interface LifePosting {
  readonly no_dokumen: string;
  readonly ke: number;
  readonly kind: string;
  readonly peristiwa: string;
  readonly membalik: number | null;
  readonly tgl_system: string;
  readonly waktu: Date;
  readonly user_id: string;
  readonly gerak: readonly LifeRow[] | null;
  readonly nilai: readonly LifeValue[] | null;
  /** The first posting of its document tells the document's own words, and who allowed it. */
  readonly pertama: boolean;
  readonly nama_customer: string;
  readonly keterangan: string;
  readonly otorisasi: readonly { readonly approver: string; readonly kategori: string }[];
  readonly jenis_baris: string | null;
  readonly harga_total: number;
  /** The reader may open it. */
  readonly boleh: boolean;
}

/** Kinds of line whose total is a price that somebody paid or was paid. */
const PRICED = new Set(['JUAL', 'TITIP', 'PESAN', 'BELI']);

/** `route` is where the reader opens its kind; undefined where he may not. */
export function lifeEvent(posting: LifePosting, route: string | undefined): LifeEvent {
  return {
    waktu: posting.waktu.toISOString(),
    tgl_system: posting.tgl_system,
    kind: posting.kind,
    peristiwa: posting.peristiwa,
    oleh: posting.user_id,
    ...movedBy(posting.gerak ?? [], posting.membalik !== null),
    perubahan: (posting.nilai ?? []).map(changeOf),
    ...(posting.boleh && route !== undefined ? toldBy(posting, route) : NOTHING_TOLD),
  };
}

type Told = Pick<
  LifeEvent,
  'no_dokumen' | 'route' | 'no_lot' | 'harga' | 'customer' | 'keterangan' | 'otorisasi'
>;

/** Of a document that the reader may not open. */
const NOTHING_TOLD: Told = {
  no_dokumen: '',
  route: '',
  no_lot: '',
  harga: 0,
  customer: '',
  keterangan: '',
  otorisasi: [],
};

/** What the document's own screen tells: its words stand with its first posting. */
function toldBy(posting: LifePosting, route: string): Told {
  const { no_dokumen, gerak, pertama, jenis_baris, harga_total } = posting;
  const { nama_customer: customer, keterangan, otorisasi } = posting;
  const no_lot = gerak?.find((row) => row.no_lot !== null)?.no_lot ?? '';
  const told = { ...NOTHING_TOLD, no_dokumen, route, no_lot };
  if (!pertama) return told;
  const harga = PRICED.has(jenis_baris ?? '') ? harga_total : 0;
  return { ...told, harga, customer, keterangan, otorisasi };
}

/** Where it went and what it became; a mirror goes the other way. */
function movedBy(rows: readonly LifeRow[], back: boolean) {
  const of = (...columns: readonly string[]) => rows.find(({ kolom }) => columns.includes(kolom));
  const [out, into] = [of('OUT', 'JUAL', 'HANCUR', 'SUSUT'), of('IN', 'TAMBAH', 'BELI')];
  const stays = of('RESERVASI');
  const [dari, ke] = back ? [into, out] : [out, into];
  const state = rows.find(({ status_ke }) => status_ke !== null);
  return {
    dari: placeOf(dari),
    ke: placeOf(ke ?? (dari === undefined ? stays : undefined)),
    status_dari: state?.status_dari ?? '',
    status_ke: state?.status_ke ?? '',
    ...weightsOf(into ?? out),
  };
}

/** What moved, as it came; a mirror is told by what it takes back. */
function weightsOf(row: LifeRow | undefined) {
  if (row === undefined) return { berat: 0, kadar: 0, murni: 0, modal: 0 };
  return {
    berat: Math.abs(mgToGram(row.berat)),
    kadar: kadarToPercent(row.kadar),
    murni: Math.abs(mgToGram(row.murni)),
    modal: Math.abs(row.modal),
  };
}

function placeOf(row: LifeRow | undefined): string {
  if (row === undefined) return '';
  return row.kode_baki === '' ? row.kode_gudang : `${row.kode_gudang} / ${row.kode_baki}`;
}

/** A stored value in wire units. */
function changeOf({ kolom, sebelum, sesudah }: LifeValue): LifeChange {
  const wire = (value: string): string | number => {
    if (/^(harga_|ongkos$)/.test(kolom)) return Number(value);
    if (kolom === 'kadar' || kolom === 'kadar_modal') return kadarToPercent(Number(value) as Kadar);
    if (/^(berat|murni)/.test(kolom)) return mgToGram(Number(value) as Milligram);
    return value;
  };
  return { kolom, sebelum: wire(sebelum), sesudah: wire(sesudah) };
}
