/**
 * Copies of masters from one shop to another (issue 3 §1): which masters can be copied, what is
 * asked for, and how differences are answered. Head office distributes, a branch pulls.
 */
import { z } from 'zod';
import type { MasterDef } from './define-master.ts';
import { masters } from './registry.ts';

/**
 * Masters that are a shop's own: its furniture, people, bank accounts and books, and gifts, whose
 * rows count a stock.
 */
const OWN = new Set(['gudang', 'baki', 'sales', 'tukang', 'rekening', 'kode-transaksi', 'hadiah']);

/**
 * Masters that head office keeps for the chain. The members' catalogue stays with its shop, as do
 * masters without a screen.
 */
export const distributable: readonly MasterDef[] = masters.filter(
  (def) => def.route !== undefined && def.area !== 'katalog' && !OWN.has(def.name),
);

/** Shops in one request at most. */
const MOST_SHOPS = 200;
const MOST_KEYS = 10_000;

const pilihan = z
  .array(
    z.strictObject({
      master: z
        .string({ error: 'isian.wajib' })
        .refine((name) => distributable.some((def) => def.name === name), 'isian.tidak_sah'),
      /** Rows by `rowKey`; all rows when it is left out. */
      kunci: z.array(z.string().min(1)).max(MOST_KEYS).optional(),
    }),
    { error: 'isian.wajib' },
  )
  .min(1, 'isian.wajib')
  .refine((list) => new Set(list.map((p) => p.master)).size === list.length, 'isian.tidak_sah');

const kodeToko = z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(12);
const hash = z.string({ error: 'isian.wajib' }).regex(/^[0-9a-f]{64}$/, 'isian.tidak_sah');
const cabang = <T extends z.ZodType>(item: T) =>
  z.array(item, { error: 'isian.wajib' }).min(1, 'isian.wajib').max(MOST_SHOPS);

const asked = { pilihan, sertakan_referensi: z.boolean().default(true) };

/** What a branch asks to see before it pulls. */
export const pullPreviewInput = z.strictObject(asked);
/** A pull, with the hash of the preview that was seen. */
export const pullInput = z.strictObject({ ...asked, hash });
/** What head office asks to see before it distributes. */
export const distributePreviewInput = z.strictObject({ ...asked, cabang: cabang(kodeToko) });
/** A distribution, with the hash of each branch's preview. */
export const distributeInput = z.strictObject({
  ...asked,
  cabang: cabang(z.strictObject({ kode_toko: kodeToko, hash })),
});

export type CopyChoice = z.output<typeof pullPreviewInput>;

/** One field that differs; wire values, `sebelum` null in a row that is new. */
export interface FieldDiff {
  readonly field: string;
  readonly sebelum: unknown;
  readonly sesudah: unknown;
  /** Before and after of the field that says whether this one is rupiah or per cent. */
  readonly per?: { readonly sebelum: unknown; readonly sesudah: unknown };
}

export interface RowDiff {
  readonly kunci: string;
  readonly nama: string;
  /** Not chosen itself: a chosen row refers to it and the branch lacks it. */
  readonly ikut: boolean;
  readonly perubahan: readonly FieldDiff[];
  /** Sentences that keep it from being saved. */
  readonly masalah: readonly string[];
}

export interface MasterDiff {
  readonly master: string;
  /** Why the whole master is left out in this branch; empty when it is not. */
  readonly dilewati: string;
  readonly baru: readonly RowDiff[];
  readonly berubah: readonly RowDiff[];
  readonly sama: number;
  /** Rows that the source does not have; they are left alone. */
  readonly hanya_cabang: number;
}

export interface CopyPreview {
  readonly master: readonly MasterDiff[];
  /** Names exactly this preview; a copy with another one is refused. */
  readonly hash: string;
  readonly baru: number;
  readonly berubah: number;
  readonly masalah: number;
}

export interface CopyResult {
  readonly ditambah: number;
  readonly diubah: number;
  /** Masters that were left out, with the reason in words. */
  readonly dilewati: readonly string[];
}

/** What became of one branch: the answer, or the error in words. */
export type ShopAnswer<T> = { readonly kode_toko: string; readonly nama_toko: string } & (
  | { readonly status: 'OK'; readonly data: T }
  | { readonly status: 'GAGAL'; readonly code: string; readonly message: string }
);

/** Columns by which the same row is found in two shops: unique columns, else the key. */
export function identityFields(def: MasterDef): readonly string[] {
  return def.unique.length > 0 ? def.unique : [def.key];
}

/** A row's identity in wire units, `MT|75`. */
export function rowKey(def: MasterDef, wire: Readonly<Record<string, unknown>>): string {
  return identityFields(def)
    .map((name) => String(wire[name]))
    .join('|');
}
