/**
 * /hak-akses-users: a person's access tree of three levels with the menu that results. The menu is
 * drawn by the caller, who knows the product's menu function; here is the tree.
 */
import { Alert, Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { switchNode } from '@kencana/contract/akses';
import { passesByLevel } from '@kencana/contract/permission';
import type { UserAkses } from '@kencana/contract/call/users-calls';
import type { AksesNode, Level } from '@kencana/contract/permission';
import { givableLevels } from '@kencana/contract/user-level';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { reason, useList } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import './users.css';
import { AksesTree } from './akses-tree.tsx';

/** What GET users/{user_id}/akses answers. */
export interface HakAksesProps {
  /** Draws the menu of somebody with this level and tree. */
  readonly menu: (user: { level: Level; akses: readonly AksesNode[] }) => ReactNode;
}

export function HakAkses({ menu }: HakAksesProps): ReactNode {
  const t = useT();
  const users = useList('users/get/all');
  const [userId, setUserId] = useState('');
  const choices = (users.rows ?? []).map((user) => ({
    value: user.user_id,
    label: `${user.user_id} · ${user.nama} · ${user.level}`,
  }));
  return (
    <Page title={t('screen.hak-akses-users')}>
      <SelectField
        label={t('users.pilih')}
        maw={420}
        data={choices}
        value={userId}
        error={users.error}
        onChange={setUserId}
      />
      {userId === '' ? null : (
        <OneUser key={userId} userId={userId} choices={choices} menu={menu} />
      )}
    </Page>
  );
}

interface OneUserProps extends HakAksesProps {
  readonly userId: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function OneUser({ userId, choices, menu }: OneUserProps): ReactNode {
  const shop = addressedShop(useSession()).kode_toko;
  const stored = useQuery({
    queryKey: ['akses', shop, userId],
    queryFn: async () =>
      (await api.get('users/:user_id/akses', { params: { user_id: userId } })).data,
  });
  if (stored.error !== null) {
    return <FailedState text={reason(stored.error)} onRetry={() => void stored.refetch()} />;
  }
  if (stored.data === undefined) return <LoadingState />;
  return <Editor key={stored.dataUpdatedAt} stored={stored.data} choices={choices} menu={menu} />;
}

interface EditorProps extends HakAksesProps {
  readonly stored: UserAkses;
  readonly choices: OneUserProps['choices'];
}

function Editor({ stored, choices, menu }: EditorProps): ReactNode {
  const t = useT();
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  const client = useQueryClient();
  const [akses, setAkses] = useState(stored.akses);
  const { saving, save } = useSave();
  const why = locked(stored, session.user);
  const dirty = akses !== stored.akses;
  const send = async (tree: readonly AksesNode[] | null): Promise<void> => {
    const to = { path: 'users/:user_id/akses', params: { user_id: stored.user_id } } as const;
    const akses = tree === null ? null : [...tree];
    if (!(await save({ method: 'PUT', ...to, body: { akses } }))) return;
    await client.invalidateQueries({ queryKey: ['akses', shop, stored.user_id] });
  };
  const copy = async (from: string): Promise<void> => {
    try {
      setAkses((await api.get('users/:user_id/akses', { params: { user_id: from } })).data.akses);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <>
      {why === undefined ? (
        <Group gap="xs" align="flex-end">
          <SelectField
            label={t('users.salin-dari')}
            data={choices.filter(({ value }) => value !== stored.user_id)}
            value=""
            onChange={(from) => void copy(from)}
          />
          <Button
            variant="default"
            disabled={saving || !stored.khusus}
            onClick={() => void send(null)}
          >
            {t('users.ke-bawaan')}
          </Button>
          <KbdButton shortcut="Ctrl+S" disabled={saving || !dirty} onClick={() => void send(akses)}>
            {t(saving ? 'shell.sedang-menyimpan' : 'shell.simpan-data')}
          </KbdButton>
          <Text fz="sm" c="dimmed">
            {t(stored.khusus ? 'users.hak-khusus' : 'users.hak-bawaan')}
          </Text>
        </Group>
      ) : (
        <Alert color="blue">{t(why)}</Alert>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <AksesTree
          akses={akses}
          disabled={why !== undefined}
          onSwitch={(path, on) => setAkses((old) => switchNode(old, path, on))}
        />
        <Paper withBorder p="sm" component="section" aria-label={t('users.pratinjau-menu')}>
          <Title order={2} size="h5" mb="xs">
            {t('users.pratinjau-menu')}
          </Title>
          {menu({ level: stored.level, akses })}
        </Paper>
      </SimpleGrid>
    </>
  );
}

/** Why the tree may not be changed here, or undefined when it may. */
function locked(stored: UserAkses, me: { readonly user_id: string; readonly level: Level }) {
  if (passesByLevel(stored.level)) return 'users.lolos-semua' as const;
  const manages = givableLevels(me.level).includes(stored.level);
  const own = stored.user_id === me.user_id;
  const allowed = manages && !own && may('users.hak-akses-users.ubah');
  return allowed ? undefined : ('users.tidak-boleh-diubah' as const);
}
