/** Tells every screen of the shop that rows of a master are others now. */
import type { MasterDef } from '@kencana/contract/define-master';
import type { WriteTx } from '../../platform/http/route.ts';

/** Once in a write, with its commit; a copy by head office tells of all its masters (refresh). */
export function announceChange(tx: WriteTx, def: MasterDef): void {
  const payload = { kode_toko: tx.kodeToko, master: [def.name] };
  tx.outbox('live', { room: `toko:${tx.kodeToko}`, event: 'master-changed', payload });
}
