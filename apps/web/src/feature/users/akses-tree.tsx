/** The access tree as nested check boxes: areas, screens, actions; a search narrows the screens. */
import { Checkbox, Paper, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { nodeTitle } from '@kencana/contract/akses';
import type { AksesNode } from '@kencana/contract/permission';
import type { MessageKey } from '@kencana/messages/key';
import { useT } from '../../platform/i18n.ts';

export interface AksesTreeProps {
  readonly akses: readonly AksesNode[];
  readonly disabled: boolean;
  readonly onSwitch: (path: readonly string[], on: boolean) => void;
}

const ACTIONS: Readonly<Record<string, MessageKey>> = {
  lihat: 'users.aksi.lihat',
  tambah: 'users.aksi.tambah',
  ubah: 'users.aksi.ubah',
  hapus: 'users.aksi.hapus',
};

export function AksesTree({ akses, disabled, onSwitch }: AksesTreeProps): ReactNode {
  const t = useT();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const title = (path: readonly string[]): string => {
    const key = nodeTitle(path);
    return key === undefined ? inWords(path.at(-1) ?? '') : t(key);
  };
  const actionTitle = (key: string): string => {
    const known = ACTIONS[key];
    return known === undefined ? inWords(key) : t(known);
  };
  const box = (node: AksesNode, path: readonly string[], label: string): ReactNode => (
    <Checkbox
      key={path.join('.')}
      size="xs"
      label={label}
      disabled={disabled}
      checked={node.is_show}
      indeterminate={node.is_show && !wholly(node)}
      onChange={(event) => onSwitch(path, event.currentTarget.checked || !wholly(node))}
    />
  );
  const areas = akses.flatMap((area) => {
    const found = (area.children ?? []).filter((screen) =>
      `${title([area.key])} ${title([area.key, screen.key])}`.toLowerCase().includes(wanted),
    );
    return found.length === 0 ? [] : [{ area, found }];
  });
  return (
    <Paper withBorder p="sm">
      <TextInput
        size="xs"
        mb="sm"
        type="search"
        aria-label={t('users.cari-hak')}
        placeholder={t('users.cari-hak')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Stack gap="xs">
        {areas.map(({ area, found }) => (
          <fieldset key={area.key} className="akses-area">
            <legend>{box(area, [area.key], title([area.key]))}</legend>
            {found.map((screen) => {
              const path = [area.key, screen.key];
              return (
                <div
                  key={screen.key}
                  className="akses-screen"
                  role="group"
                  aria-label={title(path)}
                >
                  {box(screen, path, title(path))}
                  <div className="akses-actions">
                    {(screen.children ?? []).map((action) =>
                      box(action, [...path, action.key], actionTitle(action.key)),
                    )}
                  </div>
                </div>
              );
            })}
          </fieldset>
        ))}
      </Stack>
    </Paper>
  );
}

function wholly(node: AksesNode): boolean {
  return node.is_show && (node.children ?? []).every(wholly);
}

function inWords(key: string): string {
  return key.replaceAll('-', ' ').replaceAll(/(^| )\w/g, (letter) => letter.toUpperCase());
}
