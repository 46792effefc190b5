/**
 * The shops that a person of head office reaches: a level per branch, or none, and whether he only
 * looks there.
 */
import { Checkbox, NativeSelect, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LEVELS, passesByLevel } from '@kencana/contract/permission';
import type { Level } from '@kencana/contract/permission';
import type { ReachRow } from '@kencana/contract/reach';
import type { ManagedUser } from '@kencana/contract/user-level';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useSave } from '../../platform/use-save.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';

export interface ReachFormProps {
  readonly user: ManagedUser;
  readonly onClose: (saved: boolean) => void;
}

export function ReachForm({ user, onClose }: ReachFormProps): ReactNode {
  const t = useT();
  const [changed, setChanged] = useState<ReadonlyMap<string, ReachRow>>(new Map());
  const { saving, errors, save } = useSave();
  const params = { user_id: user.user_id };
  const { data, error, refetch } = useQuery({
    queryKey: ['jangkauan', user.user_id],
    queryFn: async () => (await api.get('users/:user_id/toko', { params })).data,
    staleTime: 0,
  });
  const rows = data?.map((row) => changed.get(row.kode_toko) ?? row);
  const submit = async (): Promise<void> => {
    if (rows === undefined) return;
    const toko = rows.flatMap(({ kode_toko, level, hanya_lihat }) =>
      level === null ? [] : [{ kode_toko, level, hanya_lihat }],
    );
    if (await save({ method: 'PUT', path: 'users/:user_id/toko', params, body: { toko } })) {
      onClose(true);
    }
  };
  const [wrong] = Object.values(errors);
  return (
    <FormModal
      opened
      size="lg"
      title={t('jangkauan.judul', { user: user.user_id })}
      dirty={changed.size > 0}
      saving={saving}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t('jangkauan.petunjuk')}
      </Text>
      {wrong === undefined ? null : (
        <Text size="sm" c="red" role="alert" mb="xs">
          {wrong}
        </Text>
      )}
      {error === null ? null : <FailedState text={error.message} onRetry={() => void refetch()} />}
      {rows === undefined && error === null ? <LoadingState lines={3} /> : null}
      {rows === undefined ? null : (
        <Table verticalSpacing={6} aria-label={t('jangkauan.judul', { user: user.user_id })}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('jangkauan.toko')}</Table.Th>
              <Table.Th scope="col">{t('users.level')}</Table.Th>
              <Table.Th scope="col">{t('jangkauan.hanya-lihat')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, at) => (
              <Row
                key={row.kode_toko}
                row={row}
                first={at === 0}
                onChange={(next) => setChanged((old) => new Map([...old, [next.kode_toko, next]]))}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {rows?.length === 0 ? <Text c="dimmed">{t('jangkauan.kosong')}</Text> : null}
    </FormModal>
  );
}

function Row(props: {
  readonly row: ReachRow;
  readonly first: boolean;
  readonly onChange: (row: ReachRow) => void;
}): ReactNode {
  const t = useT();
  const { row, first, onChange } = props;
  const looks = row.level !== null && !passesByLevel(row.level);
  const change = (text: string): void => {
    const level = text === '' ? null : (text as Level);
    const keeps = level !== null && !passesByLevel(level) && row.hanya_lihat;
    onChange({ ...row, level, hanya_lihat: keeps });
  };
  return (
    <Table.Tr>
      <Table.Td>
        {row.nama_toko}
        <Text size="xs" c="dimmed">
          {row.kode_toko}
          {row.aktif ? '' : ` · ${t('users.nonaktif')}`}
        </Text>
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          miw={118}
          aria-label={t('jangkauan.level-di', { toko: row.kode_toko })}
          data-autofocus={first || undefined}
          data={[
            { value: '', label: t('jangkauan.tidak') },
            ...LEVELS.map((level) => ({ value: level, label: level })),
          ]}
          value={row.level ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={t('jangkauan.lihat-di', { toko: row.kode_toko })}
          disabled={!looks}
          checked={row.hanya_lihat}
          onChange={(event) => onChange({ ...row, hanya_lihat: event.currentTarget.checked })}
        />
      </Table.Td>
    </Table.Tr>
  );
}
