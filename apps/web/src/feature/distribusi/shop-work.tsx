/** What a copy does in one shop: how it stands, its differences, its result or its own retry. */
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Difference } from './difference.tsx';
import { mayBeSent } from './use-copy-work.ts';
import type { ShopState } from './use-copy-work.ts';

export interface ShopWorkProps {
  readonly state: ShopState;
  readonly nama: string;
  readonly onRetry: () => void;
  /** The differences are shown without asking: there is one shop only. */
  readonly wide?: boolean;
}

export function ShopWork({ state, nama, onRetry, wide }: ShopWorkProps): ReactNode {
  const t = useT();
  const [open, setOpen] = useState(wide === true);
  const seen = state.step === 'TAMPIL' || state.step === 'KIRIM' ? state.seen : undefined;
  return (
    <Stack gap="xs">
      <Group gap="sm" aria-live="polite">
        <Status state={state} />
        {seen === undefined || wide === true ? null : (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={open}
            aria-label={`${t(open ? 'shell.tutup-detail' : 'shell.buka-detail')}: ${nama}`}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'shell.tutup-detail' : 'shell.buka-detail')}
          </Button>
        )}
      </Group>
      {state.step === 'GAGAL' ? (
        <Alert color="red" role="alert" title={t('distribusi.gagal', { sebab: state.sebab })}>
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('shell.coba-lagi')}: ${nama}`}
            onClick={onRetry}
          >
            {t('shell.coba-lagi')}
          </Button>
        </Alert>
      ) : null}
      {state.step === 'SELESAI'
        ? state.result.dilewati.map((text) => (
            <Text key={text} fz="sm" c="dimmed">
              {t('distribusi.dilewati', { sebab: text })}
            </Text>
          ))
        : null}
      {seen !== undefined && open ? <Difference preview={seen.preview} /> : null}
    </Stack>
  );
}

function Status({ state }: { state: ShopState }): ReactNode {
  const t = useT();
  switch (state.step) {
    case 'MEMUAT':
    case 'KIRIM': {
      const text = t(state.step === 'MEMUAT' ? 'shell.memuat' : 'shell.progres-kirim');
      return (
        <Group gap={6}>
          <Loader size="xs" aria-hidden />
          <Text fz="sm">{text}</Text>
        </Group>
      );
    }
    case 'SELESAI': {
      const { ditambah, diubah } = state.result;
      return <StatusBadge tone="ok">{t('distribusi.berhasil', { ditambah, diubah })}</StatusBadge>;
    }
    case 'TAMPIL': {
      const { baru, berubah, masalah } = state.seen.preview;
      if (masalah > 0) {
        return <StatusBadge tone="bad">{t('distribusi.masalah', { n: masalah })}</StatusBadge>;
      }
      if (!mayBeSent(state)) {
        return <StatusBadge tone="off">{t('distribusi.tidak-beda')}</StatusBadge>;
      }
      return <StatusBadge tone="info">{t('distribusi.ringkas', { baru, berubah })}</StatusBadge>;
    }
    case 'GAGAL':
      return null;
  }
}
