/**
 * The page that the server draws from a template, drawn again a moment after each change. A paper
 * that is wider than its place is shown smaller.
 */
import { Alert, Loader, Stack } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import type { Template } from '@kencana/contract/print-template';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { wrongPlaces } from './wrong-place.ts';

/** Milliseconds after the last change. */
const WAIT_MS = 400;
/** CSS pixels of a millimetre. */
const PX_PER_MM = 96 / 25.4;
/** Room beside the paper for the bar that scrolls a long one. */
const SCROLL_BAR_PX = 18;

export interface PreviewProps {
  readonly path: 'nota/template/nota/pratinjau' | 'nota/template/slip/pratinjau';
  /** The kind of document. */
  readonly untuk: string;
  readonly template: Template;
}

export function Preview({ path, untuk, template }: PreviewProps): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const [settled] = useDebouncedValue(template, WAIT_MS);
  const { ref, width } = useElementSize();
  const page = useQuery({
    queryKey: ['pratinjau', shop, path, untuk, settled],
    queryFn: async ({ signal }) =>
      (await api.blob(path, { query: { untuk }, body: { isi: settled }, signal })).text(),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Stack gap="xs" className="template-side">
      {page.error === null ? null : (
        <Alert color="red" style={{ whiteSpace: 'pre-line' }}>
          {[reason(page.error), ...placesOf(page.error, settled, t)].join('\n')}
        </Alert>
      )}
      {page.isFetching ? <Loader size="xs" role="status" aria-label={t('shell.memuat')} /> : null}
      <div ref={ref} className="template-preview">
        <iframe
          title={t('setting.nota.pratinjau')}
          sandbox=""
          srcDoc={page.data ?? ''}
          style={fitted(settled.paper.lebar_mm, width)}
        />
      </div>
    </Stack>
  );
}

function placesOf(error: Error, template: Template, t: Translate): string[] {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return errors === undefined ? [] : wrongPlaces(template, errors, t);
}

/** The frame as wide as the paper, drawn smaller where its place is narrower. */
function fitted(paperMm: number, placePx: number): CSSProperties {
  const paper = paperMm * PX_PER_MM + SCROLL_BAR_PX;
  if (placePx === 0 || paper <= placePx) return { width: '100%', height: '100%' };
  const scale = placePx / paper;
  const whole = `${100 / scale}%`;
  return { width: whole, height: whole, transform: `scale(${scale})` };
}
