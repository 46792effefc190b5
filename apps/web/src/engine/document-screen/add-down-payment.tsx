/** More money on the down payment of an open document: the form that a row's button opens. */
import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useAccounts, usualAccount } from './master-lists.ts';

const KINDS = ['CASH', 'TRANSFER', 'DEBIT', 'KREDIT'] as const;
type Kind = (typeof KINDS)[number];

interface Pay {
  readonly jenis: Kind;
  readonly jumlah_rp: Rupiah | null;
  readonly no_rekening: string;
  readonly no_card: string;
}

export interface AddDownPaymentProps {
  /** The call, `titip/tambah-dp`. */
  readonly path: string;
  readonly no: string;
  /** Rupiah still to pay: no more is taken. */
  readonly sisa: number;
  readonly onClose: (done?: true) => void;
}

/** Closes with true when the server has saved. */
export function AddDownPayment({ path, no, sisa, onClose }: AddDownPaymentProps): ReactNode {
  const t = useT();
  const [pay, setPay] = useState<Pay>({
    jenis: 'CASH',
    jumlah_rp: null,
    no_rekening: '',
    no_card: '',
  });
  const { send, saving, errors, setErrors, touch } = useSubmit({ path, screen: `${path}.${no}` });
  const change = (patch: Partial<Pay>): void => {
    touch([...Object.keys(patch).map((key) => `pembayaran.0.${key}`), 'pembayaran']);
    setPay((old) => ({ ...old, ...patch }));
  };
  const save = async (): Promise<void> => {
    const { jenis, no_rekening, no_card } = pay;
    const jumlah_rp = pay.jumlah_rp ?? 0;
    if (jumlah_rp <= 0) {
      setErrors({ 'pembayaran.0.jumlah_rp': t('sale.jumlah-wajib') });
      return;
    }
    const row =
      jenis === 'CASH' ? { jenis, jumlah_rp } : { jenis, jumlah_rp, no_rekening, no_card };
    const answer = await send({ no_faktur_group: no, pembayaran: [row] });
    if (answer === undefined) return;
    const rp = formatRupiah(pay.jumlah_rp ?? (0 as Rupiah));
    notify.success(t('titipan.tambah-berhasil', { no, rp }));
    onClose(true);
  };
  return (
    <FormModal
      opened
      size="md"
      title={`${t('titipan.tambah-dp')} ${no}`}
      dirty={pay.jumlah_rp !== null}
      saving={saving}
      onClose={() => onClose()}
      onSubmit={save}
    >
      <PayFields pay={pay} sisa={sisa} errors={errors} onChange={change} />
    </FormModal>
  );
}

function PayFields(props: {
  pay: Pay;
  sisa: number;
  errors: FieldErrors;
  onChange: (patch: Partial<Pay>) => void;
}): ReactNode {
  const t = useT();
  const accounts = useAccounts();
  const { pay, errors, onChange } = props;
  const choose = (jenis: Kind): void =>
    onChange({
      jenis,
      no_rekening: jenis === 'CASH' ? '' : usualAccount(`rekening.${jenis}`, accounts),
    });
  return (
    <Stack gap="sm">
      <Text className="numeric">
        {t('report.kolom.sisa')}:{' '}
        <Text span fw={700}>
          {showRp(props.sisa)}
        </Text>
      </Text>
      <SegmentedControl
        aria-label={t('document.pembayaran')}
        data={KINDS.map((value) => ({ value, label: t(`sale.jenis.${value}`) }))}
        value={pay.jenis}
        onChange={choose}
      />
      <RupiahInput
        data-autofocus
        required
        label={t('field.jumlah')}
        value={pay.jumlah_rp}
        error={errors['pembayaran.0.jumlah_rp'] ?? errors['pembayaran']}
        onChange={(jumlah_rp) => onChange({ jumlah_rp })}
      />
      {pay.jenis === 'CASH' ? null : (
        <SelectField
          required
          label={t('document.rekening')}
          data={accounts.map((a) => ({
            value: a.no_rekening,
            label: [a.nama_bank, a.no_rekening, a.nama_rekening].filter(Boolean).join(' · '),
          }))}
          value={pay.no_rekening}
          error={errors['pembayaran.0.no_rekening']}
          onChange={(no_rekening) => {
            setDeviceChoice(`rekening.${pay.jenis}`, no_rekening);
            onChange({ no_rekening });
          }}
        />
      )}
      {pay.jenis === 'DEBIT' || pay.jenis === 'KREDIT' ? (
        <TextInput
          label={t('document.no-kartu')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={pay.no_card}
          error={errors['pembayaran.0.no_card']}
          onChange={(event) => onChange({ no_card: event.currentTarget.value })}
        />
      ) : null}
    </Stack>
  );
}
