/**
 * Before closing: the day's state, the count, the reason of a difference, and the confirmation that
 * sends it.
 */
import { Alert, Checkbox, Grid, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { subtractExact, type Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import { useDraft } from '../../platform/draft.ts';
import { translate, useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { countBody, countedRupiah } from './cash-count.ts';
import type { Count } from './cash-count.ts';
import { CountTable } from './count-table.tsx';
import { leavesEmptyDays } from './day.ts';
import type { DayStatus } from '@kencana/contract/closing';
import { DayChecks } from './day-checks.tsx';
import type { Closing } from './use-closing.ts';

interface Values {
  /** The day that was counted; a draft of another day is not taken over. */
  readonly tgl: string;
  readonly count: Count;
  readonly alasan: string;
  readonly semua: boolean;
}
const EMPTY: Values = { tgl: '', count: {}, alasan: '', semua: false };

export interface ClosingFormProps {
  readonly status: DayStatus;
  readonly closing: Closing;
}

export function ClosingForm({ status, closing }: ClosingFormProps): ReactNode {
  const t = useT();
  const { submit } = closing;
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft, clear] = useDraft<Values>('tutup-toko.hitung', EMPTY);
  const values = draft.tgl === status.tgl_system ? draft : { ...EMPTY, tgl: status.tgl_system };
  const change = (patch: Partial<Values>): void => {
    submit.touch(Object.keys(patch));
    setDraft({ ...values, ...patch });
  };
  const gap = subtractExact(countedRupiah(values.count), status.kas_sistem);
  const wrong = (): void => focusFirstWrongSoon(element.current);
  const save = async (): Promise<void> => {
    if (element.current?.querySelector('[data-unreadable]')) return wrong();
    if (gap !== 0 && values.alasan.trim() === '') {
      submit.setErrors({ alasan: t('input.wajib', { label: t('field.alasan') }) });
      return wrong();
    }
    if (!(await confirmed(status, values, gap))) return;
    const closed = await closing.close({
      tgl_system: status.tgl_system,
      uang_fisik: countBody(values.count),
      alasan: gap === 0 ? '' : values.alasan,
      abaikan_peringatan: status.peringatan.length > 0,
      sampai_hari_ini: values.semua,
    });
    if (closed) clear();
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={t('screen.tutup-toko')}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <CountTable
            count={values.count}
            sistem={status.kas_sistem}
            onChange={(count) => change({ count })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Stack gap="md">
            <Refusal closing={closing} />
            <DayChecks status={status} />
            <CloseBox
              status={status}
              values={values}
              gap={gap}
              error={submit.errors['alasan']}
              saving={submit.saving}
              change={change}
              onClose={() => void save()}
            />
          </Stack>
        </Grid.Col>
      </Grid>
    </form>
  );
}

/** Tells what closing does; true to go on. */
function confirmed(status: DayStatus, values: Values, gap: Jumlah): Promise<boolean> {
  const text = [translate('money.tutup-yakin', { tgl: status.tgl_system })];
  if (gap !== 0) text.push(translate('money.tutup-selisih', { rp: formatRupiah(gap) }));
  if (status.peringatan.length > 0) {
    text.push(translate('money.tertinggal', { n: status.tertinggal }));
  }
  if (values.semua) text.push(translate('money.tutup-semua', { tgl: status.hari_ini }));
  const yes = translate('screen.tutup-toko');
  return confirmDialog({ title: yes, text: text.join('\n'), yes });
}

/** The date, the reason of a difference, the empty days, and the button. */
function CloseBox(props: {
  readonly status: DayStatus;
  readonly values: Values;
  readonly gap: Jumlah;
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly change: (patch: Partial<Values>) => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const { status, values, gap, change } = props;
  const unweighed = status.wajib_timbang && status.belum_timbang.length > 0;
  const blocked = status.hambatan.length > 0 || status.tertinggal < 0 || unweighed;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text>{t('money.tanggal-ditutup')}</Text>
          <Text fw={700} className="numeric">
            {status.tgl_system}
          </Text>
        </Group>
        {gap === 0 ? null : (
          <Textarea
            required
            autosize
            minRows={2}
            maxLength={200}
            label={t('money.alasan-selisih')}
            description={t('money.alasan-petunjuk')}
            value={values.alasan}
            error={props.error}
            onChange={(event) => change({ alasan: event.currentTarget.value })}
          />
        )}
        {leavesEmptyDays(status) ? (
          <Checkbox
            label={t('money.sampai-hari-ini', { tgl: status.hari_ini })}
            checked={values.semua}
            onChange={(event) => change({ semua: event.currentTarget.checked })}
          />
        ) : null}
        <KbdButton
          shortcut="F8"
          disabled={blocked || props.saving || !may('tutup-toko.tutup-toko.tambah')}
          onClick={props.onClose}
        >
          {t('screen.tutup-toko')}
        </KbdButton>
      </Stack>
    </Paper>
  );
}

/** Why the last try was refused: nothing was changed. */
function Refusal({ closing }: { closing: Closing }): ReactNode {
  const t = useT();
  if (closing.refused === undefined) return null;
  return (
    <Alert color="red" role="alert" title={t('money.belum-ditutup')}>
      {closing.refused}
    </Alert>
  );
}
