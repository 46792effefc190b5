/**
 * A date typed and shown as yyyy-MM-dd (spec 1 §9) whatever the browser's language, with the
 * browser's own picker behind the button. Arrow up and down take the next and the previous day.
 */
import { ActionIcon, TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { addDays, isTanggal, parseTanggal } from '@kencana/rules/tanggal';
import { useT } from '../platform/i18n.ts';

export interface DateFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'defaultValue' | 'onKeyDown' | 'onBlur'
> {
  /** yyyy-MM-dd, or '' when empty. */
  readonly value: string;
  /** '' for an empty or unreadable field. */
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
}

const STEP: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export function DateField(props: DateFieldProps): ReactNode {
  const { value, onChange, min, max, error, ...rest } = props;
  const t = useT();
  /** The text under the fingers; undefined while the field is not being typed in. */
  const [typed, setTyped] = useState<string | undefined>();
  const [left, setLeft] = useState(false);
  const text = typed ?? value;
  const unreadable = text.trim() !== '' && parseTanggal(text) === null;
  const pick = (day: string): void => {
    setTyped(undefined);
    onChange(day);
  };
  const step = (event: KeyboardEvent): void => {
    const days = STEP[event.key];
    if (days === undefined || rest.readOnly || !isTanggal(value)) return;
    event.preventDefault();
    pick(addDays(value, days));
  };
  return (
    <TextInput
      placeholder={t('shell.bentuk-tanggal')}
      maxLength={10}
      autoComplete="off"
      {...rest}
      value={text}
      error={unreadable && left ? t('shell.tanggal-tidak-dipahami') : error}
      {...(unreadable ? { 'data-unreadable': true } : {})}
      rightSection={<Picker {...{ value, min, max, pick }} off={isOff(rest)} />}
      rightSectionPointerEvents="all"
      onChange={(event) => {
        const now = event.currentTarget.value;
        setTyped(now);
        setLeft(false);
        onChange(parseTanggal(now) ?? '');
      }}
      onKeyDown={step}
      onBlur={() => {
        setLeft(true);
        if (!unreadable) setTyped(undefined);
      }}
    />
  );
}

function isOff({ readOnly, disabled }: { readOnly?: boolean; disabled?: boolean }): boolean {
  return readOnly === true || disabled === true;
}

interface PickerProps {
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly pick: (day: string) => void;
  readonly off: boolean;
}

/** The button and, behind it and out of reach of the keyboard, the browser's own field. */
function Picker({ value, min, max, pick, off }: PickerProps): ReactNode {
  const t = useT();
  const native = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={native}
        type="date"
        className="date-native"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={value}
        onChange={(event) => pick(event.currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={t('shell.pilih-tanggal')}
        disabled={off}
        onClick={() => native.current?.showPicker()}
      >
        <IconCalendar size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}
