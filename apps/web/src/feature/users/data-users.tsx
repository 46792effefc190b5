/** /data-users: the shop's people; add, edit, disable and give a new password. */
import { ActionIcon, Group, Stack } from '@mantine/core';
import {
  IconBuildingStore,
  IconDeviceDesktop,
  IconKey,
  IconPencil,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { passesByLevel } from '@kencana/contract/permission';
import type { ManagedUser } from '@kencana/contract/user-level';
import { givableLevels } from '@kencana/contract/user-level';
import { api } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { may, useSession } from '../../platform/session.ts';
import { useList, useRefreshLists } from '../../platform/use-list.ts';
import { traceText } from '../../platform/user-trace.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReachForm } from './reach-form.tsx';
import { UserLock } from './user-lock.tsx';
import { UserForm } from './user-form.tsx';
import { showMoment } from '../../platform/show.ts';

type Open =
  | { readonly form: 'user'; readonly user: ManagedUser | undefined }
  | { readonly form: 'password' | 'toko' | 'kunci'; readonly user: ManagedUser };

export function DataUsers(): ReactNode {
  const t = useT();
  const session = useSession();
  const list = useList('users');
  const refresh = useRefreshLists();
  const [open, setOpen] = useState<Open>();
  const levels = givableLevels(session.user.level);
  const mayAdd = levels.length > 0 && may('users.data-users.tambah');
  const mayEdit = (user: ManagedUser): boolean =>
    may('users.data-users.ubah') && levels.includes(user.level);
  const owner = passesByLevel(session.user.level);
  const held = useHeld(owner);
  const namesShops = owner && session.toko.tipe_toko === 'PUSAT' && session.picked === undefined;
  const toggle = async (user: ManagedUser): Promise<void> => {
    const text = t('users.tanya-nonaktif', { user: user.user_id });
    if (user.aktif && !(await confirmDialog({ text, danger: true }))) return;
    try {
      const answer = await switchUser(user);
      notify.success(answer.message ?? t('master.diubah'));
    } catch (error) {
      notify.failure(error, 'shell.kirim-gagal');
    }
    refresh();
  };
  const close = (saved: boolean): void => {
    setOpen(undefined);
    if (saved) refresh();
  };
  return (
    <Page
      title={t('screen.data-users')}
      actions={
        mayAdd ? (
          <KbdButton shortcut="F2" onClick={() => setOpen({ form: 'user', user: undefined })}>
            {t('users.tambah')}
          </KbdButton>
        ) : undefined
      }
    >
      <DataTable
        name="data-users"
        label={t('screen.data-users')}
        columns={columns(t)}
        rows={list.rows}
        rowKey={(user) => user.user_id}
        error={list.error}
        onRetry={list.reload}
        search
        onOpen={(user) => mayEdit(user) && setOpen({ form: 'user', user })}
        actions={(user) =>
          mayEdit(user) ? (
            <Actions
              user={user}
              own={user.user_id === session.user.user_id}
              onEdit={() => setOpen({ form: 'user', user })}
              onPassword={() => setOpen({ form: 'password', user })}
              {...(namesShops ? { onShops: () => setOpen({ form: 'toko', user }) } : {})}
              onToggle={() => void toggle(user)}
              held={held.has(user.user_id)}
              onLock={owner ? () => setOpen({ form: 'kunci', user }) : undefined}
            />
          ) : null
        }
      />
      {open === undefined ? null : <Dialog open={open} onClose={close} />}
    </Page>
  );
}

function Dialog(props: { open: Open; onClose: (saved: boolean) => void }): ReactNode {
  const { open, onClose } = props;
  if (open.form === 'user') return <UserForm user={open.user} onClose={onClose} />;
  if (open.form === 'toko') return <ReachForm user={open.user} onClose={onClose} />;
  if (open.form === 'kunci') return <UserLock user={open.user} onClose={() => onClose(false)} />;
  return <PasswordForm user={open.user} onClose={onClose} />;
}

/** Takes a user out of use, or back; an owner asks for a second person. */
function switchUser({ user_id, aktif }: ManagedUser) {
  return withAuthorization((detail_authorization) =>
    api.put('users/:user_id', {
      params: { user_id },
      body: { aktif: !aktif, detail_authorization },
    }),
  );
}

/** Users whom guesses hold at unknown devices; only owners are told. */
function useHeld(enabled: boolean): ReadonlySet<string> {
  const { rows = [] } = useList('users/kunci', { enabled });
  return new Set(rows.filter((row) => row.sampai !== null).map((row) => row.user_id));
}

interface ActionsProps {
  readonly user: ManagedUser;
  /** Nobody disables or resets themselves. */
  readonly own: boolean;
  readonly onEdit: () => void;
  readonly onPassword: () => void;
  /** Head office only: the shops that the person reaches. */
  readonly onShops?: () => void;
  readonly onToggle: () => void;
  /** Guesses at his password make unknown devices wait. */
  readonly held: boolean;
  /** Devices and lock; for owners. */
  readonly onLock: (() => void) | undefined;
}

function Actions(props: ActionsProps): ReactNode {
  const { user, own, onEdit, onPassword, onShops, onToggle, held, onLock } = props;
  const t = useT();
  const data = { user: user.user_id };
  const Toggle = user.aktif ? IconUserOff : IconUserCheck;
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon variant="subtle" aria-label={t('users.ubah', data)} onClick={onEdit}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      {onLock === undefined ? null : (
        <ActionIcon
          variant={held ? 'filled' : 'subtle'}
          color={held ? 'orange' : undefined}
          aria-label={t('users.kunci', data)}
          onClick={onLock}
        >
          <IconDeviceDesktop size={16} aria-hidden />
        </ActionIcon>
      )}
      {own ? null : (
        <>
          {onShops === undefined ? null : (
            <ActionIcon variant="subtle" aria-label={t('jangkauan.buka', data)} onClick={onShops}>
              <IconBuildingStore size={16} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon variant="subtle" aria-label={t('users.reset', data)} onClick={onPassword}>
            <IconKey size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color={user.aktif ? 'red' : 'green'}
            aria-label={t(user.aktif ? 'users.nonaktifkan' : 'users.aktifkan', data)}
            onClick={onToggle}
          >
            <Toggle size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}

function columns(t: ReturnType<typeof useT>): readonly Column<ManagedUser>[] {
  const state = (user: ManagedUser): string => t(user.aktif ? 'field.aktif' : 'users.nonaktif');
  const rights = (user: ManagedUser): string =>
    t(user.akses_khusus ? 'users.hak-khusus' : 'users.hak-bawaan');
  const trace = ({ jejak }: ManagedUser): string => {
    return jejak === null ? t('users.jejak-tanpa') : traceText(t, jejak);
  };
  const seen = (user: ManagedUser): string =>
    user.terakhir_aktif === null ? t('users.tanpa-sesi') : showMoment(user.terakhir_aktif);
  return [
    { key: 'user_id', label: t('users.user-id') },
    { key: 'nama', label: t('users.nama') },
    { key: 'level', label: t('users.level') },
    {
      key: 'aktif',
      label: t('report.saring.status'),
      value: state,
      render: (user) => <StatusBadge tone={user.aktif ? 'ok' : 'bad'}>{state(user)}</StatusBadge>,
    },
    {
      key: 'jejak',
      label: t('users.jejak'),
      value: trace,
      render: (user) => (
        <Stack gap={2} align="flex-start">
          <span>{trace(user)}</span>
          {user.wajib_ganti ? (
            <StatusBadge tone="wait">{t('users.wajib-ganti')}</StatusBadge>
          ) : null}
        </Stack>
      ),
    },
    { key: 'akses_khusus', label: t('users.hak'), value: rights },
    { key: 'terakhir_aktif', label: t('users.terakhir'), value: seen },
  ];
}
