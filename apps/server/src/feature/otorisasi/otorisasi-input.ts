/** Pieces of input that the ways of approving share, as zod schemas. */
import { z } from 'zod';

/** A user's name as typed or chosen; upper case from here. */
export const userId = z
  .string({ error: 'input.wajib' })
  .trim()
  .min(1, 'input.wajib')
  .max(30, 'input.terlaluPanjang')
  .transform((s) => s.toUpperCase());

/** The hash of what is to be approved. */
export const subjek = z
  .string({ error: 'error.OTORISASI_TIDAK_SAH' })
  .regex(/^[0-9a-f]{64}$/, 'error.OTORISASI_TIDAK_SAH');

/** The name of the feature; accepted and not used, since the server keeps its own. */
export const kategori = z.string().max(200, 'input.terlaluPanjang').default('');

export const keterangan = z.string().trim().max(200, 'input.terlaluPanjang').default('');
