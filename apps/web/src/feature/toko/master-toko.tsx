/** Master Toko: the chain's shops; head office opens branches and edits cards, others read. */
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShopCard } from '@kencana/contract/shop-card';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';
import { useList } from '../../platform/use-list.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { OpenBranchForm } from './open-branch-form.tsx';
import { ShopForm } from './shop-form.tsx';

export function MasterToko(): ReactNode {
  const t = useT();
  const session = useSession();
  const list = useList('tokos/get/all');
  const client = useQueryClient();
  const [edited, setEdited] = useState<ShopCard>();
  const [opening, setOpening] = useState(false);
  const own = session.toko.tipe_toko === 'PUSAT' && session.picked === undefined;
  const mayEdit = own && may('master.master-toko.ubah');
  const mayOpen = own && may('master.master-toko.tambah');
  const columns = useMemo(() => shopColumns(t), [t]);
  const editButton = (row: ShopCard): ReactNode => (
    <ActionIcon
      variant="subtle"
      onClick={() => setEdited(row)}
      aria-label={t('master.edit_baris', { nama: row.nama_toko })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <Page
      title={t('screen.master-toko')}
      actions={
        mayOpen ? (
          <KbdButton shortcut="F2" onClick={() => setOpening(true)}>
            {t('toko.buka')}
          </KbdButton>
        ) : undefined
      }
    >
      <DataTable
        name="master-toko"
        label={t('screen.master-toko')}
        csvName="master-toko"
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.kode_toko}
        error={list.error}
        onRetry={list.reload}
        empty={{}}
        search
        toolbar={null}
        {...(mayEdit ? { actions: editButton, onOpen: setEdited } : {})}
      />
      {edited === undefined ? null : (
        <ShopForm
          key={edited.kode_toko}
          shop={edited}
          onClose={() => setEdited(undefined)}
          onSaved={list.reload}
        />
      )}
      {opening ? (
        <OpenBranchForm
          shops={list.rows ?? []}
          onClose={() => setOpening(false)}
          // Also the shop picker above has one more.
          onSaved={() => void client.invalidateQueries()}
        />
      ) : null}
    </Page>
  );
}

function shopColumns(t: Translate): Column<ShopCard>[] {
  return [
    { key: 'kode_toko', label: t('toko.kode'), value: (row) => row.kode_toko },
    { key: 'nama_toko', label: t('toko.nama'), value: (row) => row.nama_toko },
    { key: 'alamat_toko', label: t('toko.alamat'), value: (row) => row.alamat_toko },
    { key: 'tipe_toko', label: t('toko.tipe'), value: (row) => t(`toko.tipe.${row.tipe_toko}`) },
    { key: 'no_hp', label: t('field.no_hp'), value: (row) => row.no_hp },
    { key: 'npwp', label: t('field.npwp'), value: (row) => row.npwp },
    {
      key: 'portal',
      label: t('toko.portal'),
      value: (row) =>
        row.portal.includes('://') ? t('shell.toko-server-lain', { nama: row.portal }) : row.portal,
    },
    { key: 'tgl_system', label: t('toko.tgl_system'), value: (row) => row.tgl_system },
    {
      key: 'aktif',
      label: t('field.aktif'),
      value: (row) => t(row.aktif ? 'shell.ya' : 'shell.tidak'),
    },
  ];
}
