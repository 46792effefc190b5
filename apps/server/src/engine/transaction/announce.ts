/** Live news for the cashiers' desks: a document waits, or waits no longer. */
import type { WriteTx } from '../../platform/http/route.ts';

/** Tells the shop's screens after the commit; names the document and nothing else. */
export function announceWaiting(tx: WriteTx, kind: string, no: string): void {
  const room = `toko:${tx.kodeToko}`;
  tx.outbox('live', { room, event: 'validasi', payload: { kind, no } });
}
