/** What a branch of the demo has to go on with from day to day. */
import type { DemoClient } from './demo-client.ts';
import type { DemoRandom } from './demo-random.ts';

export interface DemoPiece {
  readonly kode_barcode: string;
  readonly harga_total: number;
}

export interface BranchState {
  readonly client: DemoClient;
  readonly random: DemoRandom;
  readonly members: readonly string[];
  readonly stock: DemoPiece[];
  readonly sold: DemoPiece[];
  /** Open titipan, the oldest first. */
  readonly held: DemoHeld[];
}

export interface DemoHeld {
  readonly no: string;
  readonly piece: DemoPiece;
  /** Rupiah still to pay. */
  sisa: number;
}

/** A piece of the branch's stock, out of its list. */
export function takePiece(branch: BranchState): DemoPiece {
  const at = branch.random.between(0, branch.stock.length - 1);
  const [piece] = branch.stock.splice(at, 1);
  if (!piece) throw new Error('demo: no stock left');
  return piece;
}
