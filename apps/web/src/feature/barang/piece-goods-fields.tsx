/** Name, weights, purity and prices of a new piece. */
import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatRupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { perGram, weightGap } from './piece-form.ts';
import type { PartProps, PieceFormFieldsProps } from './piece-form-fields.tsx';

const COLS = { base: 2, lg: 4 };

export function GoodsFields(props: PieceFormFieldsProps): ReactNode {
  const t = useT();
  const { form, errors, change } = props;
  const list = useId();
  const gap = weightGap(form);
  return (
    <>
      <TextInput
        required
        name="nama_barang"
        label={t('field.nama_barang')}
        autoComplete="off"
        maxLength={100}
        list={list}
        value={form.nama_barang}
        error={errors['nama_barang']}
        autoFocus={form.kode_group !== ''}
        onChange={(event) => change({ nama_barang: event.currentTarget.value.toUpperCase() })}
      />
      <datalist id={list}>
        {props.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SimpleGrid cols={COLS} spacing="sm" verticalSpacing="xs">
        <GramInput
          required
          label={t('field.berat')}
          value={form.berat}
          error={errors['berat']}
          onChange={(berat) => change({ berat })}
        />
        <GramInput
          label={t('field.berat_asli')}
          value={form.berat_asli}
          error={errors['berat_asli']}
          {...(gap ? { description: t('stock.beda-berat', { gram: gap }) } : {})}
          onChange={(berat_asli) => change({ berat_asli })}
        />
        <PersenInput
          required
          label={t('field.kadar')}
          value={form.kadar}
          error={errors['kadar']}
          onChange={(kadar) => change({ kadar })}
          onBlur={props.onKadarLeft}
        />
        <TextInput
          label={t('field.kadar_cetak')}
          autoComplete="off"
          maxLength={20}
          value={form.kadar_cetak}
          error={errors['kadar_cetak']}
          onChange={(event) => change({ kadar_cetak: event.currentTarget.value.toUpperCase() })}
        />
      </SimpleGrid>
      <PriceFields {...props} />
    </>
  );
}

function PriceFields({ form, errors, change }: PartProps): ReactNode {
  const t = useT();
  const each = (price: typeof form.harga_beli): { description?: string } => {
    const rp = perGram(price, form.berat);
    return rp === undefined ? {} : { description: `${formatRupiah(rp)}${t('shell.per-gram')}` };
  };
  return (
    <SimpleGrid cols={COLS} spacing="sm" verticalSpacing="xs">
      <RupiahInput
        required
        label={t('field.harga_beli')}
        value={form.harga_beli}
        error={errors['harga_beli']}
        {...each(form.harga_beli)}
        onChange={(harga_beli) => change({ harga_beli })}
      />
      <RupiahInput
        required
        label={t('field.harga_jual')}
        value={form.harga_jual}
        error={errors['harga_jual']}
        {...each(form.harga_jual)}
        onChange={(harga_jual) => change({ harga_jual })}
      />
      <Select
        label={t('field.tipe_ongkos')}
        allowDeselect={false}
        data={[
          { value: 'TOTAL', label: t('report.kolom.total') },
          { value: 'PER_GRAM', label: t('stock.ongkos-per-gram') },
        ]}
        value={form.tipe_ongkos}
        onChange={(value) => change({ tipe_ongkos: value === 'PER_GRAM' ? 'PER_GRAM' : 'TOTAL' })}
      />
      <RupiahInput
        label={t('field.ongkos')}
        value={form.ongkos}
        error={errors['ongkos']}
        onChange={(ongkos) => change({ ongkos })}
      />
    </SimpleGrid>
  );
}
