/**
 * Who changes a master whose rows are limits: ceilings, bands of interest and cuts of a buy-back.
 * OWN and SU; anybody else only by a right beyond his level, which two owners give
 * (docs/decision/0028).
 */
import type { MasterAction } from '../define-master.ts';
import { PEMILIK } from '../permission.ts';
import type { Level } from '../permission.ts';

export const LIMIT_RIGHTS: Partial<Record<MasterAction, readonly Level[]>> = {
  tambah: PEMILIK,
  ubah: PEMILIK,
  hapus: PEMILIK,
};
