/** What somebody did with another's account, as a sentence: in the list of users and to oneself. */
import type { UserTrace } from '@kencana/contract/user-level';
import type { Translate } from './i18n.ts';
import { showMoment } from './show.ts';

export function traceText(t: Translate, { tindakan, oleh, waktu }: UserTrace): string {
  return t(`users.jejak.${tindakan}`, {
    oleh,
    waktu: showMoment(waktu),
  });
}
