/** What the closing screens say of the state before closing. */
import type { DayStatus } from '@kencana/contract/closing';

/** True when closing this one day still leaves the shop behind the calendar. */
export function leavesEmptyDays(status: DayStatus): boolean {
  return status.tertinggal > 1;
}

/** The server's steps in order; its events name them by the same keys. */
export const CLOSING_STEPS = [
  'tutup.tahap.periksa',
  'tutup.tahap.kas',
  'tutup.tahap.bekukan',
  'tutup.tahap.cocokkan',
  'tutup.tahap.selesai',
] as const;
