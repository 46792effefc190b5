/** Samples to work from: pieces of the shop by barcode, and what the customer leaves. */
import { Group, Kbd, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { nextId } from '../../engine/document-screen/counter-draft.ts';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { NamaBarangField } from '../../engine/document-screen/goods-fields.tsx';
import { KadarField } from '../../engine/document-screen/kadar-field.tsx';
import type { AskKadar } from '../../engine/document-screen/kadar-field.tsx';
import { RowCard } from '../../engine/document-screen/row-card.tsx';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { addSample, BROUGHT, changeSample, removeSample } from './order-draft.ts';
import type { SampleDraft } from './order-draft.ts';
import { PLACE, samplePlace } from './place.ts';
import type { OrderWork } from './use-order.ts';

export function SampleList({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const [code, setCode] = useState('');
  const { samples } = work.draft;
  const enter = async (): Promise<void> => {
    const typed = code.trim();
    if (typed === '') return;
    signalScan(await work.scan(typed));
    setCode('');
    focusPlace(PLACE.contoh);
  };
  const bring = (): void => {
    work.change((old) => addSample(old, BROUGHT));
    focusPlace(samplePlace(nextId(samples)));
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('pesanan.contoh')}>
      <Title order={2} size="h6" mb={6}>
        {t('pesanan.contoh')}
      </Title>
      <Group gap="xs" align="flex-end">
        <TextInput
          id={PLACE.contoh}
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
        <KbdButton shortcut="F3" size="xs" variant="default" onClick={bring}>
          {t('pesanan.contoh-customer')}
        </KbdButton>
      </Group>
      <Stack gap="xs" mt={samples.length > 0 ? 'xs' : 0}>
        {samples.map((sample, index) => (
          <SampleRow key={sample.id} work={work} sample={sample} index={index} />
        ))}
      </Stack>
    </Paper>
  );
}

function SampleRow(props: { work: OrderWork; sample: SampleDraft; index: number }): ReactNode {
  const t = useT();
  const { work, sample, index } = props;
  const own = sample.milik === 'TOKO';
  const error = (name: string): string | undefined => work.errors[`contoh.${index}.${name}`];
  const set = (patch: Partial<SampleDraft>): void =>
    work.change((old) => changeSample(old, sample.id, patch));
  const name = own ? `${sample.kode_barcode} ${sample.nama_barang}` : t('pesanan.contoh-customer');
  return (
    <RowCard
      title={name}
      removeLabel={t('pesanan.hapus-contoh', { nama: name })}
      onRemove={() => work.change((old) => removeSample(old, sample.id))}
      onKeyDown={(event) => enterInRow(event, () => focusPlace(PLACE.contoh))}
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
