/** A row of a panel that can be taken out again: a payment, a sample. */
import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode, KeyboardEvent } from 'react';

export interface RowCardProps {
  readonly title: string;
  /** Name of the button that takes it out. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

export function RowCard(props: RowCardProps): ReactNode {
  return (
    <Paper
      withBorder
      px="xs"
      py={6}
      role="group"
      aria-label={props.title}
      onKeyDown={props.onKeyDown}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          {props.title}
        </Text>
        <ActionIcon
          variant="subtle"
          color="red"
          size="sm"
          tabIndex={-1}
          aria-label={props.removeLabel}
          onClick={props.onRemove}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </Group>
      {props.children}
    </Paper>
  );
}
