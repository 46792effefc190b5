/** Which masters are copied, all rows or some, and whether what they refer to comes along. */
import { Anchor, Checkbox, Paper, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterRight } from '@kencana/contract/define-master';
import { distributable } from '@kencana/contract/distribusi';
import type { CopyChoice } from '@kencana/contract/distribusi';
import { useT } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';
import { RowChoice } from './row-choice.tsx';
import type { RowsOf } from './row-choice.tsx';

export interface MasterChoiceProps {
  readonly value: CopyChoice;
  readonly onChange: (value: CopyChoice) => void;
  readonly disabled: boolean;
  /** The rows that can be chosen one by one. */
  readonly rowsOf: RowsOf;
}

/** Masters that are open in this shop and that this person may save. */
function useOpenMasters(): readonly MasterDef[] {
  const { settings } = useSession();
  return distributable.filter(
    (def) =>
      (def.module === undefined || settings.on(def.module)) &&
      (def.closedWhen === undefined ||
        settings.text(def.closedWhen.key) !== def.closedWhen.value) &&
      may(masterRight(def, 'tambah')),
  );
}

export function MasterChoice({ value, onChange, disabled, rowsOf }: MasterChoiceProps): ReactNode {
  const t = useT();
  const masters = useOpenMasters();
  const [opened, setOpened] = useState<MasterDef>();
  const { pilihan } = value;
  const put = (next: CopyChoice['pilihan']): void => onChange({ ...value, pilihan: next });
  const toggle = (def: MasterDef, on: boolean): void => {
    const others = pilihan.filter(({ master }) => master !== def.name);
    put(on ? [...others, { master: def.name }] : others);
  };
  const all = masters.every((def) => pilihan.some(({ master }) => master === def.name));
  return (
    <Paper withBorder p="md" component="section" aria-label={t('distribusi.master')}>
      <Stack gap="sm">
        <Checkbox
          fw={600}
          label={t('distribusi.semua-master')}
          disabled={disabled}
          checked={all}
          indeterminate={!all && pilihan.length > 0}
          onChange={() => put(all ? [] : masters.map(({ name }) => ({ master: name })))}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={6}>
          {masters.map((def) => (
            <MasterLine
              key={def.name}
              def={def}
              disabled={disabled}
              chosen={pilihan.find(({ master }) => master === def.name)}
              onToggle={(on) => toggle(def, on)}
              onRows={() => setOpened(def)}
            />
          ))}
        </SimpleGrid>
        <Switch
          label={t('distribusi.sertakan')}
          disabled={disabled}
          checked={value.sertakan_referensi}
          onChange={(event) =>
            onChange({ ...value, sertakan_referensi: event.currentTarget.checked })
          }
        />
      </Stack>
      {opened === undefined ? null : (
        <RowChoice
          def={opened}
          rowsOf={rowsOf}
          value={pilihan.find(({ master }) => master === opened.name)?.kunci}
          onClose={() => setOpened(undefined)}
          onChoose={(kunci) => {
            const mine = { master: opened.name, ...(kunci === undefined ? {} : { kunci }) };
            put(pilihan.map((one) => (one.master === opened.name ? mine : one)));
          }}
        />
      )}
    </Paper>
  );
}

interface MasterLineProps {
  readonly def: MasterDef;
  readonly disabled: boolean;
  readonly chosen: CopyChoice['pilihan'][number] | undefined;
  readonly onToggle: (on: boolean) => void;
  readonly onRows: () => void;
}

function MasterLine({ def, disabled, chosen, onToggle, onRows }: MasterLineProps): ReactNode {
  const t = useT();
  const rows =
    chosen?.kunci === undefined
      ? t('distribusi.semua-baris')
      : t('distribusi.n-baris', { n: chosen.kunci.length });
  return (
    <Stack gap={2} align="flex-start">
      <Checkbox
        label={t(def.title)}
        disabled={disabled}
        checked={chosen !== undefined}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {chosen === undefined ? null : disabled ? (
        <Text fz="sm" c="dimmed" pl={32}>
          {rows}
        </Text>
      ) : (
        <Anchor
          component="button"
          type="button"
          fz="sm"
          ml={32}
          onClick={onRows}
          aria-label={`${t('distribusi.baris', { master: t(def.title) })}: ${rows}`}
        >
          {rows}
        </Anchor>
      )}
    </Stack>
  );
}
