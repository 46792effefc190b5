/** A status in its colour; colours mean status and nothing else. */
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'off';

const COLOR: Record<Tone, string> = {
  ok: 'green',
  wait: 'yellow',
  bad: 'red',
  info: 'blue',
  off: 'gray',
};

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return (
    <Badge
      color={COLOR[tone]}
      variant="light"
      radius="sm"
      tt="none"
      miw="max-content"
      className={`tone-${tone}`}
    >
      {children}
    </Badge>
  );
}
