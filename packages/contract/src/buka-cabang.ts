/**
 * Opening a branch from Master Toko (issue 3 §1): what head office gives, checked alike on the
 * server and, by its names, shown on the form.
 */
import { z } from 'zod';

const text = (most: number) => z.string({ error: 'isian.wajib' }).trim().max(most);
const needed = (most: number) => text(most).min(1, 'isian.wajib');
const digits = (least: number, most: number) =>
  text(most)
    .regex(new RegExp(`^(\\d{${least},${most}})?$`), 'isian.tidak_sah')
    .default('');
const upper = (pattern: RegExp, message: string) =>
  needed(30)
    .transform((value) => value.toUpperCase())
    .pipe(z.string().regex(pattern, message));

/** Time zones of Indonesia. */
const ZONA_WAKTU = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

/** POST tokos. The owner of the branch changes the password at the first login. */
export const openBranchInput = z.strictObject({
  kode_toko: upper(/^[A-Z0-9]{2,12}$/, 'isian.tidak_sah'),
  nama_toko: needed(100),
  alamat_toko: text(200).default(''),
  no_hp: digits(8, 15),
  npwp: digits(15, 16),
  zona_waktu: z.enum(ZONA_WAKTU, { error: 'isian.tidak_sah' }).default('Asia/Jakarta'),
  /** Empty for a branch on this server. */
  portal: text(200).default(''),
  prefix: text(2).regex(/^\d{2}$/, 'toko.prefix-petunjuk'),
  /** Business date that it opens on. */
  tgl_buka: z.iso.date({ error: 'isian.wajib' }),
  /** Without one, the branch is run by head office's people. */
  pemilik: z
    .strictObject({
      user_id: upper(/^[A-Z0-9._-]{2,30}$/, 'users.id-salah'),
      nama: needed(60),
      password: needed(200),
    })
    .optional(),
  /** The shop whose masters the branch starts with; none when it is left out. */
  salin_dari: text(12).optional(),
  salin_parameter: z.boolean().default(false),
});

export type OpenBranch = z.output<typeof openBranchInput>;
