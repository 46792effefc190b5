/** /hak-akses-news: announcements of the shop and which levels read them at home. */
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { News } from '@kencana/contract/news';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { useList, useRefreshLists } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { NewsForm } from './news-form.tsx';

export function HakAksesNews(): ReactNode {
  const t = useT();
  const list = useList('news/semua');
  const refresh = useRefreshLists();
  const [open, setOpen] = useState<{ readonly news: News | undefined }>();
  const mayEdit = may('users.hak-akses-news.ubah');
  const remove = async (news: News): Promise<void> => {
    const text = t('users.news.tanya-hapus', { judul: news.judul });
    if (!(await confirmDialog({ text, danger: true }))) return;
    try {
      const answer = await api.del('news/:id', { params: { id: news.id } });
      notify.success(answer.message ?? t('master.dihapus'));
    } catch (error) {
      notify.failure(error, 'shell.kirim-gagal');
    }
    refresh();
  };
  return (
    <Page
      title={t('screen.hak-akses-news')}
      actions={
        mayEdit ? (
          <KbdButton shortcut="F2" onClick={() => setOpen({ news: undefined })}>
            {t('users.news.tambah')}
          </KbdButton>
        ) : undefined
      }
    >
      <DataTable
        name="hak-akses-news"
        label={t('screen.hak-akses-news')}
        columns={columns(t)}
        rows={list.rows}
        rowKey={(news) => news.id}
        error={list.error}
        onRetry={list.reload}
        search
        onOpen={(news) => mayEdit && setOpen({ news })}
        {...(mayEdit
          ? {
              actions: (news: News) => (
                <Actions
                  news={news}
                  onEdit={() => setOpen({ news })}
                  onRemove={() => void remove(news)}
                />
              ),
            }
          : {})}
      />
      {open === undefined ? null : (
        <NewsForm
          news={open.news}
          onClose={(saved) => {
            setOpen(undefined);
            if (saved) refresh();
          }}
        />
      )}
    </Page>
  );
}

interface ActionsProps {
  readonly news: News;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Actions({ news, onEdit, onRemove }: ActionsProps): ReactNode {
  const t = useT();
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        aria-label={t('users.ubah', { user: news.judul })}
        onClick={onEdit}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('users.news.hapus', { judul: news.judul })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function columns(t: ReturnType<typeof useT>): readonly Column<News>[] {
  const state = (news: News): string => t(news.aktif ? 'field.aktif' : 'users.nonaktif');
  return [
    { key: 'judul', label: t('users.news.judul') },
    { key: 'levels', label: t('users.news.levels'), value: (news) => news.levels.join(', ') },
    { key: 'tgl_dari', label: t('users.news.dari') },
    { key: 'tgl_sampai', label: t('users.news.sampai') },
    {
      key: 'aktif',
      label: t('report.saring.status'),
      value: state,
      render: (news) => <StatusBadge tone={news.aktif ? 'ok' : 'off'}>{state(news)}</StatusBadge>,
    },
    { key: 'created_by', label: t('users.news.oleh') },
  ];
}
