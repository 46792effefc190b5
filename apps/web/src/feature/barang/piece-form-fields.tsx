/**
 * The fields of Tambah Data Barang in the order of the counter: place and kind, piece, prices, and
 * what is rarely needed.
 */
import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { formatRupiah } from '@kencana/rules/rupiah';
import { baki } from '@kencana/contract/master/baki';
import type { RowOf } from '@kencana/contract/define-master';
import type { group } from '@kencana/contract/master/group';
import { gudang } from '@kencana/contract/master/gudang';
import { jenis } from '@kencana/contract/master/jenis';
import { PhotoField } from '../../engine/document-screen/photo-field.tsx';
import { deviceChoice, setDeviceChoice } from '../../platform/session.ts';
import { useT } from '../../platform/i18n.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import type { MasterChoices } from '../../platform/master-rows.ts';
import { enterMovesOn } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { perGram } from './piece-form.ts';
import type { PieceForm } from './piece-form.ts';
import { ExtraFields } from './piece-extra-fields.tsx';
import { GoodsFields } from './piece-goods-fields.tsx';

export interface PartProps {
  readonly form: PieceForm;
  readonly errors: FieldErrors;
  readonly change: (patch: Partial<PieceForm>) => void;
}

export interface PieceFormFieldsProps extends PartProps {
  readonly saving: boolean;
  readonly groups: MasterChoices<RowOf<typeof group>>;
  /** Names of pieces saved before, offered while typing. */
  readonly names: readonly string[];
  readonly onKadarLeft: () => void;
  readonly onSave: () => void;
  readonly onClear: () => void;
}

type Props = PieceFormFieldsProps & { readonly formRef: Ref<HTMLFormElement> };

export function PieceFormFields({ formRef, ...props }: Props): ReactNode {
  const t = useT();
  const { form, saving, onSave } = props;
  const [more, setMore] = useState(deviceChoice('barang-lengkap') === 'true');
  const toggle = (): void => {
    setDeviceChoice('barang-lengkap', String(!more));
    setMore(!more);
  };
  return (
    <Paper withBorder p="md">
      <form
        ref={formRef}
        noValidate
        aria-label={t('screen.tambah-data-barang')}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <Stack gap="sm">
          <PlaceFields {...props} />
          <GoodsFields {...props} />
          <PhotoField
            path="barang/foto"
            value={form.foto}
            error={props.errors['foto']}
            onChange={(foto) => props.change({ foto })}
          />
          {more ? <ExtraFields {...props} /> : null}
          <Group justify="space-between" gap="xs">
            <Group gap="xs">
              <Button variant="default" aria-expanded={more} onClick={toggle}>
                {t(more ? 'stock.isian-ringkas' : 'stock.isian-lengkap')}
              </Button>
              <Button variant="subtle" disabled={saving} onClick={props.onClear}>
                {t('stock.kosongkan')}
              </Button>
            </Group>
            <Group gap="md">
              <Margin form={form} />
              <KbdButton shortcut="Ctrl+S" disabled={saving} onClick={onSave}>
                {saving ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
              </KbdButton>
            </Group>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

/** Where and what kind: kept from piece to piece. */
function PlaceFields({ form, errors, change, groups }: PieceFormFieldsProps): ReactNode {
  const t = useT();
  const kinds = useMasterChoices(jenis);
  const warehouses = useMasterChoices(gudang);
  const trays = useMasterChoices(baki, {
    path: `baki/get/by-kode-gudang/${encodeURIComponent(form.kode_gudang)}`,
    enabled: form.kode_gudang !== '',
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm" verticalSpacing="xs">
      <SelectField
        required
        label={t('field.kode_group')}
        data={groups.choices}
        value={form.kode_group}
        error={errors['kode_group'] ?? groups.error}
        onChange={(kode_group) => change({ kode_group })}
        autoFocus={form.kode_group === ''}
      />
      <SelectField
        required
        label={t('field.kode_jenis')}
        data={kinds.choices}
        value={form.kode_jenis}
        error={errors['kode_jenis'] ?? kinds.error}
        onChange={(kode_jenis) => change({ kode_jenis })}
      />
      <SelectField
        required
        label={t('field.kode_gudang')}
        data={warehouses.choices}
        value={form.kode_gudang}
        error={errors['kode_gudang'] ?? warehouses.error}
        onChange={(kode_gudang) => change({ kode_gudang })}
      />
      <SelectField
        required
        label={t('field.kode_baki')}
        data={trays.choices}
        value={form.kode_baki}
        error={errors['kode_baki'] ?? trays.error}
        disabled={form.kode_gudang === ''}
        onChange={(kode_baki) => change({ kode_baki })}
      />
    </SimpleGrid>
  );
}

/** What the piece would earn by its own price. */
function Margin({ form }: { form: PieceForm }): ReactNode {
  const t = useT();
  const { harga_beli, harga_jual, berat } = form;
  if (harga_beli === null || harga_jual === null || harga_jual === 0) return null;
  const gap = (harga_jual - harga_beli) as typeof harga_jual;
  const each = perGram(gap < 0 ? null : gap, berat);
  return (
    <Text size="sm" c={gap < 0 ? 'red' : 'dimmed'} className="numeric" role="status">
      {t('stock.selisih-harga', { rp: formatRupiah(gap) })}
      {each === undefined ? '' : ` (${formatRupiah(each)}${t('shell.per-gram')})`}
    </Text>
  );
}
