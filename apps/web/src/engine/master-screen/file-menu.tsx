/** One quiet menu of a master's files: import, the templates for it, and export. */
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileExport, IconFileImport, IconFiles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { masterRight } from '@kencana/contract/define-master';
import { masterCalls } from '@kencana/contract/call/master-calls';
import type { MasterCalls } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterFileName } from '@kencana/contract/export-csv';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { ImportDialog } from './import-dialog.tsx';

type Format = 'xlsx' | 'csv';

export interface FileMenuProps {
  readonly definition: MasterDef;
  /** Called after an import was saved. */
  readonly onSaved: () => Promise<void>;
}

export function FileMenu({ definition: def, onSaved }: FileMenuProps): ReactNode {
  const t = useT();
  const [importing, setImporting] = useState(false);
  /** The dialog opens when the menu has gone and given the focus back, which the dialog keeps. */
  const wanted = useRef(false);
  const openWanted = (): void => {
    if (wanted.current) setImporting(true);
    wanted.current = false;
  };
  const { busy, template, whole } = useDownloads(def);
  const mayImport = def.actions.includes('tambah') && may(masterRight(def, 'tambah'));
  const download = <IconDownload size={16} aria-hidden />;
  const out = <IconFileExport size={16} aria-hidden />;
  return (
    <>
      <Menu position="bottom-end" withinPortal onExitTransitionEnd={openWanted}>
        <Menu.Target>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconFiles size={16} aria-hidden />}
          >
            {t('impor.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayImport ? (
            <>
              <Menu.Item
                leftSection={<IconFileImport size={16} aria-hidden />}
                onClick={() => {
                  wanted.current = true;
                }}
              >
                {t('impor.dari_berkas')}
              </Menu.Item>
              <Menu.Item leftSection={download} onClick={() => void template('xlsx')}>
                {t('impor.template_xlsx')}
              </Menu.Item>
              <Menu.Item leftSection={download} onClick={() => void template('csv')}>
                {t('impor.template_csv')}
              </Menu.Item>
              <Menu.Divider />
            </>
          ) : null}
          <Menu.Item leftSection={out} onClick={() => void whole('xlsx')}>
            {t('impor.ekspor_xlsx')}
          </Menu.Item>
          <Menu.Item leftSection={out} onClick={() => void whole('csv')}>
            {t('impor.ekspor_csv')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {importing ? (
        <ImportDialog definition={def} onClose={() => setImporting(false)} onSaved={onSaved} />
      ) : null}
    </>
  );
}

/** The files that the menu hands to the browser's downloads. */
function useDownloads(def: MasterDef) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const take = async (
    path: MasterCalls<unknown>['ekspor' | 'template'],
    name: string,
    format: Format,
  ): Promise<void> => {
    setBusy(true);
    try {
      await api.download(path, { query: { format }, filename: `${name}.${format}` });
    } catch (error) {
      notify.failure(error, 'impor.gagal_unduh');
    } finally {
      setBusy(false);
    }
  };
  const { ekspor, template } = masterCalls(def);
  return {
    busy,
    template: (format: Format): Promise<void> =>
      take(template, `${t('impor.nama_template')}-${def.name}`, format),
    whole: (format: Format): Promise<void> => take(ekspor, masterFileName(def), format),
  };
}
