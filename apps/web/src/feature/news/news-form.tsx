/** The dialog that adds or edits an announcement. */
import { Checkbox, Group, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { News } from '@kencana/contract/news';
import { LEVELS } from '@kencana/contract/permission';
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

/** What the form holds: an announcement without id and author. */
type NewsValues = Omit<News, 'id' | 'created_by'>;

export function NewsForm({ news, onClose }: NewsFormProps): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const [start] = useState<NewsValues>(() => ({
    judul: news?.judul ?? '',
    isi: news?.isi ?? '',
    levels: [...(news?.levels ?? LEVELS)],
    tgl_dari: news?.tgl_dari ?? tglSystem,
    tgl_sampai: news?.tgl_sampai ?? tglSystem,
    aktif: news?.aktif ?? true,
  }));
  const [value, setValue] = useState(start);
  const { saving, errors, save } = useSave();
  const set = (patch: Partial<NewsValues>): void => setValue((old) => ({ ...old, ...patch }));
  const submit = async (): Promise<void> => {
    const saved =
      news === undefined
        ? await save({ method: 'POST', path: 'news', body: value })
        : await save({ method: 'PUT', path: 'news/:id', params: { id: news.id }, body: value });
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
      <NewsFields value={value} errors={errors} onChange={set} />
    </FormModal>
  );
}

interface NewsFieldsProps {
  readonly value: NewsValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<NewsValues>) => void;
}

function NewsFields({ value, errors, onChange }: NewsFieldsProps): ReactNode {
  const t = useT();
  return (
    <Stack gap="sm">
      <TextInput
        label={t('users.news.judul')}
        required
        data-autofocus
        maxLength={120}
        value={value.judul}
        error={errors['judul']}
        onChange={(event) => onChange({ judul: event.currentTarget.value })}
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
        onChange={(event) => onChange({ isi: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t('users.news.levels')}
        required
        value={[...value.levels]}
        error={errors['levels']}
        onChange={(next) => onChange({ levels: LEVELS.filter((level) => next.includes(level)) })}
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
          onChange={(tgl_dari) => onChange({ tgl_dari })}
        />
        <DateField
          label={t('users.news.sampai')}
          value={value.tgl_sampai}
          error={errors['tgl_sampai']}
          onChange={(tgl_sampai) => onChange({ tgl_sampai })}
        />
      </SimpleGrid>
      <Switch
        label={t('field.aktif')}
        checked={value.aktif}
        onChange={(event) => onChange({ aktif: event.currentTarget.checked })}
      />
    </Stack>
  );
}
