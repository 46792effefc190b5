/** One piece of a counter's list: title, amount, the button that takes it out, its fields. */
import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface PieceFrameProps {
  readonly title: string;
  /** What it comes to. */
  readonly amount?: string;
  /** Name of the button that takes it out; the only piece has none. */
  readonly removeLabel: string;
  readonly onRemove: (() => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

export function PieceFrame(props: PieceFrameProps): ReactNode {
  const { title, amount, onRemove } = props;
  return (
    <Paper
      withBorder
      p="sm"
      component="section"
      aria-label={title}
      {...(props.onKeyDown && { onKeyDown: props.onKeyDown })}
    >
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Group gap="xs">
          {amount === undefined ? null : (
            <Text size="sm" fw={600} className="numeric">
              {amount}
            </Text>
          )}
          {onRemove === undefined ? null : (
            <ActionIcon
              variant="subtle"
              color="red"
              size="sm"
              aria-label={props.removeLabel}
              onClick={onRemove}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      </Group>
      {props.children}
    </Paper>
  );
}
