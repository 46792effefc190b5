/**
 * Timbang Baki: trays are started one by one or a warehouse at a time, each weight is kept by the
 * server as it is told (scale or hand), and what is weighed is saved together. Whoever goes on
 * later, here or on another device, finds what was started.
 */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { TimbangRow, TimbangSaved } from '@kencana/contract/call/timbang-calls';
import { entryCall } from '@kencana/contract/call/document-calls';
import { timbangBakiDocument } from '@kencana/contract/document/timbang-baki';
import { timbangEntry } from '@kencana/contract/transaction/timbang-entry';
import { Link } from '@tanstack/react-router';
import { api, newKey } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StartTray } from './start-tray.tsx';
import { TrayTable } from './tray-table.tsx';
import { fieldsOf } from './tray-error.ts';

/** Sales and moves of others change what should lie in a tray: asked anew so often. */
const AGAIN_MS = 5000;

function isWeighed({ berat_timbang }: TimbangRow): boolean {
  return berat_timbang !== null;
}

function savedRow({ kode_gudang, kode_baki, berat_timbang, keterangan }: TimbangRow) {
  return { kode_gudang, kode_baki, berat_timbang: berat_timbang ?? 0, keterangan };
}

/** The trays that were started, what is wrong with them, saving and starting anew. */
function useWeighing() {
  const t = useT();
  const client = useQueryClient();
  const shop = addressedShop(useSession()).kode_toko;
  const key = ['timbang-baki', shop];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get('timbang-baki', { signal })).data,
    refetchInterval: AGAIN_MS,
  });
  const [saved, setSaved] = useState<TimbangSaved | undefined>();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const rows = query.data ?? [];
  const take = (data: readonly TimbangRow[]): void => {
    client.setQueryData(key, data);
  };
  const weighed = rows.filter(isWeighed);
  const telling = useRef(new Set<Promise<void>>());
  const onTelling = (told: Promise<void>): void => {
    telling.current.add(told);
    void told.finally(() => telling.current.delete(told));
  };
  const save = useMutation({
    mutationFn: async () => {
      // What is typed and not left yet is told first.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await Promise.all(telling.current);
      const latest = client.getQueryData<readonly TimbangRow[]>(key) ?? [];
      const detail = latest.filter(isWeighed).map(savedRow);
      return api.post(entryCall(timbangEntry), { key: newKey(), body: { keterangan: '', detail } });
    },
    onSuccess: ({ data }) => {
      setErrors(new Map());
      setSaved(data);
      notify.success(t('timbang.tersimpan'));
      void query.refetch();
    },
    onError: (error) => {
      setErrors(fieldsOf(error, weighed));
      notify.failure(error);
    },
  });
  const reset = async (): Promise<void> => {
    const title = t('timbang.reset');
    if (!(await confirmDialog({ title, text: t('timbang.reset-yakin'), yes: title }))) return;
    try {
      take((await api.post('timbang-baki/reset', { body: { kode_toko: '' } })).data);
    } catch (error) {
      notify.failure(error);
    }
  };
  return { query, rows, weighed, saved, errors, take, onTelling, save, reset };
}

export function TimbangBaki(): ReactNode {
  const t = useT();
  const { query, rows, weighed, saved, errors, take, onTelling, save, reset } = useWeighing();
  const busy = save.isPending;
  return (
    <Page title={t('screen.timbang-baki')}>
      <Stack gap="sm">
        <StartTray started={rows} onStarted={take} />
        {saved === undefined ? null : <Saved saved={saved} />}
        {query.error !== null ? (
          <FailedState text={reason(query.error)} onRetry={() => void query.refetch()} />
        ) : query.data === undefined ? (
          <LoadingState />
        ) : rows.length === 0 ? (
          <Text c="dimmed">{t('timbang.belum')}</Text>
        ) : (
          <Paper withBorder p="sm">
            <Stack gap="sm">
              <TrayTable rows={rows} errors={errors} onChange={take} onTelling={onTelling} />
              <Group justify="space-between">
                <Text size="sm" c="dimmed">
                  {weighed.length < rows.length
                    ? t('timbang.belum-ditimbang', { n: rows.length - weighed.length })
                    : t('timbang.lanjut')}
                </Text>
                <Group gap="xs">
                  <Button variant="default" disabled={busy} onClick={() => void reset()}>
                    {t('timbang.reset')}
                  </Button>
                  <KbdButton
                    shortcut="Ctrl+S"
                    disabled={busy || rows.length === 0}
                    onClick={() => save.mutate()}
                  >
                    {t('timbang.simpan-n', { n: weighed.length })}
                  </KbdButton>
                </Group>
              </Group>
            </Stack>
          </Paper>
        )}
      </Stack>
    </Page>
  );
}

/** What was just saved, and the way to it. */
function Saved({ saved }: { readonly saved: TimbangSaved }): ReactNode {
  const t = useT();
  const { list } = timbangBakiDocument;
  return (
    <Group gap="sm" role="status">
      <Text fw={600} className="numeric">
        {t('timbang.tersimpan')} · {saved.no_timbang}
      </Text>
      {may(list.right.key) ? (
        <Link to={list.route} search={{ no: saved.no_timbang }}>
          {t(list.title)}
        </Link>
      ) : null}
    </Group>
  );
}
