/**
 * /distribusi-master: head office chooses masters and branches, sees each branch's differences,
 * and saves what it saw; a branch that fails is tried again alone.
 */
import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { masterList } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import { rowKey } from '@kencana/contract/distribusi';
import { textOf } from '../../engine/field/values.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useList } from '../../platform/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { distributeCalls } from './copy-calls.ts';
import { CopyPage, useCopyState } from './copy-page.tsx';
import type { ChoosableRow } from './row-choice.tsx';
import { ShopWork } from './shop-work.tsx';
import type { CopyWork } from './use-copy-work.ts';

/** Head office's own rows. */
async function ownRows(def: MasterDef): Promise<readonly ChoosableRow[]> {
  const { data } = await api.get(masterList(def));
  return data.map((row) => ({ kunci: rowKey(def, row), nama: textOf(row[def.nama]) }));
}

export function DistribusiMaster(): ReactNode {
  const t = useT();
  const state = useCopyState();
  const { work, choice } = state;
  const [shops, setShops] = useState<readonly string[]>([]);
  const calls = distributeCalls(choice);
  return (
    <CopyPage
      title={t('screen.distribusi-master')}
      state={state}
      sendLabel={t('distribusi.kirim')}
      rowsOf={ownRows}
      mayLook={shops.length > 0}
      onLook={() => void work.look(calls, shops)}
      onSend={() => void work.send(calls)}
    >
      <Branches
        work={work}
        chosen={shops}
        onChoose={(next) => {
          work.forget();
          setShops(next);
        }}
        onRetry={(shop) => void work.retry(calls, shop)}
      />
    </CopyPage>
  );
}

interface BranchesProps {
  readonly work: CopyWork;
  readonly chosen: readonly string[];
  readonly onChoose: (shops: readonly string[]) => void;
  readonly onRetry: (shop: string) => void;
}

function Branches({ work, chosen, onChoose, onRetry }: BranchesProps): ReactNode {
  const t = useT();
  const list = useList('tokos');
  if (list.error !== undefined) return <FailedState text={list.error} onRetry={list.reload} />;
  if (list.rows === undefined) return <LoadingState />;
  const branches = list.rows.filter(({ tipe_toko }) => tipe_toko === 'CABANG');
  if (branches.length === 0) return <EmptyState text={t('distribusi.tanpa-cabang')} />;
  const all = branches.every(({ kode_toko }) => chosen.includes(kode_toko));
  const toggle = (kode: string): void =>
    onChoose(chosen.includes(kode) ? chosen.filter((other) => other !== kode) : [...chosen, kode]);
  return (
    <Stack gap="sm" component="section" aria-label={t('distribusi.cabang')}>
      <Checkbox
        fw={600}
        label={t('distribusi.semua-cabang')}
        disabled={work.busy}
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => onChoose(all ? [] : branches.map(({ kode_toko }) => kode_toko))}
      />
      {branches.map(({ kode_toko, nama_toko }) => {
        const state = work.states[kode_toko];
        return (
          <Paper key={kode_toko} withBorder p="sm" component="article" aria-label={nama_toko}>
            <Stack gap="xs">
              <Group justify="space-between" wrap="nowrap">
                <Checkbox
                  label={nama_toko}
                  disabled={work.busy}
                  checked={chosen.includes(kode_toko)}
                  onChange={() => toggle(kode_toko)}
                />
                <Text fz="sm" c="dimmed">
                  {kode_toko}
                </Text>
              </Group>
              {state === undefined ? null : (
                <ShopWork state={state} nama={nama_toko} onRetry={() => onRetry(kode_toko)} />
              )}
            </Stack>
          </Paper>
        );
      })}
    </Stack>
  );
}
