/**
 * What every way of the authorization dialog has around it: Keterangan, why it failed, the buttons.
 * Keterangan stands first, so that a password is never typed into it on the way to the button.
 */
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from './i18n.ts';

export interface AuthorizationFrameProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly error: string | undefined;
  readonly onCancel: () => void;
  /** The button that approves. */
  readonly action: ReactNode;
  /** How far it is. */
  readonly progress?: ReactNode;
  /** The approver, and what he proves himself with. */
  readonly children: ReactNode;
}

export function AuthorizationFrame(props: AuthorizationFrameProps): ReactNode {
  const t = useT();
  const { error } = props;
  return (
    <Stack gap="sm">
      <Textarea
        autosize
        label={t('shell.keterangan')}
        value={props.note}
        onChange={(event) => props.onNote(event.currentTarget.value)}
      />
      {props.children}
      {props.progress}
      {error === undefined ? null : (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      )}
      <Group justify="flex-end" className="dialog-buttons">
        <Button variant="default" onClick={props.onCancel}>
          {t('shell.batal')}
        </Button>
        {props.action}
      </Group>
    </Stack>
  );
}
