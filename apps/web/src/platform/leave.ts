/**
 * Logging out: the browser forgets the login first, then the server is told, once. Who stands at a
 * till with a dead line is out all the same, and reads that the server does not know.
 */
import { ApiError } from './api-error.ts';
import { api } from './api.ts';
import { flushDrafts } from './draft.ts';
import { translate } from './i18n.ts';
import {
  endSession,
  getSession,
  isReplacedHere,
  setDeviceChoice,
  stayWithoutServer,
} from './session.ts';

/** Ends the login of this browser and shows the login page. */
export async function leave(): Promise<void> {
  const session = getSession();
  if (session === undefined) return;
  flushDrafts();
  endSession({ leaving: true });
  try {
    await api.logout(session.token);
    location.assign('/');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      location.assign('/');
      return;
    }
    setDeviceChoice('pesan', translate('shell.logout-gagal'));
    stayWithoutServer();
  }
}

/** The server ended this login because the person has logged in elsewhere. */
export function takenOver(): void {
  if (getSession() === undefined) return;
  flushDrafts();
  // Another tab of this browser logged in: its login is this one's too.
  if (isReplacedHere()) {
    location.assign('/');
    return;
  }
  endSession({ leaving: true });
  setDeviceChoice('pesan', translate('shell.login-diambil'));
  location.assign('/');
}
