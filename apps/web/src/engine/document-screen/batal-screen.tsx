/**
 * Cancelling one kind of document: find it by its number or choose one that may be cancelled, see
 * it, give the reason, have it approved. What may not go any more, the server's own message says.
 */
import { documentCalls } from '@kencana/contract/call/document-calls';
import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { documentNumber, isCancellable } from '@kencana/contract/document/define-document';
import type { CancelDef, DocumentDef } from '@kencana/contract/document/define-document';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { CancelDocument } from './cancel-document.tsx';
import { documentColumns } from './document-column.tsx';
import type { DocumentSlots } from './document-slot.ts';
import './document.css';

/** A definition that has a way to cancel. */
export type Cancellable = DocumentDef & { readonly batal: CancelDef };

export function BatalScreen(props: { definition: Cancellable; slots?: DocumentSlots }): ReactNode {
  const t = useT();
  const { definition: def, slots = {} } = props;
  const asked = useSearch({ strict: false }) as { readonly no?: unknown };
  const [no, setNo] = useState(typeof asked.no === 'string' ? documentNumber(def, asked.no) : '');
  useScanner((code) => {
    setNo(documentNumber(def, code));
    return 'ok';
  });
  return (
    <Page title={t(def.batal.title)}>
      <NumberField key={`cari-${no}`} no={no} onFind={(text) => setNo(documentNumber(def, text))} />
      {no === '' ? (
        <Choices definition={def} onChoose={setNo} />
      ) : (
        <CancelDocument key={no} definition={def} slots={slots} no={no} onBack={() => setNo('')} />
      )}
    </Page>
  );
}

function NumberField({ no, onFind }: { no: string; onFind: (text: string) => void }): ReactNode {
  const t = useT();
  const [text, setText] = useState(no);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text);
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          autoFocus={no === ''}
          label={t('document.no-faktur')}
          description={t('document.batal-petunjuk')}
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

/** Documents that may be cancelled: today's, or for kinds of any day those that still live. */
function Choices(props: { definition: Cancellable; onChoose: (no: string) => void }): ReactNode {
  const t = useT();
  const { definition: def, onChoose } = props;
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  const { data, error, refetch } = useQuery({
    queryKey: [def.kind, shop, 'bisa-batal'],
    queryFn: async ({ signal }) => {
      const query = { limit: 200 };
      return (await api.get(documentCalls(def).list, { query, signal })).data;
    },
  });
  const lives = def.batal.kemarin === undefined && def.batal.kapanSaja !== true;
  const title = lives ? 'document.berjalan' : 'document.hari-ini';
  return (
    <div className="dokumen-list">
      <DataTable
        name={`batal-${def.kind}`}
        label={t(title, { dokumen: t(def.name) })}
        columns={documentColumns(t, def)}
        rows={data?.filter((row) => isCancellable(def, row, session.tglSystem))}
        rowKey={(row) => row.no_faktur_group}
        error={error?.message}
        onRetry={() => void refetch()}
        search
        onOpen={(row) => onChoose(row.no_faktur_group)}
        actions={(row) => (
          <Button size="compact-xs" variant="default" onClick={() => onChoose(row.no_faktur_group)}>
            {t('document.pilih')}
          </Button>
        )}
      />
    </div>
  );
}
