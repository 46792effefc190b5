/** One piece to be made: what it is, estimated weight, price of a gram, making charge, wishes. */
import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { rupiah } from '@kencana/rules/rupiah';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import {
  GroupField,
  JenisField,
  NamaBarangField,
} from '../../engine/document-screen/goods-fields.tsx';
import { KadarField } from '../../engine/document-screen/kadar-field.tsx';
import { PieceFrame } from '../../engine/document-screen/piece-frame.tsx';
import { useT } from '../../platform/i18n.ts';
import { showRp } from '../../platform/show.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { changeLine, estimateLine, priceKey, removeLine } from './order-draft.ts';
import type { LineDraft } from './order-draft.ts';
import { linePlace, PLACE } from './place.ts';
import type { OrderWork } from './use-order.ts';

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
  const many = work.draft.lines.length > 1;
  return (
    <PieceFrame
      title={t('pesanan.barang-ke', { n })}
      amount={showRp(estimateLine(line, work.prices, work.rounding))}
      removeLabel={t('pesanan.hapus-barang', { n })}
      onRemove={many ? () => work.change((old) => removeLine(old, line.id)) : undefined}
      onKeyDown={(event) =>
        enterInRow(event, () => focusPlace(next ? linePlace(next.id) : PLACE.contoh))
      }
    >
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={6}>
        <GoodsFields {...fields} />
        <PriceFields {...fields} />
      </SimpleGrid>
    </PieceFrame>
  );
}

function GoodsFields({ work, line, errorOf, set }: Fields): ReactNode {
  return (
    <>
      <NamaBarangField
        id={linePlace(line.id)}
        value={line.nama_barang}
        error={errorOf('nama_barang')}
        style={{ gridColumn: 'span 2' }}
        onChange={(nama_barang) => set({ nama_barang })}
      />
      <GroupField
        value={line.kode_group}
        error={errorOf('kode_group')}
        onChange={(kode_group, kadar) => set({ kode_group, kadar: kadar ?? line.kadar })}
      />
      <JenisField
        required
        value={line.kode_jenis}
        error={errorOf('kode_jenis')}
        onChange={(kode_jenis) => set({ kode_jenis })}
      />
      <KadarField
        required
        ask={work.askKadar}
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
