/**
 * /import-data-pusat: a branch chooses masters of head office, sees what would change here, and
 * takes just that.
 */
import { Paper, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { pullCalls } from './copy-calls.ts';
import { CopyPage, useCopyState } from './copy-page.tsx';
import type { ChoosableRow } from './row-choice.tsx';
import { ShopWork } from './shop-work.tsx';

export function ImportPusat(): ReactNode {
  const t = useT();
  const { kode_toko: shop, nama_toko: nama } = addressedShop(useSession());
  const client = useQueryClient();
  const copy = useCopyState();
  const { work, choice } = copy;
  const calls = pullCalls(choice);
  const state = work.states[shop];
  const done = async (saved: Promise<boolean>): Promise<void> => {
    if (!(await saved)) return;
    notify.success(t('distribusi.selesai'));
    await client.invalidateQueries();
  };
  // What a branch can take one by one is what differs: head office's other rows it has.
  const rowsOf = async (def: MasterDef): Promise<readonly ChoosableRow[]> => {
    const whole = { pilihan: [{ master: def.name }], sertakan_referensi: false };
    const { master } = await pullCalls(whole).look(shop);
    return master.flatMap(({ baru, berubah }) => [...baru, ...berubah]);
  };
  return (
    <CopyPage
      title={t('screen.import-data-pusat')}
      state={copy}
      sendLabel={t('distribusi.ambil')}
      rowsOf={rowsOf}
      onLook={() => void work.look(calls, [shop])}
      onSend={() => void done(work.send(calls))}
    >
      {state === undefined ? null : (
        <Paper withBorder p="md" component="article" aria-label={nama}>
          <Stack gap="sm">
            <Title order={2} size="h4">
              {t('distribusi.perbedaan', { toko: nama })}
            </Title>
            <ShopWork
              wide
              state={state}
              nama={nama}
              onRetry={() => void done(work.retry(calls, shop))}
            />
          </Stack>
        </Paper>
      )}
    </CopyPage>
  );
}
