/** Saving what the sale's screen holds on a down payment: the sale's call hands it over. */
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { saveThenRead } from '../../engine/transaction/save.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { titipanKind } from './titipan.kind.ts';
import { writtenTitipan } from './titipan.query.ts';

/** Saves it and answers it as it then is. */
export function saveTitipan(ctx: Ctx, body: PenjualanInput): Promise<TitipanDocument> {
  return saveThenRead(ctx, titipanKind, body, writtenTitipan);
}
