/**
 * The calls of a copy of masters: head office asks for one branch at a time, so that each result is
 * shown as it comes; a branch pulls for itself. Failures are ApiErrors either way.
 */
import type { CopyChoice, CopyPreview, CopyResult, ShopAnswer } from '@kencana/contract/distribusi';
import { ApiError } from '../../platform/api-error.ts';
import { api } from '../../platform/api.ts';

export interface CopyCalls {
  /** The differences of a shop; changes nothing. */
  readonly look: (shop: string) => Promise<CopyPreview>;
  /** Saves exactly the preview with this hash. */
  readonly send: (shop: string, hash: string, key: string) => Promise<CopyResult>;
}

/** Head office to its branches. */
export function distributeCalls(choice: CopyChoice): CopyCalls {
  return {
    look: async (shop) => {
      const body = { ...choice, cabang: [shop] };
      return ofShop(await api.post('distribusi-master/pratinjau', { body }));
    },
    send: async (shop, hash, key) => {
      const body = { ...choice, cabang: [{ kode_toko: shop, hash }] };
      return ofShop(await api.post('distribusi-master', { body, key }));
    },
  };
}

/** A branch from head office. */
export function pullCalls(choice: CopyChoice): CopyCalls {
  return {
    look: async () => (await api.post('import-data-pusat/pratinjau', { body: choice })).data,
    send: async (_shop, hash, key) => {
      const body = { ...choice, hash };
      return (await api.post('import-data-pusat', { body, key })).data;
    },
  };
}

function ofShop<T>({ data }: { readonly data: readonly ShopAnswer<T>[] }): T {
  const [answer] = data;
  if (answer?.status === 'OK') return answer.data;
  throw new ApiError(answer?.code ?? 'GALAT_SERVER', answer?.message ?? '', 409);
}
