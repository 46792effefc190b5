/**
 * A weight from the scale at this device (F11) or by hand; one typed by hand is marked, and the
 * caller stores which it was.
 */
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconScale, IconSettings } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Milligram } from '@kencana/rules/gram';
import type { MessageKey } from '@kencana/messages/key';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import {
  chooseScaleDriver,
  hasScale,
  ScaleError,
  scaleDriver,
  weigh,
} from '../../platform/scale.ts';
import type { ScaleFault } from '../../platform/scale.ts';
import { SCALE_DRIVERS } from '../../platform/scale-driver.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { useShortcut } from '../../ui/shortcut.ts';

const FAULT: Readonly<Record<ScaleFault, MessageKey>> = {
  'TIDAK ADA': 'timbangan.tidak-ada',
  'TIDAK DIPILIH': 'timbangan.tidak-dipilih',
  'TIDAK STABIL': 'timbangan.tidak-stabil',
};

export interface WeighInputProps {
  readonly id?: string;
  readonly size?: 'xs' | 'sm';
  readonly label?: string;
  readonly value: Milligram | null;
  /** False when the scale told the value. */
  readonly manual: boolean;
  /** Said of a value that no scale told; default that it was typed. */
  readonly manualText?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly withAsterisk?: boolean;
  readonly onChange: (berat: Milligram | null, manual: boolean) => void;
}

export function WeighInput(props: WeighInputProps): ReactNode {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const { value, manual, manualText, onChange, ...rest } = props;
  const read = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      onChange(await weigh(), false);
    } catch (error) {
      const fault = error instanceof ScaleError ? error.fault : 'TIDAK STABIL';
      notify.warning(t(FAULT[fault]));
    } finally {
      setBusy(false);
    }
  };
  useShortcut('F11', () => void read(), { near: frame });
  const byHand = manualText ?? t('timbangan.manual');
  const source = manual ? byHand : t('timbangan.dari');
  return (
    <div ref={frame}>
      <GramInput
        size="xs"
        {...rest}
        value={value}
        {...(value === null ? {} : { description: source })}
        rightSectionWidth={hasScale() ? 62 : 30}
        rightSection={hasScale() ? <ScaleButtons busy={busy} onRead={() => void read()} /> : 'gr'}
        onChange={(berat) => onChange(berat, true)}
      />
    </div>
  );
}

function ScaleButtons({ busy, onRead }: { busy: boolean; onRead: () => void }): ReactNode {
  const t = useT();
  const [chosen, setChosen] = useState(() => scaleDriver().name);
  return (
    <>
      <Tooltip label={`${t('timbangan.timbang')} (F11)`}>
        <ActionIcon
          variant="subtle"
          size="sm"
          tabIndex={-1}
          loading={busy}
          aria-label={t('timbangan.timbang')}
          onClick={onRead}
        >
          <IconScale size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" size="sm" tabIndex={-1} aria-label={t('timbangan.merek')}>
            <IconSettings size={14} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {SCALE_DRIVERS.map(({ name, label }) => (
            <Menu.Item
              key={name}
              aria-current={name === chosen}
              fw={name === chosen ? 700 : 400}
              onClick={() => {
                chooseScaleDriver(name);
                setChosen(name);
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
