/** What anybody may read of a shop's catalogue, and its stored files. */
import type { Katalog } from '../katalog.ts';

export interface KatalogCalls {
  /** Sent as bytes, so that readers and proxies may keep it. */
  'GET katalog-publik/:kode_toko': { data: Katalog; file: true };
  'GET files/:id': { file: true };
}
