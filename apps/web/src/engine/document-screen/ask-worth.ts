/**
 * Asks what a piece or a nota is worth in a buy-back. The server counts what led to none; where the
 * day's answers are used up, the approval of more is asked for here, so that the work goes on.
 */
import type { CallOf, DataOf, SentTo } from '@kencana/contract/call/calls';
import { sendRead } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';

/** Calls that tell what old gold is worth. */
type WorthPath = 'pembelian/get/jual/:barcode' | 'pembelian/get/harga' | 'pembelian/get/nota/:no';

/** The answer of one of them. Throws ApiError, Cancelled when nobody approves. */
export async function askWorth<P extends WorthPath>(
  path: P,
  sent: SentTo<P, CallOf<'GET', P>>,
): Promise<DataOf<CallOf<'GET', P>>> {
  const { data } = await withAuthorization((given) => {
    const last = given.at(-1);
    const { query, ...rest }: { readonly params?: object; readonly query?: object } = sent;
    const asked = { ...query, ...(last !== undefined && { otorisasi: last._id }) };
    return sendRead(path, { ...rest, query: asked });
  });
  return data;
}
