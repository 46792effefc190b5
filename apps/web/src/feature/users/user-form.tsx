/** The dialog that adds or edits a user: only levels that the signed-in person may give. */
import { PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LEVELS } from '@kencana/contract/permission';
import type { Level } from '@kencana/contract/permission';
import { givableLevels, isAnnounced } from '@kencana/contract/user-level';
import type { ManagedUser } from '@kencana/contract/user-level';
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

/** What is typed, and sending it. */
function useUserForm({ user, onClose }: UserFormProps) {
  const [userId, setUserId] = useState(user?.user_id ?? '');
  const [nama, setNama] = useState(user?.nama ?? '');
  const [level, setLevel] = useState<Level | ''>(user?.level ?? '');
  const [password, setPassword] = useState('');
  const { saving, errors, save } = useSave();
  const newLevel = level !== (user?.level ?? '');
  const typed = userId !== (user?.user_id ?? '') || nama !== (user?.nama ?? '');
  const dirty = typed || newLevel || password !== '';
  const submit = async (): Promise<void> => {
    // Where nothing is chosen, the server says so at the field.
    const chosen = level as Level;
    const saved =
      user === undefined
        ? await save({
            method: 'POST',
            path: 'users',
            body: { user_id: userId, nama, level: chosen, password },
          })
        : await save({
            method: 'PUT',
            path: 'users/:user_id',
            params: { user_id: user.user_id },
            body: newLevel ? { nama, level: chosen } : { nama },
          });
    if (saved) onClose(true);
  };
  const state = { userId, setUserId, nama, setNama, level, setLevel, password, setPassword };
  return { ...state, newLevel, dirty, saving, errors, submit };
}

/** True for a level that approves or makes those who do. */
function announced(chosen: string): boolean {
  return LEVELS.some((level) => level === chosen && isAnnounced(level));
}

export function UserForm({ user, onClose }: UserFormProps): ReactNode {
  const t = useT();
  const session = useSession();
  const form = useUserForm({ user, onClose });
  const { errors } = form;
  const own = user?.user_id === session.user.user_id;
  const title = user === undefined ? t('users.tambah') : t('users.ubah', { user: user.user_id });
  const levels = givableLevels(session.user.level);
  return (
    <FormModal
      opened
      size="lg"
      title={title}
      dirty={form.dirty}
      saving={form.saving}
      onClose={() => onClose(false)}
      onSubmit={form.submit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('users.user-id')}
          required
          data-autofocus={user === undefined || undefined}
          disabled={user !== undefined}
          autoComplete="off"
          value={form.userId}
          error={errors['user_id']}
          onChange={(event) => form.setUserId(event.currentTarget.value.toUpperCase())}
        />
        <TextInput
          label={t('users.nama')}
          required
          data-autofocus={user !== undefined || undefined}
          value={form.nama}
          error={errors['nama']}
          onChange={(event) => form.setNama(event.currentTarget.value)}
        />
        <SelectField
          label={t('users.level')}
          required
          disabled={own}
          data={levels.map((one) => ({ value: one, label: one }))}
          value={form.level}
          error={errors['level']}
          onChange={(text) => form.setLevel(LEVELS.find((one) => one === text) ?? '')}
        />
        {user === undefined ? (
          <PasswordInput
            label={t('shell.password')}
            description={t('users.password-diberi')}
            required
            autoComplete="new-password"
            value={form.password}
            error={errors['password']}
            onChange={(event) => form.setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
          />
        ) : null}
      </SimpleGrid>
      {form.newLevel ? <LevelNotes level={form.level} made={user === undefined} /> : null}
    </FormModal>
  );
}

/** What another level brings with it, before it is saved. */
function LevelNotes({ level, made }: { level: string; made: boolean }): ReactNode {
  const t = useT();
  return (
    <Stack gap={4} mt="sm" role="status">
      {announced(level) ? <Text fz="sm">{t('users.penyetuju-baru')}</Text> : null}
      {made ? null : (
        <Text fz="sm" c="dimmed">
          {t('users.level-ganti')}
        </Text>
      )}
    </Stack>
  );
}
