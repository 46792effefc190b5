/** What one side of a cash movement forces on the other (spec 1 §5): exactly one is the till. */
import { isEmpty } from '@kencana/contract/field/field';
import { CASH } from '@kencana/contract/transaction/mutasi-entry';
import type { Values } from '../../engine/field/values.ts';

/** A bank means the till on the other side, the till a bank that is still to be chosen. */
export function otherSide(patch: Values, values: Values): Values {
  const side = 'asal' in patch ? 'asal' : 'tujuan';
  const other = side === 'asal' ? 'tujuan' : 'asal';
  if (isEmpty(patch[side])) return {};
  if (patch[side] !== CASH) return { [other]: CASH };
  return values[other] === CASH ? { [other]: '' } : {};
}
