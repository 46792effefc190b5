/**
 * The owner's dialog for a user whom guesses hold: how many there were, the button that lets him in
 * again, and the devices that he is trusted on.
 */
import { Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GuessedUser } from '@kencana/contract/user-device';
import type { ManagedUser } from '@kencana/contract/user-level';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useList, useRefreshLists } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { DeviceList } from '../../ui/device-list.tsx';
import { showTime } from '../../platform/show.ts';

export interface UserLockProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

export function UserLock({ user, onClose }: UserLockProps): ReactNode {
  const t = useT();
  const { rows, error, reload } = useList('users/kunci');
  const { user_id } = user;
  const devices = useList('users/:user_id/perangkat', { params: { user_id } });
  const remove = (id: string) =>
    api.del('users/:user_id/perangkat/:id', { params: { user_id, id } });
  const guessed = rows?.find((row) => row.user_id === user.user_id);
  return (
    <Modal opened onClose={onClose} title={t('users.kunci', { user: user.user_id })} size="lg">
      <Stack gap="lg">
        {error === undefined ? null : <FailedState text={error} onRetry={reload} />}
        {rows === undefined ? null : <Guesses user={user} guessed={guessed} />}
        <DeviceList list={devices} remove={remove} />
      </Stack>
    </Modal>
  );
}

interface GuessesProps {
  readonly user: ManagedUser;
  readonly guessed: GuessedUser | undefined;
}

function Guesses({ user, guessed }: GuessesProps): ReactNode {
  const t = useT();
  const refresh = useRefreshLists();
  const { saving, save } = useSave();
  if (guessed === undefined) return <Text data-autofocus>{t('users.tanpa-tebakan')}</Text>;
  const release = async (): Promise<void> => {
    const params = { user_id: user.user_id };
    await save({ method: 'POST', path: 'users/:user_id/buka-kunci', params });
    refresh();
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t('users.ada-tebakan', { gagal: guessed.gagal })}</Text>
      {guessed.sampai === null ? null : (
        <Text fw={600}>
          {t('users.tertahan', {
            waktu: showTime(guessed.sampai),
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('users.buka-kunci-arti')}
      </Text>
      <KbdButton shortcut="F4" loading={saving} onClick={() => void release()}>
        {t('users.buka-kunci')}
      </KbdButton>
    </Stack>
  );
}
