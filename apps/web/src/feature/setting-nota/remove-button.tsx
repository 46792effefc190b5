/** The small cross that takes one thing out of a list, named for screen readers. */
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';

export interface RemoveButtonProps {
  readonly what: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

export function RemoveButton({ what, disabled, onClick }: RemoveButtonProps): ReactNode {
  const t = useT();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      disabled={disabled}
      aria-label={t('setting.nota.hapus', { blok: what })}
      onClick={onClick}
    >
      <IconX size={14} aria-hidden />
    </ActionIcon>
  );
}
