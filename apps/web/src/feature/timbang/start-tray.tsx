/** Choosing a warehouse and a tray to weigh, or all trays of the warehouse one after the other. */
import { Button, Group, Paper } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { baki } from '@kencana/contract/master/baki';
import { gudang } from '@kencana/contract/master/gudang';
import type { TimbangRow } from '@kencana/contract/call/timbang-calls';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { choiceOf, useActiveRows } from '../../platform/master-rows.ts';
import { notify } from '../../platform/notify.ts';
import { enterMovesOn } from '../../ui/enter-moves-on.ts';
import { SelectField } from '../../ui/select-field.tsx';

const WIDTH = { base: '100%', xs: 260 } as const;

interface StartProps {
  readonly started: readonly TimbangRow[];
  readonly onStarted: (rows: readonly TimbangRow[]) => void;
}

/** What is chosen, what may be, and starting it. */
function useStart({ started, onStarted }: StartProps) {
  const [house, setHouse] = useState('');
  const [tray, setTray] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const trays = useActiveRows(baki);
  const open = new Set(started.map(({ kode_baki }) => kode_baki));
  const offered = trays.filter((one) => one.kode_gudang === house && !open.has(one.kode_baki));
  const start = async (codes: readonly string[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      for (const kode_toko of codes) {
        const body = { kode_gudang: house, kode_toko };
        onStarted((await api.post('timbang-baki/start', { body })).data);
      }
      setTray('');
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors ?? {});
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (code: string): void => {
    setHouse(code);
    setTray('');
  };
  return { house, tray, busy, errors, offered, choose, setTray, start };
}

export function StartTray(props: StartProps): ReactNode {
  const t = useT();
  const { house, tray, busy, errors, offered, choose, setTray, start } = useStart(props);
  const houses = useActiveRows(gudang);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start([tray]);
  };
  return (
    <Paper withBorder p="sm">
      <form onSubmit={submit} onKeyDown={enterMovesOn} noValidate>
        <Group gap="sm" align="flex-start">
          <SelectField
            label={t('field.kode_gudang')}
            w={WIDTH}
            autoFocus
            openOnFocus={false}
            withAsterisk
            error={errors['kode_gudang']?.[0]}
            data={houses.map((one) => choiceOf(one.kode_gudang, one.nama_gudang))}
            value={house}
            onChange={choose}
          />
          <SelectField
            label={t('field.kode_baki')}
            w={WIDTH}
            withAsterisk
            error={errors['kode_toko']?.[0]}
            data={offered.map((one) => choiceOf(one.kode_baki, one.nama_baki))}
            value={tray}
            onChange={setTray}
          />
          <Button type="submit" mt={25} disabled={busy}>
            {t('timbang.mulai')}
          </Button>
          <Button
            mt={25}
            variant="default"
            disabled={busy || house === '' || offered.length === 0}
            onClick={() => void start(offered.map(({ kode_baki }) => kode_baki))}
          >
            {t('timbang.mulai-gudang')}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}
