/** Where codes are typed when no scanner is at hand, and what became of the last ones. */
import { Alert, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { codesIn } from './use-scan-list.ts';
import type { ScanNote, ScanWork } from './use-scan-list.ts';

const COLOR: Readonly<Record<ScanResult, string>> = {
  ok: 'green',
  unknown: 'red',
  duplicate: 'orange',
};

export function ScanBox({ work }: { readonly work: ScanWork }): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const take = async (): Promise<void> => {
    const codes = codesIn(text);
    setText('');
    for (const code of codes) signalScan(await work.add(code));
  };
  return (
    <Stack gap="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextInput
          autoFocus
          name="barcode"
          label={t('field.kode_barcode')}
          placeholder={t('stock.scan-petunjuk')}
          autoComplete="off"
          leftSection={<IconBarcode size={18} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <ScanNotes work={work} />
    </Stack>
  );
}

/** What became of the last codes. */
export function ScanNotes({ work }: { readonly work: ScanWork }): ReactNode {
  const [last, ...before] = work.notes;
  return (
    <>
      <div aria-live="assertive">{last === undefined ? null : <Last note={last} />}</div>
      <Refused notes={before} />
    </>
  );
}

function Last({ note }: { note: ScanNote }): ReactNode {
  return (
    <Alert color={COLOR[note.result]} py={6} px="sm" data-scan-note={note.result}>
      <Group gap="xs" wrap="nowrap">
        <Text fw={700} className="numeric">
          {note.code}
        </Text>
        <Text size="sm">{note.text}</Text>
      </Group>
    </Alert>
  );
}

/** Refused codes stay visible when the scanning went on. */
function Refused({ notes }: { notes: readonly ScanNote[] }): ReactNode {
  const refused = notes.filter((note) => note.result !== 'ok').slice(0, 4);
  return refused.map((note, index) => (
    <Text key={`${note.code}-${refused.length - index}`} size="xs" c="dimmed">
      {note.code}: {note.text}
    </Text>
  ));
}
