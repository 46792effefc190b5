/** What a branch of the demo has to go on with from day to day. */
import { addDays, tanggal } from '@kencana/rules/tanggal';
import type { DemoClient } from './demo-client.ts';
import type { DemoRandom } from './demo-random.ts';

export interface DemoPiece {
  readonly kode_barcode: string;
  readonly harga_total: number;
  /** Whom its nota names, once it is sold: he sells it back. */
  readonly pembeli?: object;
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

/** The day that lies so many days after the branch's business date. */
export async function promised({ client }: Pick<BranchState, 'client'>, days: number) {
  const { tgl_system } = await client.get('system/get');
  return addDays(tanggal(String(tgl_system)), days);
}

/** A person's phone number, always the same. */
export function phoneOf(nama: string): string {
  const code = Buffer.from(nama).reduce((sum, byte) => (sum * 31 + byte) % 90_000_000, 7);
  return `0813${10_000_000 + code}`;
}
