/** Gold of the shop that went into a piece: a lot without barcode, its grams and the price. */
import { ActionIcon, Button, Group, SimpleGrid } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Milligram } from '@kencana/rules/gram';
import type { Rupiah } from '@kencana/rules/rupiah';
import { changeRow, nextId, removeRow } from '../../engine/document-screen/counter-draft.ts';
import { useT } from '../../platform/i18n.ts';
import { showGram, showPersen, showRp } from '../../platform/show.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useList } from '../../platform/use-list.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export interface GoldDraft {
  readonly id: number;
  readonly no_lot: string;
  readonly berat: Milligram | null;
  /** null for today's price. */
  readonly harga: Rupiah | null;
}

/** GET service/get/emas: decimal grams, per cents, rupiah per gram. */
interface LotRow {
  readonly no_lot: string;
  readonly nama_barang: string;
  readonly nama_gudang: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_gram: number;
}

const MOST = 200;

export interface GoldRowsProps {
  /** `detail_barang.0` of the errors. */
  readonly path: string;
  readonly value: readonly GoldDraft[];
  readonly errors: FieldErrors;
  readonly onChange: (value: readonly GoldDraft[]) => void;
}

export function GoldRows({ path, value, errors, onChange }: GoldRowsProps): ReactNode {
  const t = useT();
  const { rows: lots = [], error } = useList<LotRow>('service/get/emas', {
    query: { limit: MOST },
  });
  const add = (): void => {
    onChange([...value, { id: nextId(value), no_lot: '', berat: null, harga: null }]);
  };
  return (
    <>
      {value.map((gold, i) => (
        <GoldRow
          key={gold.id}
          gold={gold}
          n={i + 1}
          lots={lots}
          errorOf={(name) =>
            errors[`${path}.emas.${i}.${name}`] ?? (name === 'no_lot' ? error : '')
          }
          onChange={(patch) => onChange(changeRow(value, gold.id, patch))}
          onRemove={() => onChange(removeRow(value, gold.id))}
        />
      ))}
      <Button
        size="compact-xs"
        variant="subtle"
        mt={4}
        disabled={lots.length === 0}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={add}
      >
        {lots.length === 0 ? t('service.tidak-ada-emas') : t('service.tambah-emas')}
      </Button>
    </>
  );
}

function GoldRow(props: {
  gold: GoldDraft;
  n: number;
  lots: readonly LotRow[];
  errorOf: (name: string) => string | undefined;
  onChange: (patch: Partial<GoldDraft>) => void;
  onRemove: () => void;
}): ReactNode {
  const t = useT();
  const { gold, n, lots, errorOf, onChange } = props;
  const lot = lots.find((one) => one.no_lot === gold.no_lot);
  const price = lot === undefined ? '' : `${showRp(lot.harga_gram)} / gr`;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" mt={4}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" verticalSpacing={4} style={{ flex: 1 }}>
        <SelectField
          size="xs"
          required
          searchable
          label={`${t('service.lot')} ${n}`}
          data={lots.map((one) => ({
            value: one.no_lot,
            label: [one.no_lot, one.nama_barang, showPersen(one.kadar), showGram(one.berat)].join(
              ' · ',
            ),
          }))}
          value={gold.no_lot}
          error={errorOf('no_lot')}
          onChange={(no_lot) => onChange({ no_lot })}
        />
        <GramInput
          size="xs"
          required
          label={`${t('service.emas')} ${n}`}
          value={gold.berat}
          error={errorOf('berat')}
          onChange={(berat) => onChange({ berat })}
        />
        <RupiahInput
          size="xs"
          label={`${t('service.harga-emas')} ${n}`}
          placeholder={price}
          value={gold.harga}
          error={errorOf('harga')}
          onChange={(harga) => onChange({ harga })}
        />
      </SimpleGrid>
      <ActionIcon
        variant="subtle"
        color="red"
        mt={24}
        size="sm"
        aria-label={t('service.hapus-emas', { n })}
        onClick={props.onRemove}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
