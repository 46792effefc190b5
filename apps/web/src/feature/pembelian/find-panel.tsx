/**
 * Step 1: a barcode or a nota's number finds the last sale; goods without barcode and those of
 * another shop are described. The piece in hand is weighed and judged below.
 */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import { showGram, showPersen, showRp } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { EntryForm } from './entry-form.tsx';
import { PLACE } from './place.ts';
import { Step } from './step.tsx';
import type { PurchaseWork } from './use-purchase.ts';

export function FindPanel({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const { entry } = work.purchase;
  const enter = async (): Promise<void> => {
    const typed = text.trim();
    if (typed === '') return;
    const result = await work.find(typed);
    signalScan(result);
    setText('');
    focusPlace(result === 'ok' ? PLACE.berat : PLACE.cari);
  };
  return (
    <Step no={1} title={t('pembelian.langkah-barang')} shortcut="F2">
      <Group align="flex-end" gap="xs">
        <TextInput
          id={PLACE.cari}
          autoFocus
          style={{ flex: '1 1 15rem' }}
          label={t('pembelian.cari')}
          placeholder={t('pembelian.cari-petunjuk')}
          leftSection={<IconBarcode size={20} aria-hidden />}
          autoComplete="off"
          value={text}
          error={work.errors['detail_barang']}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void enter();
          }}
        />
        <KbdButton
          shortcut="F6"
          variant="default"
          onClick={() => {
            work.describe();
            focusPlace(PLACE.nama);
          }}
        >
          {t('pembelian.tanpa-barcode')}
        </KbdButton>
      </Group>
      <div role="status" aria-live="polite" style={{ minHeight: 24 }}>
        {work.note === undefined ? null : (
          <Text size="sm" className={`scan-note scan-${work.note.result}`}>
            {work.note.text}
          </Text>
        )}
      </div>
      <NotaPieces work={work} />
      {entry === undefined ? null : <EntryForm key={entry.id} work={work} entry={entry} />}
    </Step>
  );
}

/** The pieces of a nota: what is still with the customer can be taken in hand. */
function NotaPieces({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  if (work.nota.length === 0) return null;
  const take = async (code: string): Promise<void> => {
    const result = await work.find(code);
    signalScan(result);
    focusPlace(result === 'ok' ? PLACE.berat : PLACE.cari);
  };
  return (
    <Group gap={6} mb="xs" role="group" aria-label={t('pembelian.barang-nota')}>
      {work.nota.map((piece, index) => (
        <Button
          key={piece.kode_barcode}
          variant="default"
          size="compact-sm"
          h="auto"
          py={4}
          autoFocus={index === 0}
          disabled={piece.status !== 'TERJUAL'}
          onClick={() => void take(piece.kode_barcode)}
        >
          {piece.kode_barcode} · {piece.nama_barang} · {showGram(piece.berat)} ·{' '}
          {showPersen(piece.kadar)} · {showRp(piece.harga_jual)}
          {piece.status === 'TERJUAL' ? '' : ` · ${piece.status}`}
        </Button>
      ))}
    </Group>
  );
}
