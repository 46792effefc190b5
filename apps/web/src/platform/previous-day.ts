/** The previous-day rule for the signed-in user's date filters (spec 1 §4). */
import { isLockedToToday } from '@kencana/contract/previous-day';
import { useSession } from './session.ts';

/** True when dates may not be changed: the level reads tgl_system only. */
export function useLockedToToday(): boolean {
  const { user, settings } = useSession();
  return isLockedToToday(user.level, (flag) => settings.on(flag));
}
