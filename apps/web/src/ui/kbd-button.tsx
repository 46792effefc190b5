/** A button that shows its keyboard shortcut and answers to it. */
import { Button, Kbd } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { isWebview } from '../platform/webview.ts';
import { useShortcut } from './shortcut.ts';

export interface KbdButtonProps extends ButtonProps {
  /** `F8`, `Ctrl+S` … */
  readonly shortcut: string;
  readonly id?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function KbdButton({ shortcut, onClick, children, ...rest }: KbdButtonProps): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const enabled = rest.disabled !== true && rest.loading !== true;
  useShortcut(shortcut, onClick, { near: ref, enabled });
  return (
    <Button
      {...rest}
      ref={ref}
      onClick={onClick}
      aria-keyshortcuts={shortcut.replace('Ctrl', 'Control')}
      rightSection={
        isWebview() ? null : (
          <Kbd size="xs" aria-hidden visibleFrom="sm">
            {shortcut}
          </Kbd>
        )
      }
    >
      {children}
    </Button>
  );
}
