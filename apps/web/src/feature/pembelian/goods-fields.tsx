/** Goods without barcode as they are described: own ones from before, or another shop's. */
import { Checkbox, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Quote } from '@kencana/contract/document/pembelian';
import { parameterHargaBeli } from '@kencana/contract/master/parameter-harga-beli';
import {
  GroupField,
  JenisField,
  NamaBarangField,
} from '../../engine/document-screen/goods-fields.tsx';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { EntryProps } from './entry-form.tsx';
import { PLACE } from './place.ts';
import { asksKodeHarga, changeEntry, chooseGroup } from './purchase.ts';
import type { OldGold } from './purchase.ts';

interface GoodsProps extends EntryProps {
  /** What the goods are worth as they stand; undefined while that is not known. */
  readonly computed: Quote | undefined;
}

export function GoodsFields({ work, entry, computed }: GoodsProps): ReactNode {
  const t = useT();
  const { entryErrors: errors } = work;
  const change = (next: Partial<OldGold>): void => work.change((old) => changeEntry(old, next));
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={4} mb={6}>
      <NamaBarangField
        id={PLACE.nama}
        value={entry.nama_barang}
        error={errors['nama_barang']}
        onChange={(nama_barang) => change({ nama_barang })}
      />
      <GroupField
        value={entry.kode_group}
        error={errors['kode_group']}
        onChange={(kode_group, kadar) => work.change((old) => chooseGroup(old, kode_group, kadar))}
      />
      <JenisField
        kode_group={entry.kode_group}
        value={entry.kode_jenis}
        error={errors['kode_jenis']}
        onChange={(kode_jenis) => change({ kode_jenis })}
      />
      <PersenInput
        size="xs"
        required
        label={t('field.kadar')}
        value={entry.kadar}
        error={errors['kadar']}
        onChange={(kadar) => change({ kadar, kadar_diketik: kadar !== null })}
      />
      <NotaFields work={work} entry={entry} computed={computed} />
    </SimpleGrid>
  );
}

/** What a paper nota says, and the price to start from where the shop has none of its own. */
function NotaFields({ work, entry, computed }: GoodsProps): ReactNode {
  const t = useT();
  const change = (next: Partial<OldGold>): void => work.change((old) => changeEntry(old, next));
  return (
    <>
      {asksKodeHarga(entry, computed) ? <KodeHargaField work={work} entry={entry} /> : null}
      <GramInput
        size="xs"
        label={t('report.kolom.berat_nota')}
        value={entry.berat_nota}
        onChange={(berat_nota) => change({ berat_nota })}
      />
      <RupiahInput
        size="xs"
        label={t('report.kolom.harga_nota')}
        value={entry.harga_nota}
        onChange={(harga_nota) => change({ harga_nota })}
      />
      <Checkbox
        size="xs"
        mt={22}
        label={t('pembelian.toko-lain')}
        checked={entry.toko_lain}
        onChange={(event) => change({ toko_lain: event.currentTarget.checked })}
      />
    </>
  );
}

/** The buying price of a gram, asked only where no other rules. */
function KodeHargaField({ work, entry }: EntryProps): ReactNode {
  const t = useT();
  const prices = useMasterChoices(parameterHargaBeli, { option: (row) => [row.kode_harga, ''] });
  return (
    <SelectField
      size="xs"
      clearable
      label={t('field.kode_harga')}
      data={prices.choices}
      value={entry.kode_harga}
      error={prices.error}
      onChange={(kode_harga) => work.change((old) => changeEntry(old, { kode_harga }))}
    />
  );
}
