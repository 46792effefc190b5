/**
 * The bell of the top bar: the recent messages, newest first, for who missed a toast; for owners
 * also how many news of their controls they have not read.
 */
import { ActionIcon, Anchor, Indicator, Popover, Text, ThemeIcon } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useUnreadNews } from '../../platform/owner-news.ts';
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

/**
 * The bell and its panel. The panel covers nothing that works: keys and scans go to the screen, and
 * it closes when the focus or the address goes elsewhere.
 */
export function RecentMessages(): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | undefined>();
  const bell = useRef<HTMLButtonElement>(null);
  const opened = openAt === pathname;
  const close = (): void => setOpenAt(undefined);
  const unread = useUnreadNews();
  const news = unread === 0 ? undefined : t('kabar.belum-dibaca', { n: unread });
  const title = t('shell.pesan-terakhir');
  const label = news === undefined ? title : `${title}, ${news}`;
  return (
    <Popover
      position="bottom-end"
      width={380}
      shadow="md"
      withinPortal
      withRoles={false}
      opened={opened}
      onChange={(open) => (open ? setOpenAt(pathname) : close())}
    >
      <Popover.Target>
        <ActionIcon
          ref={bell}
          variant="default"
          size="lg"
          aria-label={label}
          aria-expanded={opened}
          title={label}
          onClick={() => (opened ? close() : setOpenAt(pathname))}
        >
          <Indicator
            color="red"
            size={16}
            label={unread > 99 ? '99+' : unread}
            disabled={unread === 0}
          >
            <IconBell size={18} aria-hidden />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        p={0}
        maw="calc(100vw - 16px)"
        onBlur={({ currentTarget, relatedTarget }) => {
          const inside = relatedTarget === bell.current || currentTarget.contains(relatedTarget);
          if (relatedTarget !== null && !inside) close();
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          close();
          bell.current?.focus();
        }}
      >
        <Text fw={600} px="sm" py="xs">
          {title}
        </Text>
        {news === undefined ? null : (
          <Anchor component={Link} to="/kabar-pemilik" fz="sm" px="sm" pb="xs" display="block">
            {news}
          </Anchor>
        )}
        <List />
      </Popover.Dropdown>
    </Popover>
  );
}

function List(): ReactNode {
  const t = useT();
  const messages = useRecentMessages();
  const list = useRef<HTMLElement>(null);
  // Takes the focus, so that the keys scroll it and Escape closes it.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={list}
      className="recent-messages"
      aria-label={t('shell.pesan-terakhir')}
      tabIndex={-1}
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
    </section>
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
