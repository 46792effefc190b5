/**
 * How the down payment of a cancelled document goes back: cash or a transfer, and what the shop
 * keeps of it. Nothing is shown where nothing was paid.
 */
import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { showRp } from '../../platform/show.ts';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CancelFieldsProps } from './document-slot.ts';
import { useAccounts } from './master-lists.ts';

/** `kembali` of the wire. */
export interface Kembali {
  readonly jenis: 'CASH' | 'TRANSFER';
  readonly no_rekening?: string;
}

const CASH: Kembali = { jenis: 'CASH' };

export function RefundFields({ document, value, onChange, errors }: CancelFieldsProps): ReactNode {
  const t = useT();
  if (document.bayar === 0 || document.status_valid === MENUNGGU) return null;
  const kembali = (value['kembali'] as Kembali | undefined) ?? CASH;
  const kept = (value['ditahan_rp'] as Rupiah | undefined) ?? null;
  const set = (patch: Readonly<Record<string, unknown>>): void =>
    onChange({ kembali, ...value, ...patch });
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" mb="sm">
      <RefundMethod
        kembali={kembali}
        error={errors['kembali.no_rekening']}
        onChange={(next) => set({ kembali: next })}
      />
      <RupiahInput
        label={t('titipan.ditahan')}
        description={t('titipan.ditahan-petunjuk')}
        value={kept}
        error={errors['ditahan_rp']}
        onChange={(ditahan_rp) => {
          const { ditahan_rp: _kept, ...rest } = value;
          onChange({ kembali, ...rest, ...(ditahan_rp !== null && { ditahan_rp }) });
        }}
      />
      <Stack gap={0} role="status">
        <Text size="sm" c="dimmed">
          {t('titipan.dikembalikan')}
        </Text>
        <Text fw={700} size="lg" className="numeric">
          {showRp(Math.max(0, document.bayar - (kept ?? 0)))}
        </Text>
      </Stack>
    </SimpleGrid>
  );
}

/** Cash, or a transfer from an account of the shop. */
export function RefundMethod(props: {
  kembali: Kembali;
  error: string | undefined;
  onChange: (kembali: Kembali) => void;
}): ReactNode {
  const t = useT();
  const accounts = useAccounts();
  const { kembali, error, onChange } = props;
  return (
    <>
      <SelectField
        label={t('titipan.cara-kembali')}
        data={[
          { value: 'CASH', label: t('sale.jenis.CASH') },
          { value: 'TRANSFER', label: t('sale.jenis.TRANSFER') },
        ]}
        value={kembali.jenis}
        onChange={(jenis) =>
          onChange(jenis === 'TRANSFER' ? { jenis: 'TRANSFER', no_rekening: '' } : CASH)
        }
      />
      {kembali.jenis === 'CASH' ? null : (
        <SelectField
          required
          label={t('titipan.rekening-kembali')}
          data={accounts.map((a) => ({
            value: a.no_rekening,
            label: [a.nama_bank, a.no_rekening, a.nama_rekening].filter(Boolean).join(' · '),
          }))}
          value={kembali.no_rekening ?? ''}
          error={error}
          onChange={(no_rekening) => onChange({ jenis: 'TRANSFER', no_rekening })}
        />
      )}
    </>
  );
}
