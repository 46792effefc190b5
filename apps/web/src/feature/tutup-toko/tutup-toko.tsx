/**
 * Tutup Toko: checks, cash count, confirmation, live progress, the three named states, and the
 * report of a closed day.
 */
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClosedDay } from '@kencana/contract/closing';
import { addDays, tanggal } from '@kencana/rules/tanggal';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useLockedToToday } from '../../platform/previous-day.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ClosingForm } from './closing-form.tsx';
import { ClosingProgress } from './closing-progress.tsx';
import { ReportView } from './report-view.tsx';
import { useClosing } from './use-closing.ts';
import type { ClosingState } from './use-closing.ts';

export function TutupToko(): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const shop = addressedShop(useSession()).kode_toko;
  const closing = useClosing();
  const [report, setReport] = useState<ClosedDay | string | undefined>();
  const locked = useLockedToToday();
  const status = useQuery({
    queryKey: ['daftar', shop, 'tutup-toko/status'],
    queryFn: async ({ signal }) => (await api.get('tutup-toko/status', { signal })).data,
  });
  const { state } = closing;
  if (report !== undefined) {
    return (
      <Page title={t('money.laporan-tutup')}>
        <ReportView of={report} onBack={() => setReport(undefined)} />
      </Page>
    );
  }
  return (
    <Page
      title={t('screen.tutup-toko')}
      actions={locked ? undefined : <EarlierReport before={tglSystem} onOpen={setReport} />}
    >
      {state.name === 'berjalan' ? (
        <ClosingProgress
          title={t(state.lain ? 'error.TUTUP_SEDANG_BERJALAN' : 'money.sedang-ditutup')}
          running={closing.running}
        />
      ) : state.name === 'berhasil' || state.name === 'sudah-lain' ? (
        <Ended state={state} onReport={setReport} onAgain={closing.again} />
      ) : status.error !== null ? (
        <FailedState text={reason(status.error)} onRetry={() => void status.refetch()} />
      ) : status.data === undefined ? (
        <LoadingState />
      ) : (
        <ClosingForm key={status.data.tgl_system} status={status.data} closing={closing} />
      )}
    </Page>
  );
}

/** Opens the report of a day that was closed before. */
function EarlierReport(props: { before: string; onOpen: (tgl: string) => void }): ReactNode {
  const t = useT();
  const last = addDays(tanggal(props.before), -1);
  const [tgl, setTgl] = useState<string>(last);
  return (
    <Group gap={6} wrap="nowrap" align="flex-end">
      <DateField
        size="xs"
        aria-label={t('money.tanggal-laporan')}
        max={last}
        value={tgl}
        onChange={setTgl}
      />
      <Button size="xs" variant="default" disabled={tgl === ''} onClick={() => props.onOpen(tgl)}>
        {t('money.lihat-laporan')}
      </Button>
    </Group>
  );
}

function Ended(props: {
  readonly state: Extract<ClosingState, { name: 'berhasil' | 'sudah-lain' }>;
  readonly onReport: (report: ClosedDay | string) => void;
  readonly onAgain: () => void;
}): ReactNode {
  const t = useT();
  const { state } = props;
  const own = state.name === 'berhasil';
  const locked = useLockedToToday();
  const tgl = own ? state.closed.tgl_system : state.tgl;
  const others = tgl === undefined || locked ? undefined : addDays(tanggal(tgl), -1);
  const report = own ? state.closed.laporan : others;
  return (
    <Paper withBorder p="lg" maw={560}>
      <Stack gap="sm">
        <Alert color={own ? 'green' : 'yellow'} role="status">
          <Title order={2} size="h4">
            {t(own ? 'money.berhasil-ditutup' : 'error.TUTUP_SUDAH')}
          </Title>
        </Alert>
        {tgl === undefined ? null : (
          <Text>
            {t('money.tanggal-baru')} <strong className="numeric">{tgl}</strong>
          </Text>
        )}
        <Group gap="xs">
          {report === undefined ? null : (
            <Button autoFocus onClick={() => props.onReport(report)}>
              {t('money.lihat-laporan-tutup')}
            </Button>
          )}
          <Button variant="default" onClick={props.onAgain}>
            {t('money.ke-hari-ini')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
