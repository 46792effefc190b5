/**
 * An ordered piece is made: it goes into a tray with its true weight and cost, or a ready piece of
 * the shop serves, and is held for the order.
 */
import { SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { stampOf } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { baki } from '@kencana/contract/master/baki';
import { WeighInput } from '../../engine/document-screen/weigh-input.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { showGram } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type OrderLine = PesananDocument['detail'][number];

interface Made {
  readonly baris: number;
  readonly cara: 'BARU' | 'STOK';
  readonly kode_barcode: string;
  readonly kode_baki: string;
  readonly berat: Milligram | null;
  readonly manual: boolean;
  readonly harga_beli: Rupiah | null;
  readonly harga_jual: Rupiah | null;
}

interface MadeProps {
  readonly order: PesananDocument;
  readonly onClose: (done?: true) => void;
}

export function MadeForm(props: MadeProps): ReactNode {
  const t = useT();
  const { made, change, open, line, trays, errors, saving, save } = useMade(props);
  return (
    <FormModal
      opened
      size="lg"
      title={`${t('pesanan.barang-jadi')} ${props.order.no_pesanan}`}
      dirty={made.berat !== null || made.kode_barcode !== ''}
      saving={saving}
      onClose={() => props.onClose()}
      onSubmit={save}
    >
      <Stack gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={t('pesanan.barang-jadi')}
          data={[
            { value: 'BARU', label: t('pesanan.barang-baru') },
            { value: 'STOK', label: t('pesanan.dari-stok') },
          ]}
          value={made.cara}
          onChange={(cara) => change({ cara: cara === 'STOK' ? 'STOK' : 'BARU' })}
        />
        <SelectField
          size="xs"
          label={t('document.barang')}
          data={open.map((one) => ({ value: String(one.baris), label: nameOf(one) }))}
          value={String(made.baris)}
          onChange={(baris) => change({ baris: Number(baris) })}
        />
        {made.cara === 'STOK' ? (
          <TextInput
            size="xs"
            required
            label={t('field.kode_barcode')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={made.kode_barcode}
            error={errors['dari_stok.0.kode_barcode'] ?? errors['dari_stok.0.baris']}
            onChange={(event) => change({ kode_barcode: event.currentTarget.value })}
          />
        ) : (
          <NewFields
            made={made}
            line={line}
            trays={trays.choices}
            errors={errors}
            {...{ change }}
          />
        )}
      </Stack>
    </FormModal>
  );
}

/** Lines of an order whose piece is not made and does not wait for validation. */
export function openLines(order: PesananDocument): readonly OrderLine[] {
  return order.detail.filter((line) => line.kode_barcode === '' && line.menunggu === '');
}

const NEW: Omit<Made, 'baris'> = {
  cara: 'BARU',
  kode_barcode: '',
  kode_baki: '',
  berat: null,
  manual: true,
  harga_beli: null,
  harga_jual: null,
};

function useMade({ order, onClose }: MadeProps) {
  const t = useT();
  const no = order.no_pesanan;
  const open = openLines(order);
  const [made, setMade] = useState<Made>({ ...NEW, baris: open[0]?.baris ?? 0 });
  const line = open.find((one) => one.baris === made.baris);
  const trays = useMasterChoices(baki, { path: 'baki/get/all' });
  const { send, saving, errors, setErrors } = useSubmit<PesananDocument>({
    path: 'pesanan/barang-jadi',
    screen: `barang-jadi.${no}`,
  });
  const change = (patch: Partial<Made>): void => {
    setErrors({});
    setMade((old) => ({ ...old, ...patch }));
  };
  const save = async (): Promise<void> => {
    if (line === undefined) return;
    const kode_gudang = trays.rows.find((r) => r.kode_baki === made.kode_baki)?.kode_gudang ?? '';
    const answer = await send({ no_faktur_group: no, ...bodyOf(made, line, kode_gudang) });
    if (answer === undefined) return;
    const after = answer.data.detail.find((l) => l.baris === made.baris);
    const { kode_barcode: kode = '', menunggu: entri = '' } = after ?? {};
    notify.success(
      entri === ''
        ? t('pesanan.jadi-berhasil', { kode, no })
        : t('pesanan.jadi-menunggu', { entri, no }),
    );
    onClose(true);
  };
  return { made, change, open, line, trays, errors, saving, save };
}

function NewFields(props: {
  made: Made;
  line: OrderLine | undefined;
  trays: readonly { readonly value: string; readonly label: string }[];
  errors: FieldErrors;
  change: (patch: Partial<Made>) => void;
}): ReactNode {
  const t = useT();
  const { made, line, change } = props;
  const error = (name: string): string | undefined => props.errors[`barang_baru.0.${name}`];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <WeighInput
        id="pesan-jadi-berat"
        required
        label={t('field.berat')}
        value={made.berat}
        manual={made.manual}
        error={error('berat')}
        onChange={(berat, manual) =>
          change({ berat, manual, harga_jual: line ? priceOf(line, berat) : null })
        }
      />
      <SelectField
        size="xs"
        required
        label={t('field.kode_baki')}
        data={props.trays}
        value={made.kode_baki}
        error={error('kode_baki') ?? error('kode_gudang')}
        onChange={(kode_baki) => change({ kode_baki })}
      />
      <RupiahInput
        size="xs"
        required
        label={t('field.harga_beli')}
        value={made.harga_beli}
        error={error('harga_beli')}
        onChange={(harga_beli) => change({ harga_beli })}
      />
      <RupiahInput
        size="xs"
        required
        label={t('field.harga_jual')}
        value={made.harga_jual}
        error={error('harga_jual')}
        onChange={(harga_jual) => change({ harga_jual })}
      />
    </SimpleGrid>
  );
}

/** The price on the piece: the order's gold for what it weighs. */
function priceOf(line: OrderLine, berat: Milligram | null): Rupiah | null {
  const gram = Number(line.rumus['hargaGram'] ?? 0);
  return berat === null || gram === 0 ? null : hargaBerat(rupiah(gram), berat);
}

function nameOf(line: OrderLine): string {
  return `${line.baris}. ${line.nama_barang} ${showGram(line.berat)}`;
}

function bodyOf(made: Made, line: OrderLine, kode_gudang: string): object {
  const { baris, kode_barcode, kode_baki, berat, harga_beli, harga_jual } = made;
  if (made.cara === 'STOK') return { dari_stok: [{ baris, kode_barcode }] };
  const { kode_group, kode_jenis, nama_barang, kadar, rumus } = line;
  const piece = {
    baris,
    kode_group,
    kode_jenis,
    kode_gudang,
    kode_baki,
    nama_barang,
    kadar,
    kadar_cetak: stampOf(Math.round(kadar * 100)),
    size: typeof rumus['size'] === 'string' ? rumus['size'] : '',
    ongkos: Number(rumus['ongkos'] ?? 0),
    tipe_ongkos: rumus['tipeOngkos'] === 'PER_GRAM' ? 'PER_GRAM' : 'TOTAL',
    ...(berat !== null && { berat: mgToGram(berat) }),
    ...(harga_beli !== null && { harga_beli }),
    ...(harga_jual !== null && { harga_jual }),
  };
  return { barang_baru: [piece] };
}
