/** The dialog that adds or edits an announcement. */
import { Checkbox, Group, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { News } from '@kencana/contract/news';
import { LEVELS } from '@kencana/contract/permission';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { useSave } from '../../platform/use-save.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';

export interface NewsFormProps {
  /** undefined adds one. */
  readonly news: News | undefined;
  readonly onClose: (saved: boolean) => void;
}

export function NewsForm({ news, onClose }: NewsFormProps): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const [start] = useState(() => ({
    judul: news?.judul ?? '',
    isi: news?.isi ?? '',
    levels: [...(news?.levels ?? LEVELS)],
    tgl_dari: news?.tgl_dari ?? tglSystem,
    tgl_sampai: news?.tgl_sampai ?? tglSystem,
    aktif: news?.aktif ?? true,
  }));
  const [value, setValue] = useState(start);
  const { saving, errors, save } = useSave();
  const set = (patch: Partial<typeof start>): void => setValue((old) => ({ ...old, ...patch }));
  const submit = async (): Promise<void> => {
    const saved = await save((key) =>
      news === undefined
        ? api.post('news', { body: value, key })
        : api.put(`news/${news.id}`, { body: value, key }),
    );
    if (saved) onClose(true);
  };
  return (
    <FormModal
      opened
      size="lg"
      title={t(news === undefined ? 'users.news.tambah' : 'users.ubah', { user: value.judul })}
      dirty={value !== start}
      saving={saving}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      <Stack gap="sm">
        <TextInput
          label={t('users.news.judul')}
          required
          autoFocus
          maxLength={120}
          value={value.judul}
          error={errors['judul']}
          onChange={(event) => set({ judul: event.currentTarget.value })}
        />
        <Textarea
          label={t('users.news.isi')}
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4000}
          value={value.isi}
          error={errors['isi']}
          onChange={(event) => set({ isi: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={t('users.news.levels')}
          required
          value={value.levels}
          error={errors['levels']}
          onChange={(next) => set({ levels: LEVELS.filter((level) => next.includes(level)) })}
        >
          <Group gap="md" mt={4}>
            {LEVELS.map((level) => (
              <Checkbox key={level} value={level} label={level} />
            ))}
          </Group>
        </Checkbox.Group>
        <SimpleGrid cols={2}>
          <DateField
            label={t('users.news.dari')}
            value={value.tgl_dari}
            error={errors['tgl_dari']}
            onChange={(tgl_dari) => set({ tgl_dari })}
          />
          <DateField
            label={t('users.news.sampai')}
            value={value.tgl_sampai}
            error={errors['tgl_sampai']}
            onChange={(tgl_sampai) => set({ tgl_sampai })}
          />
        </SimpleGrid>
        <Switch
          label={t('users.aktif')}
          checked={value.aktif}
          onChange={(event) => set({ aktif: event.currentTarget.checked })}
        />
      </Stack>
    </FormModal>
  );
}
