/** What the shop stamps on gold of each purity, as forms propose it. */
import { useMemo } from 'react';
import { kadar, stampsOf } from '@kencana/contract/master/kadar';
import { useActiveRows } from '../../platform/master-rows.ts';

/** Labels of Master Kadar by purity in per cent; none until they are there. */
export function useStamps(): ReadonlyMap<number, string> {
  const rows = useActiveRows(kadar);
  return useMemo(() => stampsOf(rows), [rows]);
}
