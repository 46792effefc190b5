/** A closed day's report on the screen, with its print. */
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClosedDay } from '@kencana/contract/closing';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { printScreen } from '../../platform/print.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ClosingReport } from './closing-report.tsx';

/** The report of a day: the one that closing answered, or that of a date, which is asked for. */
export function ReportView(props: { of: ClosedDay | string; onBack: () => void }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const tgl = typeof props.of === 'string' ? props.of : props.of.tgl_system;
  const asked = useQuery({
    enabled: typeof props.of === 'string',
    queryKey: ['tutup-hari', shop, tgl],
    queryFn: async ({ signal }) =>
      (await api.get('tutup-toko/hari/:tgl', { params: { tgl }, signal })).data,
  });
  const day = typeof props.of === 'string' ? asked.data : props.of;
  return (
    <>
      <Group className="no-print" gap="xs">
        <Button variant="default" onClick={props.onBack}>
          {t('money.kembali')}
        </Button>
        <KbdButton shortcut="F9" disabled={day === undefined} onClick={printScreen}>
          {t('money.cetak-laporan')}
        </KbdButton>
      </Group>
      {asked.error !== null ? (
        <FailedState text={reason(asked.error)} onRetry={() => void asked.refetch()} />
      ) : day === undefined ? (
        <LoadingState />
      ) : (
        <ClosingReport day={day} />
      )}
    </>
  );
}
