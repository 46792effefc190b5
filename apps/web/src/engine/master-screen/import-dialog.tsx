/**
 * Imports a master from a file: choose or drop it, see what it would do by row and cell, import.
 * Nothing is sent to be saved before it was looked at without a wrong row.
 */
import { Alert, Button, FileButton, Group, Loader, Modal, Paper } from '@mantine/core';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { masterRight } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import { IMPORT_LIMITS, IMPORT_MODES } from '@kencana/contract/import-result';
import type { ImportMode } from '@kencana/contract/import-result';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { ImportFindings } from './import-findings.tsx';
import { type ImportWork, useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly definition: MasterDef;
  readonly onClose: () => void;
  /** Called after the server has committed. */
  readonly onSaved: () => Promise<void>;
}

export function ImportDialog({ definition: def, onClose, onSaved }: ImportDialogProps): ReactNode {
  const t = useT();
  const work = useImport(def, 'TAMBAH', async () => {
    await onSaved();
    onClose();
  });
  const { result, busy } = work;
  const jumlah = result === undefined ? 0 : result.baru + result.berubah;
  const modes = IMPORT_MODES.filter((mode) => mode === 'TAMBAH' || may(masterRight(def, 'ubah')));
  return (
    <Modal
      opened
      onClose={() => busy !== 'saving' && onClose()}
      title={t('impor.judul', { judul: t(def.texts.noun ?? def.title) })}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.tutup') }}
    >
      <Stack gap="md">
        {modes.length > 1 ? (
          <SegmentedControl
            aria-label={t('impor.mode')}
            fullWidth
            disabled={busy !== undefined}
            value={work.mode}
            onChange={(value) => void work.setMode(value as ImportMode)}
            data={modes.map((mode) => ({ value: mode, label: t(`impor.mode.${mode}`) }))}
          />
        ) : null}
        <DropArea work={work} />
        <div aria-live="polite">
          {busy === 'checking' ? (
            <Group gap="xs">
              <Loader size="xs" aria-hidden />
              <Text fz="sm">{t('impor.memeriksa')}</Text>
            </Group>
          ) : null}
          {work.problem === undefined ? null : (
            <Alert color="red" role="alert">
              {work.problem}
            </Alert>
          )}
          {result === undefined ? null : <ImportFindings def={def} result={result} />}
        </div>
        <Group justify="flex-end">
          <Button variant="default" disabled={busy === 'saving'} onClick={onClose}>
            {t('shell.batal')}
          </Button>
          <KbdButton
            shortcut="Ctrl+S"
            disabled={jumlah === 0 || (result?.salah ?? 0) > 0 || busy !== undefined}
            onClick={() => void work.save()}
          >
            {busy === 'saving' ? t('shell.sedang-menyimpan') : t('impor.simpan', { jumlah })}
          </KbdButton>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Takes a file by choice or by drop. */
function DropArea({ work }: { readonly work: ImportWork }): ReactNode {
  const t = useT();
  const [over, setOver] = useState(false);
  const disabled = work.busy !== undefined;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files.item(0);
    if (file !== null && !disabled) void work.choose(file);
  };
  const limits = { mb: IMPORT_LIMITS.bytes / 1024 / 1024, jumlah: IMPORT_LIMITS.rows };
  return (
    <Paper
      withBorder
      p="md"
      style={{ borderStyle: 'dashed', ...(over ? { borderColor: 'currentColor' } : {}) }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group justify="space-between" gap="sm">
        <Stack gap={2} style={{ flex: '1 1 16rem' }}>
          <Text fw={work.file === undefined ? 400 : 600} style={{ overflowWrap: 'anywhere' }}>
            {work.file?.name ?? t('impor.jatuhkan')}
          </Text>
          <Text fz="xs" c="dimmed">
            {t('impor.batas', limits)}
          </Text>
        </Stack>
        <FileButton
          accept=".xlsx,.csv,.txt,text/csv"
          disabled={disabled}
          onChange={(file) => {
            if (file !== null) void work.choose(file);
          }}
        >
          {(button) => (
            <Button
              {...button}
              variant={work.result === undefined ? 'filled' : 'default'}
              disabled={disabled}
              data-autofocus
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            >
              {t('impor.pilih_berkas')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Paper>
  );
}
