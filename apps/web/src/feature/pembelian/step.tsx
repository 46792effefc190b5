/** One numbered step of the buy-back: title, the key that leads to it, its controls. */
import { Badge, Group, Kbd, Paper, Title } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

export interface StepProps {
  readonly no: number;
  readonly title: string;
  readonly shortcut?: string;
  /** Beside the title. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export function Step({ no, title, shortcut, side, children, onKeyDown }: StepProps): ReactNode {
  return (
    <Paper withBorder p="sm" component="section" aria-label={title} onKeyDown={onKeyDown}>
      <Group justify="space-between" mb={6} gap={6}>
        <Group gap={8} wrap="nowrap">
          <Badge circle aria-hidden>
            {no}
          </Badge>
          <Title order={2} size="h6">
            {title}
          </Title>
          {shortcut === undefined ? null : (
            <Kbd size="xs" visibleFrom="sm">
              {shortcut}
            </Kbd>
          )}
        </Group>
        {side}
      </Group>
      {children}
    </Paper>
  );
}
