/**
 * What a kind of document is to the screens that look it up: addresses, rights, columns, lines,
 * facts, own statuses, papers, and how it is cancelled and validated. From one declaration come
 * list, detail, cancel and validate on server and web (docs/how-to-document.md). No I/O, no React.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { ErrorCode } from '../error-code.ts';
import type { ModuleFlag, SystemKey } from '../module-flag.ts';
import type { Right } from '../permission.ts';
import type { Area, Screen } from '../screen.ts';
import type { ValueKind } from '../field/value.ts';
import type { EntryDef, EventDef, RunEventDef } from '../entry/define-entry.ts';
import type { DocumentLineRow, DocumentRow } from './document-row.ts';
import { MENUNGGU } from './document-status.ts';
import type { DocumentStatus } from './document-status.ts';
import type { Keeps, KeptOf } from './kept.ts';

export type Paper = 'NOTA' | 'SLIP';

/**
 * How a value is shown: by its kind, or put together from the document (`customer`, `cara`,
 * `sales`, `otorisasi`, `status`); `foto` is a stored photo.
 */
export type ShowKind = ValueKind | 'customer' | 'sales' | 'cara' | 'otorisasi' | 'status' | 'foto';

/** One value of a document or line; `key` is a path of its row (`total`, `rincian.dp_rp`). */
export interface ShowColumn {
  readonly key: string;
  readonly label: MessageKey;
  readonly kind: ShowKind;
  /** Path of the computed value, told beside this one where they differ. */
  readonly dihitung?: string;
  /** Path of the least value; a lower one is marked. */
  readonly batas?: string;
  /** Path of the greatest value; a higher one is marked, with the limit. */
  readonly paling?: string;
  /** Words of coded values; a value without one is shown as it is. */
  readonly kata?: Readonly<Record<string, MessageKey>>;
  /** Not shown in a list until the user chooses it. */
  readonly optional?: boolean;
}

/** Lines of one `jenis_baris`: where the wire has them, and their table. */
export interface LineGroup<F extends string = string> {
  readonly jenis: string;
  /** Field of the row: `detail`, `detail_tukar`. */
  readonly field: F;
  /** The wire's name of a line's own number: `no_faktur_jual`. */
  readonly nomor: string;
  readonly title: MessageKey;
  /** What its lines keep. */
  readonly rumus?: Keeps;
  readonly columns: readonly ShowColumn[];
}

/** A status of the kind's own life, beside waiting for the cashier and cancelled. */
export interface OwnStatus {
  readonly value: Exclude<DocumentStatus, 'BATAL'>;
  readonly label: MessageKey;
  readonly tone: 'ok' | 'wait' | 'bad' | 'info' | 'off';
  /** Documents that still live are listed whatever their date when nobody gives dates. */
  readonly hidup?: boolean;
  /** Its list has all of them, up to `list.most`, where nobody gives dates. */
  readonly semua?: boolean;
}

/** Cancelling: the call, its right and screen, and what the engine needs to mirror the postings. */
export interface CancelDef {
  readonly path: string;
  readonly right: Right;
  readonly route: Screen['route'];
  readonly title: MessageKey;
  /** Category of approval, cash book and cancel report: BATAL PENJUALAN. */
  readonly kategori: string;
  /** Answers one of an earlier day; left out for kinds that are cancelled on any day. */
  readonly kemarin?: ErrorCode;
  /** On any day while it stands, though it is no open work: its mirror is dated today. */
  readonly kapanSaja?: true;
}

/** The cashier's step: its calls, its right, and the parameter of the shop that demands it. */
export interface ValidateDef {
  readonly path: string;
  /** The cashier refuses: the document is withdrawn. */
  readonly tolak: string;
  readonly right: Right;
  readonly parameter: SystemKey;
  /** Never by who entered it, whatever VALIDASI_ORANG_LAIN says: answers whether he is alone. */
  readonly orangKedua?: 'barang/validasi/orang-kedua';
  /** Never by who saved it, nor by whose account he had in hand, whatever the parameter says. */
  readonly orangLain?: true;
  /** Desks beside its own that it stands on too (contract desk.ts). */
  readonly meja?: readonly string[];
}

export interface DocumentDef {
  /** `penjualan`: dokumen.kind, the server's Kind, and what live events name. */
  readonly kind: string;
  /** Middle of the number: FJ. */
  readonly kode: string;
  readonly name: MessageKey;
  /** Customers pay with it. */
  readonly dariCustomer?: true;
  /** Goods alone move: no customer, no sales person, no money. It is told by pieces and grams. */
  readonly barangSaja?: true;
  readonly area: Area;
  readonly module?: ModuleFlag;
  readonly list: {
    readonly path: string;
    readonly right: Right;
    readonly route: Screen['route'];
    readonly title: MessageKey;
    /** Rows that one call may ask for; 200 when left out. */
    readonly most?: number;
    /** What `skip` counts rows from; 0 when left out, 1 where the first page is `skip=1`. */
    readonly skipAwal?: 1;
    /** The specification's own name of the rows, beside `data` (`preorders`). */
    readonly nama?: string;
    /** The specification's own names of the dates, taken beside tgl_awal and tgl_akhir. */
    readonly tanggal?: { readonly awal: string; readonly akhir: string };
    /** What stands in the table where there are none. */
    readonly empty?: MessageKey;
    /** What a search says that found some, and one that found none, in the kind's own words. */
    readonly pesan?: { readonly ada: MessageKey; readonly kosong: MessageKey };
    /** Field of `rincian` with a number from outside, found like the document's own. */
    readonly nomorLuar?: string;
  };
  /** Address of one document, ending in `:no`. */
  readonly one: string;
  readonly batal?: CancelDef;
  readonly validasi?: ValidateDef;
  /** What saving one takes in. */
  readonly entry?: EntryDef<object, DocumentRow>;
  /** What happens to one later, by name: their calls, forms and buttons. */
  readonly events?: Readonly<Record<string, EventDef | RunEventDef>>;
  /** Route of the screen that makes new ones, offered where a list is empty. */
  readonly baru?: {
    readonly route: Screen['route'];
    readonly title: MessageKey;
    readonly right: Right['key'];
  };
  /** Rights of its own work: saving it, and what happens to it later. */
  readonly rights?: readonly Right[];
  /** A second name that answers carry the number under (`no_titip_group`). */
  readonly nomorLain?: string;
  /** What its documents keep: the type of it, and the names that answers carry. */
  readonly rincian?: readonly string[] & Keeps;
  /** The one of them with the day that was promised: past it an open document is overdue. */
  readonly janji?: string;
  readonly columns: readonly ShowColumn[];
  readonly facts: readonly ShowColumn[];
  /** The first group counts for the list's pieces and weight. */
  readonly lines: readonly [LineGroup, ...LineGroup[]];
  /**
   * Lines that a list and one document carry at once, where a document may have thousands: more
   * are asked for at `<one>/baris`. `dulu` is where `rincian` keeps the lines (`baris`) that are
   * looked at first.
   */
  readonly sekaligus?: { readonly most: number; readonly dulu?: readonly string[] };
  readonly statuses?: readonly OwnStatus[];
  /** Fields of its rows that tell what goods cost: left out for whoever may not see cost. */
  readonly biaya?: readonly string[];
  readonly papers: readonly Paper[];
}

/** A line of the group as the wire has it. */
export type LineOf<G extends LineGroup> = DocumentLineRow & { readonly rumus: RumusOf<G> };

/** What lines of the group keep. */
export type RumusOf<G extends LineGroup> = G extends { readonly rumus: infer K }
  ? KeptOf<K>
  : object;

/** What documents of the definition keep. */
export type RincianOf<D extends DocumentDef> = D extends { readonly rincian: infer K }
  ? KeptOf<K>
  : object;

type Answered<D extends DocumentDef> = D extends {
  readonly rincian: readonly (infer Name extends string)[];
}
  ? Pick<RincianOf<D>, Name & keyof RincianOf<D>>
  : object;

/** A document of the definition as the wire has it. */
export type RowOf<D extends DocumentDef> = DocumentRow & {
  readonly rincian: Answered<D>;
} & { readonly [G in D['lines'][number] as G['field']]: readonly LineOf<G>[] };

/** Declares a kind; keeps the literal types, so that rows have its own groups of lines. */
export function defineDocument<const D extends DocumentDef>(definition: D): D {
  return definition;
}

/** The lines of one group. */
export function linesOf<G extends LineGroup>(row: DocumentRow, group: G): readonly LineOf<G>[] {
  const fields = row as unknown as Readonly<Record<string, readonly LineOf<G>[] | undefined>>;
  return fields[group.field] ?? [];
}

/** What a document of the definition keeps; RangeError for another kind's. */
export function rincianOf<D extends DocumentDef>(
  def: D,
  { kind, rincian }: Pick<DocumentRow, 'kind' | 'rincian'>,
): RincianOf<D> {
  if (kind !== def.kind) throw new RangeError(`${kind} is no ${def.kind}`);
  return rincian as RincianOf<D>;
}

/** What a line of the group keeps; RangeError for another's. */
export function rumusOf<G extends LineGroup>(
  { jenis }: G,
  { jenis_baris, rumus }: Pick<DocumentLineRow, 'jenis_baris' | 'rumus'>,
): RumusOf<G> {
  if (jenis_baris !== jenis) throw new RangeError(`a line of ${jenis_baris} is none of ${jenis}`);
  return rumus as RumusOf<G>;
}

/**
 * The screens of a kind, for the menu and the list of rights: where new ones are made, unless
 * another kind is made there too and has its right, the list, and cancelling.
 */
export function documentScreens(def: DocumentDef): Screen[] {
  const { area, module, baru, list, batal, rights = [] } = def;
  const own = baru !== undefined && rights.some(({ key }) => key === baru.right);
  const of = ({ route, title }: Pick<Screen, 'route' | 'title'>, right: Right['key']): Screen => ({
    area,
    ...(module !== undefined && { module }),
    route,
    name: route.slice(1),
    title,
    right,
  });
  return [
    ...(own ? [of(baru, baru.right)] : []),
    of(list, list.right.key),
    ...(batal === undefined ? [] : [of(batal, batal.right.key)]),
  ];
}

/** The rights of a kind's calls. */
export function documentRightsOf(def: DocumentDef): Right[] {
  const { list, batal, validasi, rights = [] } = def;
  return [list.right, batal?.right, validasi?.right, ...rights].filter((r) => r !== undefined);
}

/**
 * `status` of a list that stands for everything still open, whatever its day: what lives, and what
 * waits for the cashier.
 */
export const BERJALAN = 'BERJALAN';

/** Own statuses in which a document of the kind still lives; empty for kinds without any. */
export function livingStatuses(def: Pick<DocumentDef, 'statuses'>): readonly string[] {
  return def.statuses?.flatMap(({ value, hidup }) => (hidup === true ? [value] : [])) ?? [];
}

/** True while the cashier has not validated it and it is not cancelled. */
export function waitsForCashier(row: Pick<DocumentRow, 'status' | 'status_valid'>): boolean {
  return row.status !== 'BATAL' && row.status_valid === MENUNGGU;
}

/** True when a cancellation may still be asked for today (`yyyy-MM-dd`). */
export function isCancellable(
  def: DocumentDef,
  row: Pick<DocumentRow, 'status' | 'tgl_system' | 'barang_keluar'>,
  today: string,
): boolean {
  if (def.batal === undefined || row.status === 'BATAL') return false;
  if (row.barang_keluar === true) return false;
  if (def.batal.kapanSaja === true) return true;
  if (def.batal.kemarin !== undefined) return row.tgl_system === today;
  return livingStatuses(def).includes(row.status);
}

/** The business date inside a number of the kind (`…-FJ-261120-0006-1`), undefined for others. */
export function dateOfNumber(def: Pick<DocumentDef, 'kode'>, text: string): string | undefined {
  const number = new RegExp(`^[A-Z0-9]+-${def.kode}-(\\d{2})(\\d{2})(\\d{2})-\\d{4,}`);
  const match = number.exec(text.trim().toUpperCase());
  return match === null ? undefined : `20${match[1]}-${match[2]}-${match[3]}`;
}

/** The document's number from a scanned or typed one: upper case, without a line's own suffix. */
export function documentNumber(def: Pick<DocumentDef, 'kode'>, text: string): string {
  const trimmed = text.trim().toUpperCase();
  return new RegExp(`^(.+-${def.kode}-\\d{6}-\\d{4,})-\\d+$`).exec(trimmed)?.[1] ?? trimmed;
}
