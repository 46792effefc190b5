/**
 * Parameter Harga Emas Global: one field, the price of a gram 24K. Beyond the day's limit a change
 * is an owner's and asks for its approval. After a successful save the page reloads after three
 * seconds (spec 2 §4).
 */
import { Paper } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { ApiError, Cancelled, LOST, wordsBeside } from '../../platform/api-error.ts';
import { api, newKey } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { may, mergeSettings, useSession } from '../../platform/session.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';

const KEY = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';
const RELOAD_AFTER = 3000;

export function HargaGlobal(): ReactNode {
  const t = useT();
  const now = useSession().settings.number(KEY);
  const [nominal, setNominal] = useState<Rupiah | null>(now === 0 ? null : rupiah(now));
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** The same submit keeps its key until the server has answered. */
  const key = useRef<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    if (nominal === null || nominal === 0) {
      setError(t('isian.kosong', { label: t('harga-global.label') }));
      return;
    }
    setSaving(true);
    try {
      const own = (key.current ??= newKey());
      await withAuthorization((detail_authorization) =>
        api.put('parameter-harga-emas/global', {
          body: { nominal, detail_authorization },
          key: own,
        }),
      );
      mergeSettings([{ key: KEY, value: String(nominal) }]);
      notify.success(t('harga-global.disimpan'));
      setTimeout(() => location.reload(), RELOAD_AFTER);
    } catch (failure) {
      const lost = failure instanceof ApiError && failure.code === LOST;
      if (!lost) key.current = undefined;
      if (lost || failure instanceof Cancelled) notify.failure(failure, 'harga-global.gagal');
      else notify.error(t('harga-global.gagal') + wordsBeside(failure));
      setSaving(false);
    }
  };
  // In the heading, where it stands still while the field below tells what it understood.
  const button = may('master.parameter-harga-global.ubah') ? (
    <KbdButton shortcut="Ctrl+S" disabled={saving} onClick={() => void save()}>
      {saving ? t('shell.sedang-menyimpan') : t('harga-global.simpan')}
    </KbdButton>
  ) : null;
  return (
    <Page title={t('screen.parameter-harga-global')} actions={button}>
      <Paper withBorder p="md" maw={480}>
        <RupiahInput
          label={t('harga-global.label')}
          withAsterisk
          value={nominal}
          error={error}
          onChange={(value) => {
            key.current = undefined;
            setError(undefined);
            setNominal(value);
          }}
        />
      </Paper>
    </Page>
  );
}
