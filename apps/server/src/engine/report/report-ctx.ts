/** What a report needs to know of a request: enough to be read in another process as well. */
import type { Right } from '@kencana/contract/permission';
import type { KnownOrigins } from '../../platform/http/portal.ts';
import type { Ctx } from '../../platform/http/route.ts';

export interface ReportCtx extends Pick<
  Ctx,
  'db' | 'kodeToko' | 'user' | 'settings' | 'bahasa' | 'read' | 't'
> {
  readonly services: { readonly config: KnownOrigins; readonly rights: readonly Right[] };
}
