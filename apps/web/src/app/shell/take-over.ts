/**
 * Takes over settings that were changed elsewhere, once the person has agreed. It asks nothing;
 * settings-offer.ts does.
 */
import { flushDrafts } from '../../platform/draft.ts';
import { followLanguage } from '../../platform/i18n.ts';
import { mergeSettings } from '../../platform/session.ts';
import type { SettingRow } from '../../platform/session.ts';

/** Reload after a settings change (spec 1 §9 "Timings"). */
const RELOAD_MS = 1000;

/**
 * Merges the flags by key, sets the language, keeps typed work and reloads. The shop's language is
 * no choice of this device: the next change is followed too.
 */
export async function takeOver(rows: readonly SettingRow[]): Promise<void> {
  mergeSettings(rows);
  await followLanguage();
  flushDrafts();
  setTimeout(() => location.reload(), RELOAD_MS);
}
