/** One flag or parameter: its description, what it needs, and the control of its kind. */
import { Button, Group, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { isPreparing, isUnreadSetting } from '@kencana/contract/not-yet';
import { passesByLevel } from '@kencana/contract/permission';
import { isSettingValue, neededBy, settingValueText } from '@kencana/contract/setting';
import type { SettingDef } from '@kencana/contract/setting';
import type { MessageKey } from '@kencana/messages/key';
import { LANGUAGES } from '@kencana/messages/key';
import { LANGUAGE_NAMES, useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { useSetting } from './use-setting.ts';
import type { SettingValue } from './use-setting.ts';

export interface SettingControlProps {
  readonly def: SettingDef;
  readonly disabled?: boolean;
}

/** The text key of a setting's description. */
export function settingText(def: SettingDef): MessageKey {
  return `setting.${def.key}`;
}

export function SettingControl({ def, disabled = false }: SettingControlProps): ReactNode {
  const t = useT();
  const id = useId();
  const setting = useSetting(def.key);
  const { level } = useSession().user;
  const locked = def.guarded && !passesByLevel(level);
  const unread = isUnreadSetting(def.key);
  const needs = def.needs.join(', ');
  const users = neededBy(def.key).join(', ');
  return (
    <Group justify="space-between" wrap="nowrap" align="center" className="setting-row">
      <Stack gap={0} style={{ minWidth: 0 }}>
        <Text fz="sm" id={`${id}-text`} {...(unread && { c: 'dimmed' })}>
          {t(settingText(def))}
        </Text>
        <Text fz="xs" c="dimmed" className="setting-key">
          {def.key}
        </Text>
        {unread || isPreparing(def.key) ? (
          <Text fz="xs" c="dimmed">
            {t(unread ? 'setting.belum-dipakai' : 'setting.hanya-master')}
          </Text>
        ) : null}
        {needs === '' ? null : (
          <Text fz="xs" c="dimmed">
            {t('setting.membutuhkan', { daftar: needs })}
          </Text>
        )}
        {users === '' ? null : (
          <Text fz="xs" c="dimmed">
            {t('setting.dipakai', { daftar: users })}
          </Text>
        )}
      </Stack>
      <Control
        def={def}
        setting={setting}
        disabled={disabled || locked || unread}
        locked={locked}
        label={`${id}-text`}
      />
    </Group>
  );
}

interface ControlProps {
  readonly def: SettingDef;
  readonly setting: SettingValue;
  readonly disabled: boolean;
  /** Not this level's to change: shown to be read. */
  readonly locked: boolean;
  /** Id of the element that names the control. */
  readonly label: string;
}

function Control({ def, setting, disabled, locked, label }: ControlProps): ReactNode {
  const t = useT();
  const { value, saving, change } = setting;
  const off = disabled || saving;
  if (def.field.kind === 'aktif') {
    const on = value === 'true';
    return (
      <Switch
        aria-labelledby={label}
        checked={on}
        disabled={off}
        onChange={(event) => void change(String(event.currentTarget.checked))}
      />
    );
  }
  if (def.field.options !== undefined) {
    return (
      <Select
        aria-labelledby={label}
        w={200}
        disabled={off && !locked}
        readOnly={locked}
        variant={locked ? 'filled' : 'default'}
        allowDeselect={false}
        data={def.field.options.map((option) => ({ value: option, label: optionLabel(option, t) }))}
        value={value}
        onChange={(next) => next !== null && next !== value && void change(next)}
      />
    );
  }
  return <NumberControl key={value} {...{ def, setting, disabled: off, locked, label }} />;
}

/** A number is saved by its button or Enter, so that a half typed one is never in force. */
function NumberControl({ def, setting, disabled, locked, label }: ControlProps): ReactNode {
  const t = useT();
  const [typed, setTyped] = useState(setting.value);
  const dirty = typed !== setting.value;
  const wrong = !isSettingValue(def, typed);
  const save = (): void => {
    if (dirty && !wrong) void setting.change(typed);
  };
  if (locked) {
    return (
      <TextInput
        aria-labelledby={label}
        w={150}
        className="numeric"
        readOnly
        variant="filled"
        value={settingValueText(def, setting.value, t)}
      />
    );
  }
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TextInput
        aria-labelledby={label}
        w={150}
        inputMode="decimal"
        className="numeric"
        disabled={disabled}
        value={typed}
        description={
          def.field.kind === 'angka' || wrong ? undefined : settingValueText(def, typed, t)
        }
        inputWrapperOrder={['input', 'description', 'error']}
        error={wrong ? t('isian.tidak_sah', { label: t('setting.nilai') }) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <Button
        variant="default"
        disabled={disabled || !dirty || wrong}
        aria-label={`${t('shell.simpan-data')} ${def.key}`}
        onClick={save}
      >
        {t('shell.simpan-data')}
      </Button>
    </Group>
  );
}

const OPTIONS: Readonly<Record<string, MessageKey>> = {
  UP: 'setting.opsi.UP',
  DOWN: 'setting.opsi.DOWN',
  NEAREST: 'setting.opsi.NEAREST',
  BARANG: 'setting.opsi.BARANG',
  GROUP: 'setting.opsi.GROUP',
  GLOBAL: 'setting.opsi.GLOBAL',
  MANUAL: 'setting.opsi.MANUAL',
  HARGA_EMAS: 'setting.opsi.HARGA_EMAS',
  MARKETPLACE: 'setting.opsi.MARKETPLACE',
  SEMUA: 'setting.opsi.SEMUA',
};

function optionLabel(option: string, t: ReturnType<typeof useT>): string {
  const language = LANGUAGES.find((one) => one === option);
  if (language !== undefined) return LANGUAGE_NAMES[language];
  const key = OPTIONS[option];
  return key === undefined ? option : t(key);
}
