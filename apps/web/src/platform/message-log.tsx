/**
 * The recent messages for screen readers, on every page and also behind an open dialog. The eye
 * reads them in the top bar; the toasts have announced them already, so this is read on demand.
 */
import type { ReactNode } from 'react';
import { useT } from './i18n.ts';
import { useRecentMessages } from './recent-messages.ts';
import { showClock } from './show.ts';

/** Stands once inside the theme, outside of what a page replaces. */
export function MessageLog(): ReactNode {
  const t = useT();
  const messages = useRecentMessages();
  return (
    <div
      role="log"
      aria-live="off"
      aria-label={t('shell.pesan-terakhir')}
      className="only-heard no-print"
    >
      {messages.map(({ id, at, kind, text }) => (
        <p key={id}>
          {showClock(at)} {t(`shell.pesan-${kind}`)}: {text}
        </p>
      ))}
    </div>
  );
}
