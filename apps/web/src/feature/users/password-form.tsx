/** The dialog that gives another user a new password. */
import { PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isAnnounced } from '@kencana/contract/user-level';
import type { ManagedUser } from '@kencana/contract/user-level';
import { useT } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { useSave } from '../../platform/use-save.ts';

export interface PasswordFormProps {
  readonly user: ManagedUser;
  readonly onClose: (saved: boolean) => void;
}

export function PasswordForm({ user, onClose }: PasswordFormProps): ReactNode {
  const t = useT();
  const [password, setPassword] = useState('');
  const { saving, errors, save } = useSave();
  const submit = async (): Promise<void> => {
    const to = { path: 'users/:user_id/password', params: { user_id: user.user_id } } as const;
    if (await save({ method: 'PUT', ...to, body: { password } })) onClose(true);
  };
  return (
    <FormModal
      opened
      size="md"
      title={t('users.reset', { user: user.user_id })}
      dirty={password !== ''}
      saving={saving}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      {isAnnounced(user.level) ? (
        <Text fz="sm" mb="sm">
          {t('users.penyetuju-baru')}
        </Text>
      ) : null}
      <PasswordInput
        label={t('screen.password-baru')}
        description={t('users.password-diberi')}
        required
        data-autofocus
        autoComplete="new-password"
        value={password}
        error={errors['password']}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
      />
    </FormModal>
  );
}
