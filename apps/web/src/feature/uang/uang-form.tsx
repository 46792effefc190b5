/**
 * Money in or out: the kode transaksi decides the direction, bank money names its account (POST
 * cash/simpan).
 */
import { Alert, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { addExact } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { kodeTransaksi } from '@kencana/contract/master/kode-transaksi';
import { rekening } from '@kencana/contract/master/rekening';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Side } from './money-book.tsx';
import { useSaldo } from './saldo.tsx';

interface UangValues {
  readonly kode_transaksi: string;
  readonly no_rekening: string;
  readonly jumlah_rp: Rupiah | null;
  readonly keterangan: string;
}
const EMPTY: UangValues = { kode_transaksi: '', no_rekening: '', jumlah_rp: null, keterangan: '' };

export function UangForm({ side }: { side: Side }): ReactNode {
  const t = useT();
  const screen = side === 'KAS' ? 'uang-kas' : 'uang-bank';
  const [values, setValues, clear] = useDraft<UangValues>(screen, EMPTY);
  const element = useRef<HTMLFormElement>(null);
  const refresh = useRefreshLists();
  const submit = useSubmit<{ no: string }>({ path: 'cash/simpan', screen });
  const query = { jenis_kas: side };
  const kinds = useMasterChoices(kodeTransaksi, {
    path: 'paratransaksi/get/all',
    query,
    option: (row) => [
      row.kode_transaksi,
      `${row.nama_transaksi} (${t(row.arah === 'IN' ? 'screen.masuk' : 'screen.keluar')})`,
    ],
  });
  const kind = kinds.rows.find((row) => row.kode_transaksi === values.kode_transaksi);
  const change = (patch: Partial<UangValues>): void => {
    submit.touch(Object.keys(patch));
    setValues((old) => ({ ...old, ...patch }));
  };
  const wrong = (): void => focusFirstWrongSoon(element.current);
  const save = async (): Promise<void> => {
    if (element.current?.querySelector('[data-unreadable]')) return wrong();
    const missing = Object.entries(values)
      .filter(([name]) => name !== 'no_rekening' || side === 'BANK')
      .filter(([, value]) => value === null || String(value).trim() === '')
      .map(([name]) => [name, t('input.wajib', { label: t(`field.${name as keyof UangValues}`) })]);
    submit.setErrors(Object.fromEntries(missing));
    if (missing.length > 0 || kind === undefined) return wrong();
    const answer = await submit.send({ ...values, jenis_kas: side, arah: kind.arah });
    if (answer === undefined) return wrong();
    notify.success(t('money.tersimpan', { no: answer.data.no }));
    clear();
    refresh();
    setTimeout(() => element.current?.querySelector('input')?.focus(), 0);
  };
  return (
    <Paper withBorder p="md">
      <form
        ref={element}
        noValidate
        aria-label={t(`screen.${screen}`)}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="xs">
          <SelectField
            required
            autoFocus
            label={t('field.kode_transaksi')}
            data={kinds.choices}
            value={values.kode_transaksi}
            error={submit.errors['kode_transaksi'] ?? kinds.error}
            onChange={(kode_transaksi) => change({ kode_transaksi })}
          />
          <Fields side={side} values={values} errors={submit.errors} change={change} />
          <After side={side} values={values} arah={kind?.arah} />
          <KbdButton shortcut="Ctrl+S" disabled={submit.saving} onClick={() => void save()}>
            {submit.saving ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
          </KbdButton>
        </Stack>
      </form>
    </Paper>
  );
}

function Fields(props: {
  readonly side: Side;
  readonly values: UangValues;
  readonly errors: FieldErrors;
  readonly change: (patch: Partial<UangValues>) => void;
}): ReactNode {
  const t = useT();
  const { side, values, errors, change } = props;
  const accounts = useMasterChoices(rekening, {
    enabled: side === 'BANK',
    option: (row) => [row.no_rekening, `${row.kode_bank} ${row.nama_rekening}`],
  });
  return (
    <>
      {side === 'BANK' ? (
        <SelectField
          required
          label={t('field.no_rekening')}
          data={accounts.choices}
          value={values.no_rekening}
          error={errors['no_rekening'] ?? accounts.error}
          onChange={(no_rekening) => change({ no_rekening })}
        />
      ) : null}
      <RupiahInput
        required
        label={t('field.jumlah_rp')}
        value={values.jumlah_rp}
        error={errors['jumlah_rp']}
        onChange={(jumlah_rp) => change({ jumlah_rp })}
      />
      <Textarea
        required
        autosize
        minRows={2}
        maxLength={200}
        label={t('field.keterangan')}
        value={values.keterangan}
        error={errors['keterangan']}
        onChange={(event) => change({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}

/** Direction, and the balance as it would be after saving. */
function After(props: {
  readonly side: Side;
  readonly values: UangValues;
  readonly arah: 'IN' | 'OUT' | undefined;
}): ReactNode {
  const t = useT();
  const { rows } = useSaldo();
  const { side, values, arah } = props;
  if (arah === undefined) return null;
  const akun = side === 'KAS' ? 'CASH' : values.no_rekening;
  const saldo = rows?.find((row) => row.akun === akun)?.saldo;
  const amount: number = values.jumlah_rp ?? 0;
  const after = saldo === undefined ? undefined : addExact(saldo, arah === 'IN' ? amount : -amount);
  return (
    <>
      <Text size="sm" component="div" role="status">
        <StatusBadge tone={arah === 'IN' ? 'ok' : 'wait'}>
          {t(arah === 'IN' ? 'money.uang-masuk' : 'money.uang-keluar')}
        </StatusBadge>{' '}
        {after === undefined ? null : t('money.saldo-setelah', { rp: formatRupiah(after) })}
      </Text>
      {after !== undefined && after < 0 ? (
        <Alert color="orange" py={6}>
          {t('money.saldo-kurang')}
        </Alert>
      ) : null}
    </>
  );
}
