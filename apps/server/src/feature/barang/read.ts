/** What other features may ask of pieces. */
import type { Base } from '../../engine/transaction/kind.ts';

/** True where a second person must validate what is entered (docs/decision/0025). */
export function entryWaits({ settings }: Pick<Base, 'settings'>): boolean {
  return settings.yes('VALIDASI_TAMBAH_BARANG');
}
