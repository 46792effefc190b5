/** Language, theme, and the user's own menu with Ganti Password and Logout. */
import {
  ActionIcon,
  Button,
  Menu,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import {
  IconFingerprint,
  IconKey,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconQrcode,
  IconShieldLock,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LANGUAGES } from '@kencana/messages/key';
import type { Language } from '@kencana/messages/key';
import { api } from '../../platform/api.ts';
import {
  currentLanguage,
  LANGUAGE_NAMES,
  setLanguage,
  translate,
  useT,
} from '../../platform/i18n.ts';
import { leave } from '../../platform/leave.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { getSession, updateSession, useSession } from '../../platform/session.ts';

async function choose(language: Language): Promise<void> {
  await setLanguage(language);
  const user = getSession()?.user;
  if (user !== undefined) updateSession({ user: { ...user, bahasa: language } });
  await api
    .put('users/bahasa', { body: { bahasa: language } })
    .catch(() => notify.warning(translate('shell.bahasa-gagal')));
}

export function LanguageMenu(): ReactNode {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('shell.bahasa')}>
          <IconLanguage size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function LanguageItems(): ReactNode {
  return (
    <Menu.RadioGroup
      value={currentLanguage()}
      onChange={(value) => {
        const language = LANGUAGES.find((one) => one === value);
        if (language !== undefined) void choose(language);
      }}
    >
      {LANGUAGES.map((language) => (
        <Menu.RadioItem key={language} value={language} closeMenuOnClick>
          {LANGUAGE_NAMES[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function useTheme(): { label: string; icon: ReactNode; toggle: () => void } {
  const t = useT();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return {
    label: dark ? t('shell.tema-terang') : t('shell.tema-gelap'),
    icon: dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />,
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}

export function ThemeToggle(): ReactNode {
  const { label, icon, toggle } = useTheme();
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={toggle}>
      {icon}
    </ActionIcon>
  );
}

async function logout(): Promise<void> {
  const question = { title: translate('shell.logout'), text: translate('shell.logout-tanya') };
  if (!(await confirmDialog(question))) return;
  await leave();
}

export function UserMenu(): ReactNode {
  const t = useT();
  const { user } = useSession();
  const theme = useTheme();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          h={34}
          px={8}
          leftSection={<IconUser size={16} aria-hidden />}
          aria-label={`${user.user_id}, ${t('shell.akun', { nama: user.nama })}`}
        >
          {user.user_id}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.nama} · {user.level}
        </Menu.Label>
        <Menu.Item
          component={Link}
          to="/ganti-password"
          leftSection={<IconKey size={16} aria-hidden />}
        >
          {t('screen.ganti-password')}
        </Menu.Item>
        <ApprovalItems />
        <Menu.Item hiddenFrom="md" leftSection={theme.icon} onClick={theme.toggle}>
          {theme.label}
        </Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item hiddenFrom="md" leftSection={<IconLanguage size={16} aria-hidden />}>
              {t('shell.bahasa')}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <LanguageItems />
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void logout()}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Passkeys for everybody; the authenticator for who approves; scanners for owners where the module
 * is on.
 */
function ApprovalItems(): ReactNode {
  const t = useT();
  const { user, settings } = useSession();
  const approver = ['SPV', 'OWN'].includes(user.level);
  const owner = ['OWN', 'SU'].includes(user.level) && settings.on('FINGERPRINT_MODULE');
  return (
    <>
      <Menu.Item
        component={Link}
        to="/passkey"
        leftSection={<IconShieldLock size={16} aria-hidden />}
      >
        {t('otorisasi.layar-passkey')}
      </Menu.Item>
      {approver ? (
        <Menu.Item
          component={Link}
          to="/authenticator"
          leftSection={<IconQrcode size={16} aria-hidden />}
        >
          {t('otorisasi.auth-siapkan')}
        </Menu.Item>
      ) : null}
      {owner ? (
        <Menu.Item
          component={Link}
          to="/sidik-jari"
          leftSection={<IconFingerprint size={16} aria-hidden />}
        >
          {t('otorisasi.layar-sidik')}
        </Menu.Item>
      ) : null}
    </>
  );
}
