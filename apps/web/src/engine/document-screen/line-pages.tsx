/** The lines of a document that carries a part of them at once: which are shown, and the others. */
import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { linesCall } from '@kencana/contract/call/document-calls';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';

export interface LinePages {
  /** The document with the lines that are shown. */
  readonly document: DocumentRow;
  /** Number of the first line that is shown, from 1. */
  readonly dari: number;
  readonly most: number;
  readonly count: number;
  readonly loading: boolean;
  readonly go: (dari: number) => void;
}

/** The first lines come with the document. */
export function useLinePages(definition: DocumentDef, document: DocumentRow): LinePages {
  const [dari, go] = useState(1);
  const shop = addressedShop(useSession()).kode_toko;
  const { no_faktur_group: no, status, status_valid, jumlah_baris: count = 0 } = document;
  const most = definition.sekaligus?.most ?? 0;
  const query = useQuery({
    queryKey: [definition.kind, shop, no, status, status_valid, dari],
    queryFn: ({ signal }) =>
      api.get(linesCall(definition), { params: { no }, query: { dari }, signal }),
    enabled: dari > 1,
    placeholderData: keepPreviousData,
  });
  const shown = dari > 1 ? (query.data?.data ?? document) : document;
  return { document: shown, dari, most, count, loading: query.isFetching, go };
}

/** Nothing where all lines are shown. */
export function LinePager({ pages }: { pages: LinePages }): ReactNode {
  const t = useT();
  const { dari, most, count, loading, go } = pages;
  if (count <= most) return null;
  const sampai = Math.min(count, dari + most - 1);
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="sm" className="numeric" role="status">
        {t('document.baris-dari', { dari, sampai, jumlah: count })}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        disabled={dari === 1 || loading}
        onClick={() => go(Math.max(1, dari - most))}
      >
        {t('shell.halaman-lalu')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={sampai === count || loading}
        onClick={() => go(dari + most)}
      >
        {t('shell.halaman-lanjut')}
      </Button>
    </Group>
  );
}
