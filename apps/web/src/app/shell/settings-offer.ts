/**
 * Settings that somebody else changed: offered in one question, and taken over with a reload (spec
 * 1 §2 "Shell behaviour").
 */
import { translate } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { getSession } from '../../platform/session.ts';
import type { SettingRow } from '../../platform/session.ts';
import { takeOver } from './take-over.ts';

/** Changes announced while the question stands; undefined while none does. */
let standing: SettingRow[] | undefined;

/** Asks about those of the settings that this browser does not have: its own changes it has. */
export function offerSettings(rows: readonly SettingRow[]): void {
  const mine = new Map(
    getSession()
      ?.settings.entries()
      .map(({ key, value }) => [key, value]),
  );
  const changed = rows.filter(({ key, value }) => mine.get(key) !== value);
  if (changed.length === 0) return;
  if (standing !== undefined) {
    standing.push(...changed);
    return;
  }
  standing = changed;
  void confirmDialog({ text: translate('shell.setting-berubah') }).then(async (yes) => {
    standing = undefined;
    if (yes) await takeOver(changed);
  });
}
