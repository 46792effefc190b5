/** What the fields of a new piece propose each other, by the shop's masters and parameters. */
import { useMemo } from 'react';
import type { Arah } from '@kencana/rules/pembulatan';
import { useParameterOngkos } from '../../engine/document-screen/use-ongkos.ts';
import { useStamps } from '../../engine/document-screen/use-stamps.ts';
import type { Follow } from '../../engine/entry-screen/entry-draft.ts';
import { useSession } from '../../platform/session.ts';
import { followPiece } from './follow-piece.ts';

/** The same function until what it reckons with changes. */
export function usePieceFollow(): Follow {
  const { settings } = useSession();
  const arah: Arah = settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP';
  const ongkos = useParameterOngkos();
  const stamps = useStamps();
  const langkah = settings.number('PEMBULATAN_GRAM_MG');
  const step = settings.number('PEMBULATAN');
  return useMemo(
    () => followPiece({ ongkos, stamps, langkah, harga: { langkah: step, arah } }),
    [ongkos, stamps, langkah, step, arah],
  );
}
