/** The bell of the top bar: the recent messages, newest first, for who missed a toast. */
import { ActionIcon, Popover, Text, ThemeIcon } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useRecentMessages } from '../../platform/recent-messages.ts';
import type { RecentMessage } from '../../platform/recent-messages.ts';
import { MESSAGE_COLOR } from '../../platform/notify.ts';
import { showClock } from '../../platform/show.ts';
import './recent-messages.css';

const LOOK = {
  success: { Icon: IconCircleCheck, tone: 'tone-ok' },
  error: { Icon: IconAlertCircle, tone: 'tone-bad' },
  warning: { Icon: IconAlertTriangle, tone: 'tone-wait' },
  info: { Icon: IconInfoCircle, tone: 'tone-info' },
} as const;

export function RecentMessages(): ReactNode {
  const t = useT();
  const label = t('shell.pesan-terakhir');
  return (
    <Popover position="bottom-end" width={380} shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={label} title={label}>
          <IconBell size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} maw="calc(100vw - 16px)">
        <Text fw={600} px="sm" py="xs">
          {label}
        </Text>
        <List />
      </Popover.Dropdown>
    </Popover>
  );
}

function List(): ReactNode {
  const t = useT();
  const messages = useRecentMessages();
  return (
    // Takes the focus, so that the keys scroll it.
    <div
      className="recent-messages"
      role="group"
      aria-label={t('shell.pesan-terakhir')}
      tabIndex={0}
    >
      {messages.length === 0 ? (
        <Text c="dimmed" fz="sm" px="sm" py="md">
          {t('shell.pesan-kosong')}
        </Text>
      ) : (
        <ol>
          {messages.toReversed().map((message) => (
            <Line key={message.id} message={message} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Line({ message }: { message: RecentMessage }): ReactNode {
  const t = useT();
  const { at, kind, text } = message;
  const { Icon, tone } = LOOK[kind];
  return (
    <li>
      <ThemeIcon
        variant="light"
        size="sm"
        color={MESSAGE_COLOR[kind]}
        className={tone}
        role="img"
        aria-label={t(`shell.pesan-${kind}`)}
      >
        <Icon size={16} aria-hidden />
      </ThemeIcon>
      <Text span fz="sm" className="recent-text">
        {text}
      </Text>
      <Text span fz="xs" c="dimmed" className="numeric">
        {showClock(at)}
      </Text>
    </li>
  );
}
