/**
 * Parameter Akun: events with the accounts their roles are booked to. Edits are held locally, and
 * survive a reload, until Save Changes (spec 1 §2).
 */
import { useMasterRows } from '../../platform/master-rows.ts';
import { akun } from '@kencana/contract/master/akun';
import { ActionIcon, Button, Group, List, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ParameterAkun as Event } from '@kencana/contract/parameter-akun';
import { api } from '../../platform/api.ts';
import { wordsOf } from '../../platform/api-error.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import type { Choice } from '../../ui/select-field.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { accountChoices } from './account-choice.ts';
import { AkunForm } from './akun-form.tsx';
import { eventKey, hold, withHeld } from './held-changes.ts';
import type { Held } from './held-changes.ts';
import { useSaveChanges } from './use-save-changes.ts';

const NOTHING: Held = {};

export function ParameterAkun(): ReactNode {
  const t = useT();
  const { rows, accounts } = useParameterAkun();
  const [held, setHeld, discard] = useDraft<Held>('parameter-akun', NOTHING);
  const [open, setOpen] = useState<Event>();
  const { saving, save } = useSaveChanges(held, setHeld, rows.refetch);
  const count = Object.keys(held).length;
  const mayEdit = may('akuntansi.parameter-akun.ubah');
  const actions = mayEdit && count > 0 && (
    <>
      <Text fz="sm" role="status">
        {t('akun.belum_disimpan', { jumlah: count })}
      </Text>
      <Button variant="default" disabled={saving} onClick={discard}>
        {t('akun.buang')}
      </Button>
      <KbdButton shortcut="Ctrl+S" disabled={saving} onClick={() => void save()}>
        {t(saving ? 'shell.sedang-menyimpan' : 'akun.simpan')}
      </KbdButton>
    </>
  );
  return (
    <Page title={t('screen.parameter-akun')} actions={actions}>
      <DataTable
        name="parameter-akun"
        label={t('screen.parameter-akun')}
        columns={columns(t, held)}
        rows={rows.data && withHeld(rows.data, held)}
        rowKey={eventKey}
        error={rows.error === null ? undefined : (wordsOf(rows.error) ?? t('akun.gagal_muat'))}
        onRetry={() => void rows.refetch()}
        search
        detail={(row) => <Roles row={row} accounts={accounts} />}
        {...(mayEdit
          ? {
              onOpen: setOpen,
              actions: (row: Event) => (
                <ActionIcon
                  variant="subtle"
                  aria-label={t('akun.edit', { trx: eventKey(row) })}
                  onClick={() => setOpen(row)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
              ),
            }
          : {})}
      />
      {open === undefined ? null : (
        <AkunForm
          row={open}
          accounts={accounts}
          onClose={() => setOpen(undefined)}
          onApply={(changed) => {
            const stored = rows.data?.find((row) => eventKey(row) === eventKey(changed));
            if (stored !== undefined) setHeld((old) => hold(old, stored, changed));
          }}
        />
      )}
    </Page>
  );
}

function useParameterAkun() {
  const shop = addressedShop(useSession()).kode_toko;
  const rows = useQuery({
    queryKey: ['parameter-akun', shop],
    queryFn: async () => (await api.get('para-akun-transaksi')).data,
  });
  const akuns = useMasterRows(akun);
  return { rows, accounts: accountChoices(akuns.data ?? [], useT()) };
}

function columns(t: ReturnType<typeof useT>, held: Held) {
  const numbers = (row: Event): string =>
    row.detail_akun.map((d) => d.nomor_akun ?? t('akun.belum_dipetakan')).join(', ');
  return [
    { key: 'trx', label: t('field.trx') },
    { key: 'type', label: t('field.type') },
    { key: 'detail_akun', label: t('field.nomor_akun'), value: numbers },
    {
      key: 'status',
      label: t('field.status'),
      value: (row: Event) => (held[eventKey(row)] === undefined ? '' : t('akun.berubah')),
      render: (row: Event) =>
        held[eventKey(row)] === undefined ? null : (
          <StatusBadge tone="wait">{t('akun.berubah')}</StatusBadge>
        ),
    },
  ];
}

function Roles(props: { row: Event; accounts: readonly Choice[] }): ReactNode {
  const t = useT();
  const named = new Map(props.accounts.map((account) => [account.value, account.label]));
  return (
    <List size="sm" listStyleType="none">
      {props.row.detail_akun.map((d) => (
        <List.Item key={`${d.kode_akun}/${d.jenis_akun}`}>
          <Group gap="xs">
            <Text span fz="sm" fw={600}>
              {d.kode_akun}
            </Text>
            <Text span fz="sm" c="dimmed">
              {t(`opsi.jenis_akun.${d.jenis_akun}`)}
            </Text>
            {d.nomor_akun === null ? (
              <StatusBadge tone="bad">{t('akun.belum_dipetakan')}</StatusBadge>
            ) : (
              <Text span fz="sm">
                {named.get(d.nomor_akun) ?? d.nomor_akun}
              </Text>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
