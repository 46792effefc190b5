/** Labels as they will be printed, enlarged, in a frame of their own that runs no script. */
import { Box } from '@mantine/core';
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

export function LabelPreview(props: {
  readonly codes: readonly string[];
  readonly choice: LabelChoice;
  /** Height of the frame in pixels. */
  readonly height: number;
}): ReactNode {
  const t = useT();
  const page = useLabelPage(props.codes, props.choice);
  if (page.error !== null) {
    return <FailedState text={reason(page.error)} onRetry={() => void page.refetch()} />;
  }
  if (page.data === undefined) return <LoadingState lines={3} />;
  const zoom = props.choice.kertas === 'TAG_40X15' ? 1.7 : 0.8;
  const html = page.data.replace('</head>', AS_PREVIEW.replace('var(--besar)', String(zoom)));
  return (
    <Box
      component="iframe"
      title={t('stock.pratinjau-label')}
      sandbox=""
      srcDoc={html}
      h={props.height}
      className="label-preview"
    />
  );
}
