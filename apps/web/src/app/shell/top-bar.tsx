/**
 * The bar on top: shop or shop picker, gold price, Tanggal System, connection, search, recent
 * messages, language, theme, user.
 */
import { ActionIcon, Burger, Button, Group, Kbd, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatAngka, rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { useLiveState } from '../../platform/realtime.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { isPusat } from '../menu.ts';
import { openPalette } from './command-palette.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { ShopPicker } from './shop-picker.tsx';
import { LanguageMenu, ThemeToggle, UserMenu } from './user-menu.tsx';

export function TopBar(props: { drawer: boolean; onDrawer: () => void }): ReactNode {
  const t = useT();
  return (
    <div className="top-bar">
      <Group h={52} px="sm" gap="xs" wrap="nowrap">
        <Burger
          hiddenFrom="sm"
          size="sm"
          opened={props.drawer}
          onClick={props.onDrawer}
          aria-label={t('shell.menu-buka')}
          aria-expanded={props.drawer}
        />
        <Link to="/home" className="brand" aria-label={`Kencana ${t('screen.home')}`}>
          <img src="/kencana.svg" alt="" width={28} height={28} />
        </Link>
        <ShopName />
        <Group visibleFrom="sm" gap="xs" wrap="nowrap" ml="auto">
          <Pills />
        </Group>
        <Group gap={6} wrap="nowrap" className="top-bar-tools">
          <Button
            visibleFrom="md"
            variant="default"
            size="xs"
            leftSection={<IconSearch size={14} aria-hidden />}
            rightSection={<Kbd size="xs">Ctrl+K</Kbd>}
            onClick={openPalette}
          >
            {t('shell.cari')}
          </Button>
          <ActionIcon
            hiddenFrom="md"
            variant="default"
            size="lg"
            aria-label={t('shell.palet')}
            onClick={openPalette}
          >
            <IconSearch size={16} aria-hidden />
          </ActionIcon>
          <RecentMessages />
          <Group gap={6} wrap="nowrap" visibleFrom="md">
            <LanguageMenu />
            <ThemeToggle />
          </Group>
          <UserMenu />
        </Group>
      </Group>
      <Group hiddenFrom="sm" h={36} px="sm" gap="xs" wrap="nowrap">
        <Pills />
      </Group>
    </div>
  );
}

function ShopName(): ReactNode {
  const session = useSession();
  if (isPusat(session)) return <ShopPicker />;
  const shop = addressedShop(session);
  return (
    <Text fw={600} truncate title={shop.nama_toko}>
      {shop.nama_toko}
    </Text>
  );
}

const LIVE = {
  connecting: { text: 'shell.menyambung', color: 'gray' },
  connected: { text: 'shell.tersambung', color: 'green' },
  lost: { text: 'shell.terputus', color: 'red' },
} as const;

function Pills(): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const live = useLiveState();
  const state = t(LIVE[live].text);
  return (
    <>
      <GoldPrice />
      <span className="pill pill-date">
        <span className="pill-label">{t('shell.tanggal-system')} </span>
        <strong>{tglSystem}</strong>
      </span>
      <span className="pill-state" role="status" title={state}>
        <span
          className="dot"
          aria-hidden
          style={{ background: `var(--mantine-color-${LIVE[live].color}-6)` }}
        />
        <Text span size="xs" visibleFrom="lg">
          {state}
        </Text>
        <span className="only-heard">{state}</span>
      </span>
    </>
  );
}

/** Price of a gram 24K that the shop has set for the day; nothing when it has none. */
function GoldPrice(): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const price = settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE');
  if (!Number.isSafeInteger(price) || price <= 0) return null;
  return (
    <span className="pill gold" title={t('shell.harga-emas')}>
      <span className="pill-label">{t('shell.harga-emas')} </span>
      <strong>
        Rp. {formatAngka(rupiah(price))}
        {t('shell.per-gram')}
      </strong>
    </span>
  );
}
