/** A closed day's report on the screen, with its print. */
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ClosingReport } from './closing-report.tsx';

export function ReportView({ tgl, onBack }: { tgl: string; onBack: () => void }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const day = useQuery({
    queryKey: ['tutup-hari', shop, tgl],
    queryFn: async ({ signal }) =>
      (await api.get('tutup-toko/hari/:tgl', { params: { tgl }, signal })).data,
  });
  return (
    <>
      <Group className="no-print" gap="xs">
        <Button variant="default" onClick={onBack}>
          {t('money.kembali')}
        </Button>
        <KbdButton shortcut="F9" disabled={day.data === undefined} onClick={() => window.print()}>
          {t('money.cetak-laporan')}
        </KbdButton>
      </Group>
      {day.error !== null ? (
        <FailedState text={reason(day.error)} onRetry={() => void day.refetch()} />
      ) : day.data === undefined ? (
        <LoadingState />
      ) : (
        <ClosingReport day={day.data} />
      )}
    </>
  );
}
