/** Which flags and parameters a screen offers. */
import type { Settings } from '@kencana/contract/module-flag';
import { isPreparing, isUnreadSetting } from '@kencana/contract/not-yet';
import type { SettingDef } from '@kencana/contract/setting';

/**
 * A shop at work is offered no switch of what does not exist, unless it is on already; the demo
 * shows all of them. An unknown mode is a shop at work.
 */
export function isOffered(
  { key, field }: Pick<SettingDef, 'key' | 'field'>,
  settings: Settings,
  mode: 'demo' | 'production' | undefined,
): boolean {
  const later = isUnreadSetting(key) || isPreparing(key);
  if (mode === 'demo' || field.kind !== 'aktif' || !later) return true;
  return settings.entries().some((row) => row.key === key && row.value === 'true');
}
