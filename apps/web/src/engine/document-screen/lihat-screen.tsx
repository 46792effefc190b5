/**
 * The list of one kind of document: what is still open, or by date, number, customer, sales person
 * and state, with lines, payments, reprint, validation, the kind's own buttons and the way to
 * cancel.
 */
import { documentCalls } from '@kencana/contract/call/document-calls';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { dateOfNumber } from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { api } from '../../platform/api.ts';
import { wordsOf } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useLockedToToday } from '../../platform/previous-day.ts';
import { useScanner } from '../../platform/scanner.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { DocumentActions } from './document-action.tsx';
import { documentColumns } from './document-column.tsx';
import { DocumentDetail } from './document-detail.tsx';
import { DocumentFilters } from './document-filter.tsx';
import {
  firstFilter,
  heldTo,
  isBackwards,
  numberFilter,
  pageOf,
  queryOf,
  skipOf,
} from './document-query.ts';
import type { DocumentFilterValues } from './document-query.ts';
import type { DocumentSlots } from './document-slot.ts';
import { SendButton } from './send-button.tsx';
import './document.css';

/** The filter of the screen, as its user may ask it, and the page of its answer. */
function useFilter(def: DocumentDef) {
  const asked = useSearch({ strict: false }) as { readonly no?: unknown };
  const { tglSystem: today } = useSession();
  const locked = useLockedToToday();
  const [chosen, setChosen] = useState(() =>
    typeof asked.no === 'string' && asked.no !== ''
      ? numberFilter(def, asked.no, today)
      : firstFilter(def, today),
  );
  const [skip, setSkip] = useState(0);
  const choose = (next: DocumentFilterValues): void => {
    setSkip(0);
    setChosen(next);
  };
  const filter = locked ? heldTo(def, today, chosen) : chosen;
  return { filter, choose, skip, setSkip, today, locked };
}

export function LihatScreen(props: { definition: DocumentDef; slots?: DocumentSlots }): ReactNode {
  const t = useT();
  const session = useSession();
  const { definition: def, slots = {} } = props;
  const { filter, choose, skip, setSkip, today, locked } = useFilter(def);
  const limit = pageOf(def, filter);
  useScanner((code) => {
    if (dateOfNumber(def, code) === undefined) return 'unknown';
    choose(numberFilter(def, code, today));
    return 'ok';
  });
  const shop = addressedShop(session).kode_toko;
  const backwards = isBackwards(filter);
  const query = useQuery({
    queryKey: [def.kind, shop, filter, skip],
    queryFn: ({ signal }) =>
      api.get(documentCalls(def).list, {
        query: { ...queryOf(filter, locked), skip: skipOf(def, skip), limit },
        signal,
      }),
    placeholderData: keepPreviousData,
    // What was saved a moment ago is in the list that is opened next.
    staleTime: 0,
    enabled: !backwards,
  });
  useFoundNotice(def, query.data?.count, query.isPlaceholderData);
  const failed = query.error === null ? undefined : (wordsOf(query.error) ?? t(NONE));
  const error = backwards ? t('error.TANGGAL_TERBALIK') : failed;
  return (
    <Page title={t(def.list.title)}>
      <div className="dokumen-list">
        <DataTable
          name={def.kind}
          label={t(def.list.title)}
          columns={documentColumns(t, def)}
          rows={query.data?.data}
          rowKey={(row) => row.no_faktur_group}
          loading={query.isFetching}
          error={error}
          onRetry={() => void query.refetch()}
          server={{ skip, limit, count: query.data?.count ?? 0, onPage: setSkip }}
          toolbar={
            <DocumentFilters
              definition={def}
              value={filter}
              today={today}
              locked={locked}
              onChange={choose}
            />
          }
          detail={(row) => (
            <>
              <DocumentDetail definition={def} document={row} />
              <SendButton definition={def} document={row} />
            </>
          )}
          actions={(row) => <DocumentActions definition={def} document={row} slots={slots} />}
          empty={{
            action: <ToNew definition={def} />,
            ...(def.list.empty !== undefined && { text: t(def.list.empty) }),
          }}
        />
      </div>
    </Page>
  );
}

/** What a list says that is empty, or failed without a word of the server's (spec 1 §8). */
const NONE = 'document.tidak-tersedia';

function useFoundNotice(def: DocumentDef, count: number | undefined, old: boolean): void {
  const t = useT();
  const { pesan } = def.list;
  useEffect(() => {
    if (count === undefined || old) return;
    if (count === 0) notify.info(t(pesan?.kosong ?? NONE));
    else if (pesan !== undefined) notify.success(t(pesan.ada));
  }, [t, pesan, count, old]);
}

function ToNew({ definition: { baru } }: { definition: DocumentDef }): ReactNode {
  const t = useT();
  if (baru === undefined || !may(baru.right)) return null;
  return (
    <Button component={Link} to={baru.route} variant="default" size="xs">
      {t(baru.title)}
    </Button>
  );
}
