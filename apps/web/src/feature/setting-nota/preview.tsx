/** The page that the server draws from a template, drawn again a moment after each change. */
import { Alert, Loader, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Template } from '@kencana/contract/print-template';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';

/** Milliseconds after the last change. */
const WAIT_MS = 400;

export interface PreviewProps {
  readonly path: string;
  readonly template: Template;
}

export function Preview({ path, template }: PreviewProps): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const [settled] = useDebouncedValue(template, WAIT_MS);
  const page = useQuery({
    queryKey: ['pratinjau', shop, path, settled],
    queryFn: async ({ signal }) =>
      (await api.blob(path, { body: { isi: settled }, signal })).text(),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Stack gap="xs">
      {page.error === null ? null : <Alert color="red">{reason(page.error)}</Alert>}
      {page.isFetching ? <Loader size="xs" aria-label={t('shell.memuat')} /> : null}
      <iframe
        className="template-preview"
        title={t('setting.nota.pratinjau')}
        sandbox=""
        srcDoc={page.data ?? ''}
      />
    </Stack>
  );
}
