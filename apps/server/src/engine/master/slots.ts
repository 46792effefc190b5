/**
 * The two places where a master's server side may differ: before a row is saved, and before one is
 * deleted. A master that wants a third is a feature (docs/architecture.md).
 */
import type { Columns } from '@kencana/contract/field/read-row';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

export interface MasterSlots {
  /**
   * Answers the columns to store; `before` is the stored row of an edit. Throws AppError to refuse.
   */
  readonly beforeSave?: (
    ctx: Ctx,
    tx: WriteTx,
    columns: Columns,
    before: Readonly<Record<string, unknown>> | undefined,
  ) => Promise<Columns>;
  /** Throws AppError when the row must stay, where no foreign key says so. */
  readonly guardDelete?: (ctx: Ctx, tx: WriteTx, key: string) => Promise<void>;
}
