/**
 * /setting-nota and /setting-nota-slip: kind of document, paper, blocks in order and versions at
 * the left, the live preview on the shop's latest document of the kind at the right.
 */
import { Alert, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LoadedTemplate } from '@kencana/contract/call/nota-calls';
import type { TemplateKind } from '@kencana/contract/print-template';
import { documents } from '@kencana/contract/registry';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlockList } from './block-list.tsx';
import { PaperFields } from './paper-fields.tsx';
import { Preview } from './preview.tsx';
import { wrongPlaces } from './wrong-place.ts';
import './setting-nota.css';
import { showMoment } from '../../platform/show.ts';

/** Where the template of each paper is. */
const TEMPLATE = {
  NOTA: 'nota/template/nota',
  SLIP: 'nota/template/slip',
} as const satisfies Readonly<Record<TemplateKind, string>>;

export function SettingNota(): ReactNode {
  const t = useT();
  return <Loader jenis="NOTA" title={t('screen.setting-nota')} />;
}

export function SettingSlip(): ReactNode {
  const t = useT();
  return <Loader jenis="SLIP" title={t('screen.setting-nota-slip')} />;
}

interface LoaderProps {
  readonly jenis: TemplateKind;
  readonly title: string;
}

function Loader({ jenis, title }: LoaderProps): ReactNode {
  const shop = addressedShop(useSession()).kode_toko;
  const [untuk, setUntuk] = useState('penjualan');
  const stored = useQuery({
    queryKey: ['template-nota', shop, jenis, untuk],
    queryFn: async () => (await api.get(TEMPLATE[jenis], { query: { untuk } })).data,
    // Typed work must not be replaced because somebody else saved; saving says so.
    staleTime: Infinity,
  });
  if (stored.error === null && stored.data !== undefined) {
    return (
      <Editor
        key={`${untuk}/${stored.data.versi}`}
        {...{ jenis, title, untuk }}
        stored={stored.data}
        onUntuk={setUntuk}
      />
    );
  }
  return (
    <Page title={title}>
      {stored.error === null ? (
        <LoadingState />
      ) : (
        <FailedState text={reason(stored.error)} onRetry={() => void stored.refetch()} />
      )}
    </Page>
  );
}

interface EditorProps extends LoaderProps {
  /** The kind of document that the template is for. */
  readonly untuk: string;
  readonly stored: LoadedTemplate;
  readonly onUntuk: (kind: string) => void;
}

/** The template being edited, and what is sent about it. */
function useEditor({ jenis, untuk, stored }: EditorProps) {
  const shop = addressedShop(useSession()).kode_toko;
  const client = useQueryClient();
  const [template, setTemplate] = useState(stored.isi);
  const { saving, errors, save } = useSave();
  const { versi } = stored;
  const reload = (): Promise<void> =>
    client.invalidateQueries({ queryKey: ['template-nota', shop, jenis] });
  const send = async (): Promise<void> => {
    const body = { versi, isi: template };
    if (await save({ method: 'PUT', path: TEMPLATE[jenis], query: { untuk }, body }))
      await reload();
  };
  const restore = async (dari: number): Promise<void> => {
    const body = { versi, dari };
    const path = `${TEMPLATE[jenis]}/pulihkan` as const;
    if (await save({ method: 'POST', path, query: { untuk }, body })) await reload();
  };
  const show = async (text: string): Promise<void> => {
    try {
      const path = `${TEMPLATE[jenis]}/versi/:versi` as const;
      const to = { params: { versi: text }, query: { untuk } };
      setTemplate((await api.get(path, to)).data);
    } catch (error) {
      notify.failure(error);
    }
  };
  const dirty = template !== stored.isi;
  return { template, setTemplate, dirty, saving, errors, send, restore, show };
}

function Editor(props: EditorProps): ReactNode {
  const t = useT();
  const { jenis, title, untuk, stored } = props;
  const { template, setTemplate, dirty, saving, errors, send, restore, show } = useEditor(props);
  const { versi } = stored;
  const wrong = wrongPlaces(template, errors, t);
  const before = stored.daftar[1]?.versi ?? 0;
  const actions = (
    <>
      <KbdButton
        shortcut="Ctrl+Alt+Z"
        variant="default"
        disabled={saving || versi === 0}
        onClick={() => void restore(before)}
      >
        {t('setting.nota.batalkan', { versi: before })}
      </KbdButton>
      <KbdButton shortcut="Ctrl+S" disabled={saving || !dirty} onClick={() => void send()}>
        {t(saving ? 'shell.sedang-menyimpan' : 'shell.simpan-data')}
      </KbdButton>
    </>
  );
  return (
    <Page title={title} actions={actions}>
      {wrong.length === 0 ? null : (
        <Alert color="red" role="alert" style={{ whiteSpace: 'pre-line' }}>
          {wrong.join('\n')}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Stack gap="sm">
          <KindChoice {...props} dirty={dirty} />
          <StartFrom
            stored={stored}
            dirty={dirty}
            onVersion={(text) => void show(text)}
            onShipped={(code) => setTemplate(stored.bawaan[code] ?? template)}
          />
          <PaperFields
            paper={template.paper}
            known={stored.kertas}
            onChange={(paper) => setTemplate({ ...template, paper })}
          />
          <BlockList template={template} onChange={setTemplate} />
        </Stack>
        <Preview path={`${TEMPLATE[jenis]}/pratinjau`} untuk={untuk} template={template} />
      </SimpleGrid>
    </Page>
  );
}

/** The kind of document; not while typed work would be lost. */
function KindChoice({
  stored,
  untuk,
  onUntuk,
  dirty,
}: EditorProps & { dirty: boolean }): ReactNode {
  const t = useT();
  const kinds = documents.filter(({ kind }) => stored.dokumen.includes(kind));
  return (
    <SelectField
      label={t('setting.nota.dokumen')}
      data={kinds.map(({ kind, name }) => ({ value: kind, label: t(name) }))}
      value={untuk}
      disabled={dirty}
      onChange={onUntuk}
    />
  );
}

interface StartFromProps {
  readonly stored: LoadedTemplate;
  readonly dirty: boolean;
  readonly onVersion: (versi: string) => void;
  readonly onShipped: (code: string) => void;
}

/** An older version or a shipped template to go on from. */
function StartFrom({ stored, dirty, onVersion, onShipped }: StartFromProps): ReactNode {
  const t = useT();
  const { versi } = stored;
  return (
    <Group align="flex-end" gap="xs">
      <SelectField
        label={t('setting.nota.versi')}
        data={versions(stored, t)}
        value={dirty ? '' : String(versi)}
        onChange={onVersion}
      />
      <SelectField
        label={t('setting.nota.bawaan')}
        data={Object.keys(stored.bawaan).map((code) => ({ value: code, label: code }))}
        value=""
        onChange={onShipped}
      />
      <Text fz="sm" c="dimmed" role="status">
        {t(dirty ? 'setting.nota.belum-disimpan' : 'setting.nota.tersimpan', { versi })}
      </Text>
    </Group>
  );
}

function versions({ daftar }: LoadedTemplate, t: ReturnType<typeof useT>) {
  const saved = daftar.map(({ versi, created_by, created_at }) => ({
    value: String(versi),
    label: `${versi} · ${created_by} · ${showMoment(created_at)}`,
  }));
  return [...saved, { value: '0', label: t('setting.nota.versi-bawaan') }];
}
