/**
 * Asks what a piece or a nota is worth in a buy-back. The server counts what led to none; where the
 * day's answers are used up, the approval of more is asked for here, so that the work goes on.
 */
import { api } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';

/** The answer of a GET of `pembelian/get/…`. Throws ApiError, Cancelled when nobody approves. */
export async function askWorth<T>(path: string, query: object = {}): Promise<T> {
  const { data } = await withAuthorization((given) => {
    const last = given.at(-1);
    return api.get<T>(path, {
      query: { ...query, ...(last !== undefined && { otorisasi: last._id }) },
    });
  });
  return data;
}
