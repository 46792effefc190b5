/** The modal form of Mutasi Uang Bank and Mutasi Uang Cash (spec 1 §5). */
import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { bank as masterBank } from '@kencana/contract/master/bank';
import { kodeTransaksi } from '@kencana/contract/master/kode-transaksi';
import { rekening } from '@kencana/contract/master/rekening';
import { ApiError, LOST } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CASH, changeMutasi, checkMutasi, EMPTY_MUTASI } from './mutasi-values.ts';
import type { MutasiKind, MutasiValues } from './mutasi-values.ts';

type Change = (patch: Partial<MutasiValues>) => void;

export function MutasiForm({
  kind,
  onClose,
}: {
  kind: MutasiKind;
  onClose: () => void;
}): ReactNode {
  const t = useT();
  const screen = kind === 'bank' ? 'mutasi-uang-bank' : 'mutasi-uang-cash';
  const [values, setValues, clear] = useDraft<MutasiValues>(screen, EMPTY_MUTASI);
  const refresh = useRefreshLists();
  const failed = kind === 'bank' ? 'mutasi.bank.gagal' : 'mutasi.cash.gagal';
  const submit = useSubmit<{ no: string }>({
    path: `cash/${screen}`,
    screen,
    fallback: failed,
    onFailure: (error) => tellBankFailure(kind, error, t('mutasi.bank.gagal')),
  });
  const change: Change = (patch) => {
    submit.touch([...Object.keys(patch), 'asal', 'tujuan', 'asal_rekening', 'tujuan_rekening']);
    setValues((old) => changeMutasi(kind, old, patch));
  };
  const send = async (): Promise<void> => {
    const found = Object.entries(checkMutasi(kind, values)).map(([name, finding]) => [
      name,
      t(finding.key, finding.label === undefined ? {} : { label: t(finding.label) }),
    ]);
    submit.setErrors(Object.fromEntries(found));
    if (found.length > 0) return;
    const answer = await submit.send(values);
    if (answer === undefined) return;
    const done = kind === 'bank' ? 'mutasi.bank.berhasil' : 'mutasi.cash.berhasil';
    notify.success(answer.message ?? t(done));
    clear();
    refresh();
    onClose();
  };
  const leave = (): void => {
    clear();
    onClose();
  };
  const parts = { kind, values, errors: submit.errors, change };
  return (
    <FormModal
      opened
      title={t(`screen.${screen}`)}
      dirty={JSON.stringify(values) !== JSON.stringify(EMPTY_MUTASI)}
      saving={submit.saving}
      onClose={leave}
      onSubmit={send}
    >
      <MutasiFields {...parts} />
    </FormModal>
  );
}

/**
 * Bank movements say the specification's sentence and add the reason; true when it has been told.
 */
function tellBankFailure(kind: MutasiKind, error: unknown, sentence: string): boolean {
  if (kind !== 'bank' || !(error instanceof ApiError)) return false;
  if (error.code === LOST || error.code === 'JARINGAN') return false;
  notify.error(error.message === '' ? sentence : `${sentence} (${error.message})`);
  return true;
}

interface PartProps {
  readonly kind: MutasiKind;
  readonly values: MutasiValues;
  readonly errors: FieldErrors;
  readonly change: Change;
}

function MutasiFields(parts: PartProps): ReactNode {
  const t = useT();
  const { values, errors, change } = parts;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <Kategori {...parts} />
        <RupiahInput
          required
          label={t('field.jumlah_rp')}
          value={values.jumlah}
          error={errors['jumlah']}
          onChange={(jumlah) => change({ jumlah })}
        />
        <SideFields side="asal" {...parts} />
        <SideFields side="tujuan" {...parts} />
      </SimpleGrid>
      <TextInput
        required
        mt="sm"
        maxLength={200}
        autoComplete="off"
        label={t('field.keterangan')}
        value={values.keterangan}
        error={errors['keterangan']}
        onChange={(event) => change({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}

function Kategori({ values, errors, change }: PartProps): ReactNode {
  const t = useT();
  const kinds = useMasterChoices(kodeTransaksi, {
    path: 'paratransaksi/get/all',
    option: (row) => [row.nama_transaksi, ''],
  });
  const names = [...new Set([EMPTY_MUTASI.kategori, ...kinds.choices.map((one) => one.value)])];
  return (
    <Autocomplete
      required
      data-autofocus
      label={t('field.kategori')}
      data={names}
      maxLength={40}
      value={values.kategori}
      error={errors['kategori']}
      onChange={(kategori) => change({ kategori: kategori.toUpperCase() })}
    />
  );
}

/** Bank and account of one side; the account is shut for CASH. */
function SideFields({
  side,
  kind,
  values,
  errors,
  change,
}: PartProps & { side: 'asal' | 'tujuan' }) {
  const t = useT();
  const bank = values[side];
  const account = `${side}_rekening` as const;
  const isBank = bank !== '' && bank !== CASH;
  const banks = useMasterChoices(masterBank);
  const accounts = useMasterChoices(rekening, {
    path: 'rekenings/get-by-kode-bank',
    query: { kode_bank: bank },
    enabled: isBank,
  });
  const cash = kind === 'cash' ? [{ value: CASH, label: CASH }] : [];
  return (
    <>
      <SelectField
        required
        label={t(`field.${side}`)}
        data={[...cash, ...banks.choices]}
        value={bank}
        error={errors[side] ?? banks.error}
        onChange={(value) => change({ [side]: value })}
      />
      <SelectField
        required={isBank}
        label={t(`field.${account}`)}
        data={accounts.choices}
        value={values[account]}
        error={errors[account] ?? accounts.error}
        disabled={!isBank}
        onChange={(value) => change({ [account]: value })}
      />
    </>
  );
}
