/** Loading and changing the rows of a master. Says nothing to the user. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { useMasterRows } from '../../platform/master-rows.ts';
import { addressedShop, useSession } from '../../platform/session.ts';

/** All rows of the master; `reload` also refreshes every list that shows its names. */
export function useMaster(def: MasterDef) {
  const shop = addressedShop(useSession()).kode_toko;
  const client = useQueryClient();
  const query = useMasterRows(def);
  const reload = useCallback(
    () => client.invalidateQueries({ queryKey: ['master', shop] }),
    [client, shop],
  );
  return { ...query, reload };
}
