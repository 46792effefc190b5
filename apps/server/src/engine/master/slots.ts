/**
 * The places where a master's server side may differ: before a row is saved, before one is deleted,
 * and what the shop's rows must be together. A master that wants another is a feature
 * (docs/architecture.md).
 */
import { AppError } from '@kencana/contract/error-code';
import type { Columns } from '@kencana/contract/field/read-row';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** Something wrong between rows of whichever masters: `id` tells it from others and before. */
export interface Break {
  readonly id: string;
  /** The field of this master at which it is told, and the sentence. */
  readonly field: string;
  readonly text: string;
}

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
  /**
   * What is wrong between the shop's rows now. No write of the master may add to it; what was wrong
   * before stays, so that everything else can still be changed.
   */
  readonly breaks?: (ctx: Ctx, tx: WriteTx) => Promise<readonly Break[]>;
}

/** Does the write; VALIDASI at its field when something is wrong between rows that was not. */
export async function withoutBreaks<T>(
  ctx: Ctx,
  tx: WriteTx,
  { breaks }: MasterSlots,
  write: () => Promise<T>,
): Promise<T> {
  if (breaks === undefined) return write();
  const before = new Set((await breaks(ctx, tx)).map(({ id }) => id));
  const done = await write();
  const added = (await breaks(ctx, tx)).find(({ id }) => !before.has(id));
  if (added === undefined) return done;
  throw new AppError('VALIDASI', {}, { [added.field]: [added.text] });
}
