/**
 * The menu on the left: filter box, areas, groups, entries; as a rail of icons with fly-outs when
 * narrow. It shows what the user may open and the module flags allow.
 */
import { ActionIcon, Menu, ScrollArea, Text, TextInput } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { menuTree, openEntries } from '../menu.ts';
import type { Entry, MenuArea } from '../menu.ts';
import { AreaIcon } from './area-icon.tsx';
import './side-menu.css';

/** Delay before a fly-out hides (spec 1 §9 "Timings"). */
const FLYOUT_HIDE_MS = 250;

export interface SideMenuProps {
  readonly narrow: boolean;
  /** undefined on a phone, where the menu is a drawer. */
  readonly onNarrow: (() => void) | undefined;
}

export function SideMenu({ narrow, onNarrow }: SideMenuProps): ReactNode {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  const [filter, setFilter] = useState('');
  const all = openEntries(session);
  const wanted = filter.trim().toLowerCase();
  const found =
    wanted === '' ? all : all.filter((entry) => t(entry.title).toLowerCase().includes(wanted));
  const areas = menuTree(found);
  const open = (event: KeyboardEvent): void => {
    const first = areas[0]?.groups[0]?.entries[0];
    if (event.key === 'Enter' && wanted !== '' && first !== undefined) {
      setFilter('');
      void navigate({ to: first.route });
    }
  };
  const label = narrow ? t('shell.menu-lebarkan') : t('shell.menu-ciutkan');
  return (
    <div className="side-menu" data-narrow={narrow}>
      <div className="side-menu-head">
        {narrow ? null : (
          <TextInput
            type="search"
            size="xs"
            aria-label={t('shell.menu-cari')}
            placeholder={t('shell.menu-cari')}
            leftSection={<IconSearch size={14} aria-hidden />}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
            onKeyDown={open}
          />
        )}
        {onNarrow === undefined ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="md"
            aria-label={label}
            title={label}
            onClick={onNarrow}
          >
            {narrow ? (
              <IconLayoutSidebarLeftExpand size={18} aria-hidden />
            ) : (
              <IconLayoutSidebarLeftCollapse size={18} aria-hidden />
            )}
          </ActionIcon>
        )}
      </div>
      <ScrollArea type="auto" scrollbarSize={6} style={{ flex: 1 }}>
        <ul className="side-menu-list">
          {areas.map((area) =>
            narrow ? (
              <Flyout key={area.area} area={area} />
            ) : (
              <AreaItem key={area.area} area={area} forced={wanted !== ''} />
            ),
          )}
        </ul>
        {areas.length === 0 ? (
          <Text size="sm" c="dimmed" px="sm" role="status">
            {t('shell.menu-kosong')}
          </Text>
        ) : null}
      </ScrollArea>
    </div>
  );
}

function useIsOpen(): (entry: Entry) => boolean {
  const { pathname } = useLocation();
  return (entry) => entry.route.toLowerCase() === pathname.toLowerCase();
}

function AreaItem({ area, forced }: { area: MenuArea; forced: boolean }): ReactNode {
  const t = useT();
  const id = useId();
  const isOpen = useIsOpen();
  const list = area.groups.flatMap((group) => group.entries);
  const here = list.some(isOpen);
  const [chosen, setChosen] = useState<boolean | undefined>();
  const shown = forced || (chosen ?? here);
  const only = list[0];
  if (list.length === 1 && only !== undefined && t(only.title) === t(area.title)) {
    return (
      <li>
        <EntryLink entry={only} icon={<AreaIcon area={area.area} />} />
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="side-menu-area"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setChosen(!shown)}
      >
        <AreaIcon area={area.area} />
        <span>{t(area.title)}</span>
        {shown ? (
          <IconChevronDown size={14} aria-hidden />
        ) : (
          <IconChevronRight size={14} aria-hidden />
        )}
      </button>
      <div id={id} hidden={!shown}>
        {area.groups.map((group) => (
          <Group key={group.title ?? ''} title={group.title} entries={group.entries} />
        ))}
      </div>
    </li>
  );
}

function Group({ title, entries }: MenuArea['groups'][number]): ReactNode {
  const t = useT();
  return (
    <ul className="side-menu-entries" {...(title ? { 'aria-label': t(title) } : {})}>
      {title === undefined ? null : (
        <li className="side-menu-group" aria-hidden>
          {t(title)}
        </li>
      )}
      {entries.map((entry) => (
        <li key={entry.route}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, icon }: { entry: Entry; icon?: ReactNode }): ReactNode {
  const t = useT();
  const here = useIsOpen()(entry);
  return (
    <Link
      to={entry.route}
      className={icon === undefined ? 'side-menu-entry' : 'side-menu-entry side-menu-top'}
      data-here={here}
    >
      {icon}
      <span>{t(entry.title)}</span>
    </Link>
  );
}

function Flyout({ area }: { area: MenuArea }): ReactNode {
  const t = useT();
  const isOpen = useIsOpen();
  const here = area.groups.some((group) => group.entries.some(isOpen));
  return (
    <li>
      <Menu
        position="right-start"
        trigger="click-hover"
        closeDelay={FLYOUT_HIDE_MS}
        withinPortal
        trapFocus={false}
      >
        <Menu.Target>
          <button
            type="button"
            className="side-menu-area"
            aria-label={t(area.title)}
            data-here={here}
          >
            <AreaIcon area={area.area} />
          </button>
        </Menu.Target>
        <Menu.Dropdown mah="80dvh" style={{ overflowY: 'auto' }}>
          <Menu.Label>{t(area.title)}</Menu.Label>
          {area.groups
            .flatMap((group) => group.entries)
            .map((entry) => (
              <Menu.Item key={entry.route} component={Link} to={entry.route}>
                {t(entry.title)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
