/** One piece to be made: what it is, estimated weight, price of a gram, making charge, wishes. */
import { ActionIcon, Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { showRp } from '../../platform/show.ts';
import { useOptions } from '../../platform/use-list.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { changeLine, estimateLine, priceKey, removeLine } from './order-draft.ts';
import type { LineDraft } from './order-draft.ts';
import { linePlace, PLACE } from './place.ts';
import type { OrderWork } from './use-order.ts';

interface GroupRow {
  readonly kode_group: string;
  readonly nama_group?: string;
  /** Per cent. */
  readonly kadar?: number;
  readonly aktif?: boolean;
}
interface JenisRow {
  readonly kode_jenis: string;
  readonly nama_jenis?: string;
  readonly aktif?: boolean;
}

interface Fields {
  readonly work: OrderWork;
  readonly line: LineDraft;
  readonly errorOf: (name: string) => string | undefined;
  readonly set: (patch: Partial<LineDraft>) => void;
}

export function LineCard(props: { work: OrderWork; line: LineDraft; index: number }): ReactNode {
  const t = useT();
  const { work, line, index } = props;
  const n = index + 1;
  const next = work.draft.lines[n];
  const fields: Fields = {
    work,
    line,
    errorOf: (name) => work.errors[`detail_barang.${index}.${name}`],
    set: (patch) => work.change((old) => changeLine(old, line.id, patch)),
  };
  return (
    <Paper
      withBorder
      p="sm"
      component="section"
      aria-label={t('pesanan.barang-ke', { n })}
      onKeyDown={(event) =>
        enterInRow(event, () => focusPlace(next ? linePlace(next.id) : PLACE.contoh))
      }
    >
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {t('pesanan.barang-ke', { n })}
        </Text>
        <Group gap="xs">
          <Text size="sm" fw={600} className="numeric">
            {showRp(estimateLine(line, work.prices, work.rounding))}
          </Text>
          {work.draft.lines.length === 1 ? null : (
            <ActionIcon
              variant="subtle"
              color="red"
              size="sm"
              aria-label={t('pesanan.hapus-barang', { n })}
              onClick={() => work.change((old) => removeLine(old, line.id))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={6}>
        <GoodsFields {...fields} />
        <PriceFields {...fields} />
      </SimpleGrid>
    </Paper>
  );
}

function GoodsFields({ line, errorOf, set }: Fields): ReactNode {
  const t = useT();
  const groups = useOptions<GroupRow>('group/get/all', (r) => [r.kode_group, r.nama_group ?? '']);
  const kinds = useOptions<JenisRow>('jenis/get/all', (r) => [r.kode_jenis, r.nama_jenis ?? '']);
  const chooseGroup = (kode_group: string): void => {
    const known = groups.rows.find((row) => row.kode_group === kode_group)?.kadar;
    set({ kode_group, kadar: known === undefined ? line.kadar : Math.round(known * 100) });
  };
  return (
    <>
      <TextInput
        id={linePlace(line.id)}
        size="xs"
        required
        label={t('field.nama_barang')}
        autoComplete="off"
        maxLength={100}
        value={line.nama_barang}
        error={errorOf('nama_barang')}
        style={{ gridColumn: 'span 2' }}
        onChange={(event) => set({ nama_barang: event.currentTarget.value.toUpperCase() })}
      />
      <SelectField
        size="xs"
        required
        label={t('field.kode_group')}
        data={groups.choices}
        value={line.kode_group}
        error={errorOf('kode_group') ?? groups.error}
        onChange={chooseGroup}
      />
      <SelectField
        size="xs"
        required
        label={t('field.kode_jenis')}
        data={kinds.choices}
        value={line.kode_jenis}
        error={errorOf('kode_jenis') ?? kinds.error}
        onChange={(kode_jenis) => set({ kode_jenis })}
      />
      <PersenInput
        size="xs"
        required
        label={t('field.kadar')}
        value={line.kadar}
        error={errorOf('kadar')}
        onChange={(kadar) => set({ kadar })}
      />
    </>
  );
}

function PriceFields({ work, line, errorOf, set }: Fields): ReactNode {
  const t = useT();
  const today = work.prices.get(priceKey(line) ?? '');
  return (
    <>
      <GramInput
        size="xs"
        required
        label={t('pesanan.berat-taksir')}
        value={line.berat}
        error={errorOf('berat')}
        onChange={(berat) => set({ berat })}
      />
      <RupiahInput
        size="xs"
        label={t('field.harga_gram')}
        placeholder={today === undefined ? '' : showRp(today)}
        value={line.harga_gram}
        error={errorOf('harga_gram')}
        {...(today !== undefined && {
          description: t('pesanan.hari-ini', { rp: showRp(today) }),
          inputWrapperOrder: ['label', 'input', 'description', 'error'],
        })}
        onChange={(harga) => set({ harga_gram: harga === today ? null : harga })}
      />
      <RupiahInput
        size="xs"
        label={t('field.ongkos')}
        value={line.ongkos}
        error={errorOf('ongkos')}
        onChange={(ongkos) => set({ ongkos: ongkos ?? rupiah(0) })}
      />
      <TextInput
        size="xs"
        label={t('field.size')}
        autoComplete="off"
        maxLength={20}
        value={line.size}
        error={errorOf('size')}
        onChange={(event) => set({ size: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label={t('field.keterangan')}
        autoComplete="off"
        maxLength={200}
        value={line.keterangan}
        error={errorOf('keterangan')}
        style={{ gridColumn: '1 / -1' }}
        onChange={(event) => set({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}
