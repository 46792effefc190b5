/**
 * The desks of cashiers and supervisors: which waiting documents stand on which screen. A document
 * registers itself by the right of its validation (`validasi.<desk>.tambah`) and may name further
 * desks; no desk knows a kind. No I/O, no React.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { DocumentDef } from './document/define-document.ts';
import type { ModuleFlag } from './module-flag.ts';
import { SEMUA } from './permission.ts';
import type { Level } from './permission.ts';
import type { Screen } from './screen.ts';

export interface Desk {
  /** `validasi-penjualan`: in rights and in the call. */
  readonly name: string;
  readonly title: MessageKey;
  /** While it is off, the documents stand on the desk FALLBACK. */
  readonly module?: ModuleFlag;
  /** Documents of every kind that are paid otherwise than in cash. */
  readonly nonCash?: boolean;
  /** While it is on, money is counted by account; else by kind of payment, as everywhere. */
  readonly byAccount?: ModuleFlag;
  /** Who has its right, where no document declares it. */
  readonly levels?: readonly Level[];
  /** Goods and no money: pieces and grams are counted, and one document is answered unasked. */
  readonly goods?: boolean;
}

export const desks: readonly Desk[] = [
  { name: 'validasi-penjualan', title: 'screen.validasi-penjualan' },
  { name: 'validasi-titipan', title: 'screen.validasi-titipan' },
  { name: 'validasi-jual-beli', title: 'screen.validasi-jual-beli' },
  {
    name: 'validasi-pesanan',
    title: 'screen.validasi-pesanan',
    module: 'VALIDASI_PESANAN_MODULE',
  },
  {
    name: 'validasi-service',
    title: 'screen.validasi-service',
    module: 'VALIDASI_SERVICE_MODULE',
  },
  {
    name: 'validasi-non-cash',
    title: 'screen.validasi-non-cash',
    nonCash: true,
    byAccount: 'VALIDASI_NON_CASH_MODULE',
    levels: SEMUA,
  },
  { name: 'validasi-barang', title: 'screen.validasi-barang', goods: true },
  {
    name: 'validasi-cuci',
    title: 'screen.validasi-cuci',
    module: 'SEPUHAN_MODULE',
    goods: true,
  },
];

/** Where documents stand whose own desk is switched off: none may wait where nobody looks. */
const FALLBACK = 'validasi-jual-beli';

/** The desks of one kind of document, while `on` says which modules the shop has. */
function desksOf(def: DocumentDef, on: (flag: ModuleFlag) => boolean): readonly string[] {
  if (def.validasi === undefined) return [];
  const own = def.validasi.right.key.split('.')[1] ?? '';
  const desk = desks.find(({ name }) => name === own);
  const open = desk !== undefined && (desk.module === undefined || on(desk.module));
  return [open ? own : FALLBACK, ...(def.validasi.meja ?? [])];
}

/** A kind of document with a cashier's step. */
export type Validated = DocumentDef & { readonly validasi: NonNullable<DocumentDef['validasi']> };

/** The kinds of document that stand on a desk. */
export function kindsOn(
  desk: Desk,
  documents: readonly DocumentDef[],
  on: (flag: ModuleFlag) => boolean,
): Validated[] {
  return documents
    .filter((def): def is Validated => def.validasi !== undefined)
    .filter((def) => def.module === undefined || on(def.module))
    .filter((def) => desk.nonCash === true || desksOf(def, on).includes(desk.name));
}

/** The desks as screens, for menu and rights. */
export const deskScreens: readonly Screen[] = desks.map(({ name, title, module, levels }) => ({
  route: `/${name}`,
  name,
  area: 'validasi',
  title,
  right: `validasi.${name}.tambah`,
  ...(levels !== undefined && { levels }),
  ...(module !== undefined && { module }),
}));

/**
 * Money of a waiting document as it will stand in the cash book, and what a marketplace will owe;
 * whole rupiah.
 */
export interface WaitingMoney {
  readonly jenis: string;
  /** CASH, an account's number or a marketplace's code. */
  readonly akun: string;
  readonly masuk: number;
  readonly keluar: number;
}

/** One document at a desk. */
export interface WaitingRow {
  readonly no_faktur_group: string;
  readonly kind: string;
  readonly tgl_system: string;
  readonly created_at: string;
  /** Number of the posting that waits: 1 while the document itself does, else a later event's. */
  readonly ke: number;
  /** The later event that waits (`TAMBAH DP`); null while the document itself does. */
  readonly peristiwa: string | null;
  readonly kode_sales: string;
  readonly nama_sales: string | null;
  readonly nama_customer: string;
  readonly total: number;
  /** Pieces and decimal grams. */
  readonly qty: number;
  readonly berat: number;
  /** Who saved what waits: the document, or the later event. */
  readonly input_by: string;
  readonly uang: readonly WaitingMoney[];
  /** Pieces of it that contradict themselves beyond the shop's limits; 0 for none. */
  readonly selisih: number;
}
