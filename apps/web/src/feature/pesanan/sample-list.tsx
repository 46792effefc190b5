/** Samples to work from: pieces of the shop by barcode, and what the customer leaves. */
import { Group, Kbd, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { changeRow, nextId, removeRow } from '../../engine/document-screen/counter-draft.ts';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { NamaBarangField } from '../../engine/document-screen/goods-fields.tsx';
import { KadarField } from '../../engine/document-screen/kadar-field.tsx';
import type { AskKadar } from '../../engine/document-screen/kadar-field.tsx';
import { RowCard } from '../../engine/document-screen/row-card.tsx';
import type { EntryWork } from '../../engine/entry-screen/use-entry.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { signalScan, useScanner } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { BROUGHT, samplesOf } from './sample.ts';
import type { SampleDraft } from './sample.ts';

/** Id of the field that takes barcodes. */
export const SAMPLE_PLACE = 'pesan-contoh';

/** Id of the first field of a customer's sample. */
function samplePlace(id: number): string {
  return `${SAMPLE_PLACE}-${id}`;
}

const BARCODE = /^\d{8}$/;

/** Samples of the draft, and a piece of the shop added to them by its barcode. */
function useSamples(work: EntryWork) {
  const samples = samplesOf(work.draft);
  const set = (next: (old: readonly SampleDraft[]) => readonly SampleDraft[]): void =>
    work.change((old) => ({ contoh: next(samplesOf(old)) }));
  const add = (sample: Omit<SampleDraft, 'id'>): void =>
    set((old) => [...old, { ...sample, id: nextId(old) }]);
  const scan = async (typed: string): Promise<ScanResult> => {
    if (!BARCODE.test(typed)) return 'unknown';
    if (samples.some((one) => one.kode_barcode === typed)) return 'duplicate';
    try {
      const params = { kode_barcode: typed };
      const { data } = await api.get('barang/ready/kode-barcode/:kode_barcode', { params });
      const { nama_barang } = data;
      add({ ...BROUGHT, milik: 'TOKO', kode_barcode: typed, nama_barang });
      return 'ok';
    } catch (error) {
      notify.failure(error);
      return 'unknown';
    }
  };
  return { samples, set, add, scan };
}

export function SampleList({ work }: { work: EntryWork }): ReactNode {
  const t = useT();
  const { samples, set, add, scan } = useSamples(work);
  useScanner((scanned) => (work.saving ? 'unknown' : scan(scanned)));
  const bring = (): void => {
    add(BROUGHT);
    focusPlace(samplePlace(nextId(samples)));
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('pesanan.contoh')}>
      <Title order={2} size="h6" mb={6}>
        {t('pesanan.contoh')}
      </Title>
      <Group gap="xs" align="flex-end">
        <BarcodeField scan={scan} />
        <KbdButton shortcut="F3" size="xs" variant="default" onClick={bring}>
          {t('pesanan.contoh-customer')}
        </KbdButton>
      </Group>
      <Stack gap="xs" mt={samples.length > 0 ? 'xs' : 0}>
        {samples.map((sample, index) => (
          <SampleRow key={sample.id} {...{ work, sample, index, set }} />
        ))}
      </Stack>
    </Paper>
  );
}

/** A barcode that is typed. */
function BarcodeField(props: { scan: (code: string) => Promise<ScanResult> }): ReactNode {
  const t = useT();
  const [code, setCode] = useState('');
  const enter = async (): Promise<void> => {
    const typed = code.trim();
    if (typed === '') return;
    signalScan(await props.scan(typed));
    setCode('');
    focusPlace(SAMPLE_PLACE);
  };
  return (
    <TextInput
      id={SAMPLE_PLACE}
      size="xs"
      label={
        <>
          {t('pesanan.contoh-toko')}{' '}
          <Kbd size="xs" visibleFrom="sm">
            F2
          </Kbd>
        </>
      }
      leftSection={<IconBarcode size={16} aria-hidden />}
      inputMode="numeric"
      autoComplete="off"
      value={code}
      onChange={(event) => setCode(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void enter();
      }}
    />
  );
}

function SampleRow(props: {
  work: EntryWork;
  sample: SampleDraft;
  index: number;
  set: (next: (old: readonly SampleDraft[]) => readonly SampleDraft[]) => void;
}): ReactNode {
  const t = useT();
  const { work, sample, index } = props;
  const own = sample.milik === 'TOKO';
  const error = (name: string): string | undefined => work.errors[`contoh.${index}.${name}`];
  const set = (patch: Partial<SampleDraft>): void =>
    props.set((old) => changeRow(old, sample.id, patch));
  const name = own ? `${sample.kode_barcode} ${sample.nama_barang}` : t('pesanan.contoh-customer');
  return (
    <RowCard
      title={name}
      removeLabel={t('pesanan.hapus-contoh', { nama: name })}
      onRemove={() => props.set((old) => removeRow(old, sample.id))}
      onKeyDown={(event) => enterInRow(event, () => focusPlace(SAMPLE_PLACE))}
    >
      {error('kode_barcode') === undefined ? null : (
        <Text size="xs" c="red" role="alert">
          {error('kode_barcode')}
        </Text>
      )}
      {own ? null : <BroughtFields {...{ sample, error, set }} askKadar={work.askKadar} />}
    </RowCard>
  );
}

/** What the customer brings. */
function BroughtFields(props: {
  sample: SampleDraft;
  askKadar: AskKadar;
  error: (name: string) => string | undefined;
  set: (patch: Partial<SampleDraft>) => void;
}): ReactNode {
  const t = useT();
  const { sample, askKadar, error, set } = props;
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={4}>
      <NamaBarangField
        id={samplePlace(sample.id)}
        value={sample.nama_barang}
        error={error('nama_barang')}
        onChange={(nama_barang) => set({ nama_barang })}
      />
      <GramInput
        size="xs"
        required
        label={t('field.berat')}
        value={sample.berat}
        error={error('berat')}
        onChange={(berat) => set({ berat })}
      />
      <KadarField
        ask={askKadar}
        value={sample.kadar}
        error={error('kadar')}
        onChange={(kadar) => set({ kadar })}
      />
      <TextInput
        size="xs"
        label={t('field.keterangan')}
        autoComplete="off"
        maxLength={200}
        value={sample.keterangan}
        error={error('keterangan')}
        onChange={(event) => set({ keterangan: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}
