/**
 * Which groups a type of piece may be of (its own and those of parameter jenis-group,
 * docs/decision/0047): asked wherever the shop itself gives goods a type and a group. Pure.
 */
import type { Problem } from './kind.ts';
import type { Refs } from './ref.ts';

/**
 * JENIS_BUKAN_GROUP at the field of the type, with the groups that it may be of; nothing for a type
 * without rows, nor for codes that are not there and told already.
 */
export function checkJenisGroup(
  { kode_jenis, kode_group }: { readonly kode_jenis: string; readonly kode_group: string },
  refs: Refs,
  field: string,
): Problem[] {
  const groups = refs.row('jenis', kode_jenis)?.groups ?? [];
  const isOpen = groups.length === 0 || groups.includes(kode_group);
  if (isOpen || !refs.has('group', kode_group)) return [];
  const data = { kode_jenis, kode_group, boleh: groups.join(', ') };
  return [{ code: 'JENIS_BUKAN_GROUP', data, field }];
}
