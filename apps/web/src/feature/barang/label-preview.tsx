/** Labels as they will be printed, enlarged, in a frame of their own that runs no script. */
import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { reason } from '../../platform/use-list.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useLabelPage } from './label.ts';
import type { LabelChoice } from './label.ts';

/** Side by side and enlarged, on screen only. */
const AS_PREVIEW =
  '<style>body{display:flex;flex-wrap:wrap;gap:3mm;padding:3mm}svg{margin:0!important}' +
  'svg{zoom:var(--besar)}html{overflow:auto}</style></head>';

/** As many as a look needs; the others are printed all the same. */
const SHOWN = 24;

/** The first labels, and how many there are where that is not all. */
export function LabelPreview(props: {
  readonly codes: readonly string[];
  readonly choice: LabelChoice;
  /** Height of the frame in pixels. */
  readonly height: number;
}): ReactNode {
  const t = useT();
  const { codes, choice } = props;
  const page = useLabelPage(codes.slice(0, SHOWN), choice);
  if (page.error !== null) {
    return <FailedState text={reason(page.error)} onRetry={() => void page.refetch()} />;
  }
  if (page.data === undefined) return <LoadingState lines={3} />;
  const zoom = choice.kertas === 'TAG_40X15' ? 1.7 : 0.8;
  const html = page.data.replace('</head>', AS_PREVIEW.replace('var(--besar)', String(zoom)));
  return (
    <>
      <Box
        component="iframe"
        title={t('stock.pratinjau-label')}
        sandbox=""
        srcDoc={html}
        h={props.height}
        className="label-preview"
      />
      {codes.length > SHOWN ? (
        <Text size="sm" c="dimmed">
          {t('stock.pratinjau-sebagian', { n: SHOWN, jumlah: codes.length })}
        </Text>
      ) : null}
    </>
  );
}
