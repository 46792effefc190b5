/** The dialog that adds or edits a user: only levels that the signed-in person may give. */
import { PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Level } from '@kencana/contract/permission';
import { givableLevels } from '@kencana/contract/user-level';
import type { ManagedUser } from '@kencana/contract/user-level';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSave } from '../../platform/use-save.ts';

export interface UserFormProps {
  /** undefined adds one. */
  readonly user: ManagedUser | undefined;
  readonly onClose: (saved: boolean) => void;
}

export function UserForm({ user, onClose }: UserFormProps): ReactNode {
  const t = useT();
  const session = useSession();
  const [userId, setUserId] = useState(user?.user_id ?? '');
  const [nama, setNama] = useState(user?.nama ?? '');
  const [level, setLevel] = useState<string>(user?.level ?? '');
  const [password, setPassword] = useState('');
  const { saving, errors, save } = useSave();
  const own = user?.user_id === session.user.user_id;
  const dirty = userId !== (user?.user_id ?? '') || nama !== (user?.nama ?? '') || password !== '';
  const changed = level !== (user?.level ?? '');
  const submit = async (): Promise<void> => {
    const saved = await save((key) =>
      user === undefined
        ? api.post('users', { body: { user_id: userId, nama, level, password }, key })
        : api.put(`users/${user.user_id}`, {
            body: { nama, ...(changed ? { level: level as Level } : {}) },
            key,
          }),
    );
    if (saved) onClose(true);
  };
  const title = user === undefined ? t('users.tambah') : t('users.ubah', { user: user.user_id });
  const levels = givableLevels(session.user.level);
  return (
    <FormModal
      opened
      size="lg"
      title={title}
      dirty={dirty || changed}
      saving={saving}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('users.user-id')}
          required
          autoFocus={user === undefined}
          disabled={user !== undefined}
          autoComplete="off"
          value={userId}
          error={errors['user_id']}
          onChange={(event) => setUserId(event.currentTarget.value.toUpperCase())}
        />
        <TextInput
          label={t('users.nama')}
          required
          autoFocus={user !== undefined}
          value={nama}
          error={errors['nama']}
          onChange={(event) => setNama(event.currentTarget.value)}
        />
        <SelectField
          label={t('users.level')}
          required
          disabled={own}
          data={levels.map((one) => ({ value: one, label: one }))}
          value={level}
          error={errors['level']}
          onChange={setLevel}
        />
        {user === undefined ? (
          <PasswordInput
            label={t('users.password')}
            description={t('users.password-syarat')}
            required
            autoComplete="new-password"
            value={password}
            error={errors['password']}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
          />
        ) : null}
      </SimpleGrid>
      {user !== undefined && changed ? (
        <Text fz="sm" c="dimmed" mt="sm" role="status">
          {t('users.level-ganti')}
        </Text>
      ) : null}
    </FormModal>
  );
}
