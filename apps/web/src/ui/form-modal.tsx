/**
 * The dialog with a form: size xl, static backdrop, Simpan Data → Sedang Menyimpan, Ctrl+S saves,
 * Enter moves on, Esc closes only when nothing is unsaved.
 * Fields and sending are the caller's.
 */
import { Button, Group, Modal } from '@mantine/core';
import type { MantineSize } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { confirmDialog } from '../platform/notify.ts';
import { useT } from '../platform/i18n.ts';
import { enterMovesOn, focusFirstWrong, focusFirstWrongSoon } from './enter-moves-on.ts';
import { KbdButton } from './kbd-button.tsx';

export interface FormModalProps {
  readonly opened: boolean;
  readonly title: string;
  /** True when closing would lose typed work. */
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly onClose: () => void;
  /** Checks and sends; field errors are shown by the fields. */
  readonly onSubmit: () => void | Promise<void>;
  readonly children: ReactNode;
  readonly size?: MantineSize;
  /** Default Simpan Data. */
  readonly submitLabel?: string;
  /** More buttons beside Batal. */
  readonly footer?: ReactNode;
}

export function FormModal(props: FormModalProps): ReactNode {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const leave = async (): Promise<void> => {
    if (props.saving) return;
    const question = {
      text: t('shell.buang-perubahan'),
      yes: t('shell.buang'),
      no: t('shell.batal'),
      danger: true,
    };
    if (!props.dirty || (await confirmDialog(question))) props.onClose();
  };
  const submit = async (): Promise<void> => {
    if (props.saving || form.current === null) return;
    if (form.current.querySelector('[data-unreadable]') !== null) {
      focusFirstWrong(form.current);
      return;
    }
    await props.onSubmit();
    focusFirstWrongSoon(form.current);
  };
  return (
    <Modal
      opened={props.opened}
      onClose={() => void leave()}
      title={props.title}
      size={props.size ?? 'xl'}
      closeOnClickOutside={false}
      closeOnEscape={!props.dirty && !props.saving}
      closeButtonProps={{ 'aria-label': t('shell.tutup') }}
    >
      <form
        ref={form}
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {props.children}
        <Group justify="flex-end" mt="lg">
          {props.footer}
          <Button variant="default" disabled={props.saving} onClick={() => void leave()}>
            {t('shell.batal')}
          </Button>
          <KbdButton shortcut="Ctrl+S" disabled={props.saving} onClick={() => void submit()}>
            {props.saving
              ? t('shell.sedang-menyimpan')
              : (props.submitLabel ?? t('shell.simpan-data'))}
          </KbdButton>
        </Group>
      </form>
    </Modal>
  );
}
