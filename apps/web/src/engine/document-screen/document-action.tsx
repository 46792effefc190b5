/**
 * The buttons of one document in a list: the cashier's validation, the kind's own, papers, and the
 * way to cancel.
 */
import { validateCalls } from '@kencana/contract/call/document-calls';
import type { ValidateCalls } from '@kencana/contract/call/document-calls';
import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isCancellable, waitsForCashier } from '@kencana/contract/document/define-document';
import type { DocumentDef, Paper, ValidateDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { EventAction } from '../entry-screen/event-form.tsx';
import type { DocumentSlots } from './document-slot.ts';
import { printPaper, tellPrintFailure } from './nota-print.ts';

const PAPER_TEXT = { NOTA: 'document.nota', SLIP: 'document.slip' } as const satisfies Readonly<
  Record<Paper, string>
>;

export function DocumentActions(props: {
  definition: DocumentDef;
  document: DocumentRow;
  slots: DocumentSlots;
}): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const navigate = useNavigate();
  const { definition: def, document, slots } = props;
  const { busy, work, refresh } = useWork(def.kind);
  const no = document.no_faktur_group;
  const { validasi, batal } = def;
  const validate = async (path: ValidateCalls['path']): Promise<void> => {
    const { qty: n, berat: gram, total, bayar } = document;
    // Where no money changes hands, it is the goods that were looked at.
    const text =
      total === 0 && bayar === 0
        ? t('document.validasi-barang-tanya', { no, n, gram })
        : t('document.validasi-tanya', { no, rp: showRp(total) });
    if (!(await confirmDialog({ text, yes: t('document.validasi') }))) return;
    await withAuthorization((detail_authorization) =>
      api.post(path, { body: { no_faktur_group: no, ke: document.ke, detail_authorization } }),
    );
    notify.success(t('document.validasi-berhasil', { no }));
    await refresh();
  };
  const shared = { size: 'compact-xs', variant: 'default', disabled: busy } as const;
  const Own = slots.rowActions;
  return (
    <Group gap={4} justify="flex-end" className="dokumen-aksi">
      {validasi !== undefined && waitsForCashier(document) && may(validasi.right.key) ? (
        <Validate
          validasi={validasi}
          document={document}
          disabled={busy}
          onValidate={() => void work(() => validate(validateCalls(validasi).path))}
        />
      ) : null}
      {Own === undefined ? null : <Own document={document} onChanged={refresh} />}
      {Object.values(def.events ?? {}).map((event) => (
        <EventAction
          key={event.path}
          definition={def}
          {...{ event, document }}
          onChanged={refresh}
        />
      ))}
      {def.papers.map((paper) => (
        <Button
          key={paper}
          {...shared}
          onClick={() => void work(() => printPaper(no, paper), tellPrintFailure)}
        >
          {t(PAPER_TEXT[paper])}
        </Button>
      ))}
      {batal !== undefined && isCancellable(def, document, tglSystem) && may(batal.right.key) ? (
        <Button
          {...shared}
          c="red"
          onClick={() => void navigate({ to: batal.route, search: { no } })}
        >
          {t('document.batalkan')}
        </Button>
      ) : null}
    </Group>
  );
}

/** Validating, or who may where it is refused to the one who entered it. */
function Validate(props: {
  readonly validasi: ValidateDef;
  readonly document: DocumentRow;
  readonly disabled: boolean;
  readonly onValidate: () => void;
}): ReactNode {
  const t = useT();
  const { user, settings } = useSession();
  const { orangKedua, orangLain = false } = props.validasi;
  const own = props.document.input_by === user.user_id;
  const shop = addressedShop(useSession()).kode_toko;
  const { data: alone } = useQuery({
    queryKey: ['orang-kedua', shop, orangKedua],
    queryFn: ({ signal }) => api.get(orangKedua ?? 'barang/validasi/orang-kedua', { signal }),
    enabled: own && orangKedua !== undefined,
  });
  const second = orangKedua !== undefined && alone?.data.sendirian !== true;
  if (own && (second || orangLain || settings.yes('VALIDASI_ORANG_LAIN'))) {
    return (
      <Text size="xs" c="dimmed" component="span">
        {t(orangKedua === undefined ? 'validasi.orang-lain' : 'validasi.atasan-lain')}
      </Text>
    );
  }
  return (
    <Button size="compact-xs" variant="filled" disabled={props.disabled} onClick={props.onValidate}>
      {t('document.validasi')}
    </Button>
  );
}

/** One job at a time for a row's buttons; a conflict loads the list again. */
function useWork(kind: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: [kind] });
  const work = async (job: () => Promise<void>, tell = notify.failure): Promise<void> => {
    setBusy(true);
    try {
      await job();
    } catch (error) {
      tell(error);
      if (error instanceof ApiError && error.status === 409) await refresh();
    } finally {
      setBusy(false);
    }
  };
  return { busy, work, refresh };
}
