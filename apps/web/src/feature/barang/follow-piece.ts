/**
 * What a new piece's fields copy from each other until the person types something else: the scale's
 * weight, the purity of the group, the stamp of the purity.
 */
import { isEmpty } from '@kencana/contract/field/field';
import { stampOf } from '@kencana/rules/kadar';
import { percentToHundredths } from '@kencana/rules/persen';
import type { Values } from '../../engine/field/values.ts';

/** `kadar_group` is the purity that the group filled in. */
export function followPiece(patch: Values, next: Values, old: Values): Values {
  const chosen = 'kadar_group' in patch && !follows(old['kadar'], old['kadar_group']);
  const kadar = chosen ? old['kadar'] : next['kadar'];
  const weighed = 'berat' in patch && follows(old['berat_asli'], old['berat']);
  const stamped = kadar !== old['kadar'] && follows(old['kadar_cetak'], stamp(old['kadar']));
  return {
    kadar,
    ...(weighed && { berat_asli: next['berat'] }),
    ...(stamped && { kadar_cetak: stamp(kadar) }),
  };
}

/** True while nobody has typed anything of his own. */
function follows(value: unknown, source: unknown): boolean {
  return isEmpty(value) || value === source;
}

function stamp(kadar: unknown): string {
  return stampOf(typeof kadar === 'number' ? percentToHundredths(kadar) : null);
}
