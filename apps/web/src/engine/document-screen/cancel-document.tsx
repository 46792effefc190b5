/** The document that was chosen for cancelling, and the form that cancels it. */
import { cancelCall, documentCalls } from '@kencana/contract/call/document-calls';
import { Alert, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { showGram, showRp } from '../../platform/show.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import type { Cancellable } from './batal-screen.tsx';
import { DocumentDetail } from './document-detail.tsx';
import type { DocumentSlots } from './document-slot.ts';
import { DocumentStatus } from './document-status.tsx';

interface Chosen {
  readonly definition: Cancellable;
  readonly slots: DocumentSlots;
  readonly onBack: () => void;
}

/** Why asking again is no use: no such document, or one of a day that the user may not read. */
function whyNot(error: Error): 'missing' | 'old' | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'TIDAK_DITEMUKAN') return 'missing';
  return code === 'LAPORAN_TANGGAL_TERKUNCI' ? 'old' : undefined;
}

export function CancelDocument({ no, ...chosen }: Chosen & { no: string }): ReactNode {
  const t = useT();
  const { definition: def, onBack } = chosen;
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  const { data, error, refetch } = useQuery({
    queryKey: [def.kind, shop, 'satu', no],
    queryFn: async ({ signal }) =>
      (await api.get(documentCalls(def).one, { params: { no }, signal })).data,
    staleTime: 0,
  });
  if (error !== null) {
    const answer = whyNot(error);
    const final = answer !== undefined;
    const unknown = t('document.tidak-ada', { dokumen: t(def.name), no });
    const { kemarin: tooLate } = def.batal;
    const old = tooLate === undefined ? error.message : t(`error.${tooLate}`);
    return (
      <>
        <FailedState
          text={final ? { missing: unknown, old }[answer] : error.message}
          {...(final ? {} : { onRetry: () => void refetch() })}
        />
        <BackButton definition={def} onBack={onBack} />
      </>
    );
  }
  if (data === undefined) return <LoadingState />;
  const { kemarin } = def.batal;
  const late = kemarin !== undefined && data.tgl_system < session.tglSystem;
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2} size="h4" className="numeric">
              {data.no_faktur_group}
            </Title>
            <DocumentStatus definition={def} document={data} />
            <Text c="dimmed" className="numeric">
              {data.tgl_system}
            </Text>
          </Group>
          <Text fw={700} size="xl" className="numeric">
            {def.barangSaja === true
              ? `${t('stock.n-barang', { n: data.qty })} · ${showGram(data.berat)}`
              : showRp(data.total)}
          </Text>
        </Group>
        <DocumentDetail definition={def} document={data} />
        {data.status === 'BATAL' ? (
          <Cancelled definition={def} document={data} onBack={onBack} />
        ) : late ? (
          <>
            <Alert color="yellow" role="status">
              {t(`error.${kemarin}`)}
            </Alert>
            <BackButton definition={def} onBack={onBack} autoFocus />
          </>
        ) : (
          <CancelForm {...chosen} document={data} />
        )}
      </Stack>
    </Paper>
  );
}

function Cancelled(props: {
  definition: Cancellable;
  document: DocumentRow;
  onBack: () => void;
}): ReactNode {
  const t = useT();
  const { definition, document, onBack } = props;
  const title = t('document.sudah-batal', { no: document.no_faktur_group });
  return (
    <>
      <Alert color="blue" role="status" title={title}>
        {t('document.sudah-batal-isi', {
          oleh: document.batal_by ?? '-',
          alasan: document.batal_alasan ?? '-',
        })}
      </Alert>
      <BackButton definition={definition} onBack={onBack} autoFocus />
    </>
  );
}

function BackButton(props: {
  definition: Cancellable;
  onBack: () => void;
  autoFocus?: boolean;
}): ReactNode {
  const t = useT();
  return (
    <Group>
      <Button variant="default" autoFocus={props.autoFocus === true} onClick={props.onBack}>
        {t('document.pilih-lain', { dokumen: t(props.definition.name) })}
      </Button>
    </Group>
  );
}

function CancelForm({
  definition: def,
  slots,
  document,
  onBack,
}: Chosen & { document: DocumentRow }): ReactNode {
  const t = useT();
  const form = useCancel(def, document);
  const { busy, errors, submit } = form;
  if (!may(def.batal.right.key)) return <BackButton definition={def} onBack={onBack} />;
  const Own = slots.cancelFields;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {Own === undefined ? null : (
        <Own document={document} value={form.more} onChange={form.setMore} errors={errors} />
      )}
      <Textarea
        autoFocus
        required
        autosize
        minRows={2}
        maxLength={200}
        label={t('document.alasan-batal')}
        value={form.alasan}
        error={errors['alasan']}
        onChange={(event) => form.setAlasan(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          void submit();
        }}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" disabled={busy} onClick={onBack}>
          {t('document.pilih-lain', { dokumen: t(def.name) })}
        </Button>
        <KbdButton shortcut="Ctrl+S" color="red" disabled={busy} onClick={() => void submit()}>
          {busy
            ? t('shell.sedang-menyimpan')
            : t('document.batalkan-dokumen', { dokumen: t(def.name) })}
        </KbdButton>
      </Group>
    </form>
  );
}

/** The first refusal of each field; what belongs to no field stands at the reason. */
function fieldErrors(failure: ApiError): Readonly<Record<string, string>> {
  const fields = Object.entries(failure.errors ?? {}).map(([name, [first]]) => [name, first ?? '']);
  return fields.length === 0 ? { alasan: failure.message } : Object.fromEntries(fields);
}

/** The form's values and its one way out. */
function useCancel(def: Cancellable, document: DocumentRow) {
  const t = useT();
  const client = useQueryClient();
  const [alasan, setAlasan] = useState('');
  const [more, setMore] = useState<Readonly<Record<string, unknown>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const no = document.no_faktur_group;
  const submit = async (): Promise<void> => {
    if (busy) return;
    const reason = alasan.trim();
    if (reason === '') {
      const label = t('field.alasan');
      setErrors({ alasan: t('shell.tidak-boleh-kosong', { label }) });
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      const done = await withAuthorization((detail_authorization) =>
        api.post(cancelCall(def.batal), {
          body: { ...more, no_faktur_group: no, alasan: reason, detail_authorization },
        }),
      );
      notify.success(t('document.batal-berhasil', { no: done.data.no }));
      await client.invalidateQueries({ queryKey: [def.kind] });
    } catch (failure) {
      if (failure instanceof ApiError) setErrors(fieldErrors(failure));
      notify.failure(failure, 'shell.kirim-gagal');
      setBusy(false);
    }
  };
  return { alasan, setAlasan, more, setMore, errors, busy, submit };
}
