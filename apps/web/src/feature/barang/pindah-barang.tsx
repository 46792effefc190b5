/** Pindah Barang: pieces are scanned into a list and moved to one tray in one document. */
import { Alert, Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { baki } from '@kencana/contract/master/baki';
import { gudang } from '@kencana/contract/master/gudang';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { StockDocument } from './stock-document.tsx';
import { useStockDocument } from './use-stock-document.ts';
import type { StockForm } from './use-stock-document.ts';

interface Target {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly keterangan: string;
}
const NOWHERE: Target = { kode_gudang: '', kode_baki: '', keterangan: '' };

export function PindahBarang(): ReactNode {
  const t = useT();
  const form = useStockDocument<Target>({
    screen: 'pindah-barang',
    path: 'pindahbarang/simpan',
    nothing: NOWHERE,
    required: [
      ['kode_gudang', t('field.kode_gudang')],
      ['kode_baki', t('field.kode_baki')],
    ],
    saved: t('stock.pindah-berhasil'),
  });
  const { list, target } = form;
  const there = list.pieces.filter((piece) => piece.kode_baki === target.kode_baki);
  const takeOut = (): void => {
    for (const piece of there) list.remove(piece.kode_barcode);
  };
  return (
    <StockDocument title={t('screen.pindah-barang')} form={form} submitLabel={t('stock.pindahkan')}>
      <TargetFields {...form} />
      {there.length === 0 ? null : (
        <Alert color="orange" py={6} role="status">
          {t('stock.sudah-di-baki', {
            n: there.length,
            kode: there.map((piece) => piece.kode_barcode).join(', '),
          })}
          <Button size="compact-xs" variant="white" mt={4} onClick={takeOut}>
            {t('stock.keluarkan-semua', { n: there.length })}
          </Button>
        </Alert>
      )}
    </StockDocument>
  );
}

function TargetFields({ target, errors, change }: StockForm<Target>): ReactNode {
  const t = useT();
  const warehouses = useMasterChoices(gudang);
  const trays = useMasterChoices(baki, {
    path: `baki/get/by-kode-gudang/${encodeURIComponent(target.kode_gudang)}`,
    enabled: target.kode_gudang !== '',
  });
  return (
    <>
      <SelectField
        required
        label={t('stock.gudang-tujuan')}
        data={warehouses.choices}
        value={target.kode_gudang}
        error={errors['kode_gudang'] ?? warehouses.error}
        onChange={(kode_gudang) => change({ kode_gudang, kode_baki: '' })}
      />
      <SelectField
        required
        label={t('stock.baki-tujuan')}
        data={trays.choices}
        value={target.kode_baki}
        error={errors['kode_baki'] ?? trays.error}
        disabled={target.kode_gudang === ''}
        onChange={(kode_baki) => change({ kode_baki })}
      />
      <TextInput
        label={t('field.keterangan')}
        maxLength={200}
        value={target.keterangan}
        error={errors['keterangan']}
        onChange={(event) => change({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}
