/**
 * Batal Penjualan: find the sale by its number or choose one of today, see it, give the reason,
 * have it approved. Only sales of today's business date can go; for others the server's own message
 * stands.
 */
import {
  Alert,
  Button,
  Group,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useScanner } from '../../platform/scanner.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { documentNumber } from './nomor-faktur.ts';
import { saleColumns } from './sale-column.tsx';
import { SaleDetail } from './sale-detail.tsx';
import { SaleStatus } from './sale-status.tsx';
import type { SaleDocument } from './sale-type.ts';
import { showRp } from './show.ts';
import './penjualan.css';

export function BatalPenjualan(): ReactNode {
  const t = useT();
  const asked = useSearch({ strict: false }) as { readonly no?: unknown };
  const [no, setNo] = useState(typeof asked.no === 'string' ? documentNumber(asked.no) : '');
  useScanner((code) => {
    setNo(documentNumber(code));
    return 'ok';
  });
  return (
    <Page title={t('screen.batal-penjualan')}>
      <NumberField key={`cari-${no}`} no={no} onFind={setNo} />
      {no === '' ? (
        <TodaysSales onChoose={setNo} />
      ) : (
        <Chosen key={no} no={no} onBack={() => setNo('')} />
      )}
    </Page>
  );
}

function NumberField({ no, onFind }: { no: string; onFind: (no: string) => void }): ReactNode {
  const t = useT();
  const [text, setText] = useState(no);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(documentNumber(text));
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          autoFocus={no === ''}
          label={t('sale.no-faktur')}
          description={t('sale.batal-petunjuk')}
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="off"
          w={{ base: '100%', sm: 320 }}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rightSectionWidth={70}
          rightSection={
            <Button type="submit" size="compact-sm">
              {t('shell.cari')}
            </Button>
          }
        />
      </Group>
    </form>
  );
}

function useSaleQuery(no: string) {
  const shop = addressedShop(useSession()).kode_toko;
  return useQuery({
    queryKey: ['penjualan', shop, 'satu', no],
    queryFn: async ({ signal }) =>
      (await api.get<SaleDocument>(`penjualan/faktur/${encodeURIComponent(no)}`, { signal })).data,
    staleTime: 0,
  });
}

function Chosen({ no, onBack }: { no: string; onBack: () => void }): ReactNode {
  const t = useT();
  const { data, error, refetch } = useSaleQuery(no);
  if (error !== null) {
    const missing = error instanceof ApiError && error.code === 'TIDAK_DITEMUKAN';
    const text = missing ? t('sale.faktur-tidak-ada', { no }) : error.message;
    return (
      <>
        <FailedState text={text} {...(missing ? {} : { onRetry: () => void refetch() })} />
        <BackButton onBack={onBack} />
      </>
    );
  }
  if (data === undefined) return <LoadingState />;
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2} size="h4" className="numeric">
              {data.no_faktur_group}
            </Title>
            <SaleStatus sale={data} />
            <Text c="dimmed" className="numeric">
              {data.tgl_system}
            </Text>
          </Group>
          <Text fw={700} size="xl" className="numeric">
            {showRp(data.total)}
          </Text>
        </Group>
        <SaleDetail document={data} />
        {data.status === 'BATAL' ? (
          <Cancelled sale={data} onBack={onBack} />
        ) : (
          <CancelForm sale={data} onBack={onBack} />
        )}
      </Stack>
    </Paper>
  );
}

function Cancelled({ sale, onBack }: { sale: SaleDocument; onBack: () => void }): ReactNode {
  const t = useT();
  return (
    <>
      <Alert color="blue" role="status" title={t('sale.sudah-batal', { no: sale.no_faktur_group })}>
        {t('sale.sudah-batal-isi', {
          oleh: sale.batal_by ?? '-',
          alasan: sale.batal_alasan ?? '-',
        })}
      </Alert>
      <BackButton onBack={onBack} autoFocus />
    </>
  );
}

function BackButton(props: { onBack: () => void; autoFocus?: boolean }): ReactNode {
  const t = useT();
  return (
    <Group>
      <Button variant="default" autoFocus={props.autoFocus === true} onClick={props.onBack}>
        {t('sale.pilih-lain')}
      </Button>
    </Group>
  );
}

function CancelForm({ sale, onBack }: { sale: SaleDocument; onBack: () => void }): ReactNode {
  const t = useT();
  const client = useQueryClient();
  const [alasan, setAlasan] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const no = sale.no_faktur_group;
  const submit = async (): Promise<void> => {
    if (busy) return;
    const reason = alasan.trim();
    if (reason === '') {
      setError(t('shell.tidak-boleh-kosong', { label: t('sale.alasan') }));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await withAuthorization((detail_authorization) =>
        api.post('penjualan/batal', {
          body: { no_faktur_group: no, alasan: reason, detail_authorization },
        }),
      );
      notify.success(t('sale.batal-berhasil', { no }));
      await client.invalidateQueries({ queryKey: ['penjualan'] });
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.message);
      notify.failure(failure, 'shell.kirim-gagal');
      setBusy(false);
    }
  };
  if (!may('penjualan.batal-penjualan.tambah')) return <BackButton onBack={onBack} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        autoFocus
        required
        autosize
        minRows={2}
        maxLength={200}
        label={t('sale.alasan-batal')}
        value={alasan}
        error={error}
        onChange={(event) => setAlasan(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          void submit();
        }}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" disabled={busy} onClick={onBack}>
          {t('sale.pilih-lain')}
        </Button>
        <KbdButton shortcut="Ctrl+S" color="red" disabled={busy} onClick={() => void submit()}>
          {busy ? t('shell.sedang-menyimpan') : t('sale.batalkan-penjualan')}
        </KbdButton>
      </Group>
    </form>
  );
}

function TodaysSales({ onChoose }: { onChoose: (no: string) => void }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const { data, error, refetch } = useQuery({
    queryKey: ['penjualan', shop, 'hari-ini'],
    queryFn: async ({ signal }) => {
      const query = { limit: 200 };
      const path = 'penjualan/get/lihatjual';
      return (await api.get<readonly SaleDocument[]>(path, { query, signal })).data;
    },
  });
  return (
    <div className="jual-list">
      <DataTable
        name="batal-penjualan"
        label={t('sale.hari-ini')}
        columns={saleColumns(t)}
        rows={data?.filter((row) => row.status !== 'BATAL')}
        rowKey={(row) => row.no_faktur_group}
        error={error?.message}
        onRetry={() => void refetch()}
        search
        onOpen={(row) => onChoose(row.no_faktur_group)}
        actions={(row) => (
          <Button size="compact-xs" variant="default" onClick={() => onChoose(row.no_faktur_group)}>
            {t('sale.pilih')}
          </Button>
        )}
      />
    </div>
  );
}
