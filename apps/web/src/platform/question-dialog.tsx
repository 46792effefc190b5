/** The dialogs behind confirmDialog and promptDialog of notify.ts, which is what callers use. */
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { openDialog } from './dialog.tsx';
import { translate, useT } from './i18n.ts';
import type { Prompt, Question } from './notify.ts';

/** Shows a question; true for yes. */
export async function askConfirm(question: Question): Promise<boolean> {
  const answer = await openDialog<boolean>((close) => (
    <ConfirmDialog question={question} close={close} />
  ));
  return answer ?? false;
}

/** Shows a prompt for text; undefined when left. */
export function askText(prompt: Prompt): Promise<string | undefined> {
  return openDialog<string>((close) => <TextDialog prompt={prompt} close={close} />);
}

function ConfirmDialog(props: { question: Question; close: (value?: boolean) => void }): ReactNode {
  const t = useT();
  const { question, close } = props;
  return (
    <Modal
      opened
      onClose={() => close(false)}
      title={question.title ?? t('shell.konfirmasi')}
      closeOnClickOutside={false}
      withCloseButton={false}
      size="md"
    >
      <Text style={{ whiteSpace: 'pre-line' }}>{question.text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          data-autofocus={question.noFirst === true || undefined}
          onClick={() => close(false)}
        >
          {question.no ?? t('shell.tidak')}
        </Button>
        <Button
          data-autofocus={question.noFirst !== true || undefined}
          color={question.danger ? 'red' : undefined}
          onClick={() => close(true)}
        >
          {question.yes ?? t('shell.ya')}
        </Button>
      </Group>
    </Modal>
  );
}

function TextDialog(props: { prompt: Prompt; close: (value?: string) => void }): ReactNode {
  const t = useT();
  const { prompt, close } = props;
  const [text, setText] = useState(prompt.initial ?? '');
  const [error, setError] = useState<string | undefined>();
  const submit = (): void => {
    const trimmed = text.trim();
    const least = prompt.minLength ?? 1;
    if (trimmed.length >= least) close(trimmed);
    else if (trimmed === '') setError(t('shell.tidak-boleh-kosong', { label: prompt.label }));
    else setError(t('shell.minimal-karakter', { label: prompt.label, n: least }));
  };
  return (
    <Modal
      opened
      onClose={() => close()}
      title={prompt.title}
      closeOnClickOutside={false}
      closeOnEscape={text === (prompt.initial ?? '')}
      closeButtonProps={{ 'aria-label': translate('shell.tutup') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {prompt.text === undefined ? null : <Text>{prompt.text}</Text>}
          <Textarea
            data-autofocus
            required
            autosize
            minRows={2}
            label={prompt.label}
            value={text}
            error={error}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              submit();
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => close()}>
              {t('shell.batal')}
            </Button>
            <Button type="submit">{prompt.yes ?? t('shell.ok')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
