/** The control of one field, of a master or a document, by its kind; values are in wire units. */
import { Autocomplete, ColorInput, MultiSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { isEmpty, valueKind } from '@kencana/contract/field/field';
import type { NamedField } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import { gramToMg, mgToGram } from '@kencana/rules/gram';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { DateField } from '../../ui/date-field.tsx';
import { useScanner } from '../../platform/scanner.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ImageField } from './image-field.tsx';
import { WeighInput } from './weigh-input.tsx';
import { ValueInput } from './value-input.tsx';
import { optionText } from './option-text.ts';
import { fitting } from './pairs.ts';
import type { RefChoice } from './use-choices.ts';
import { textOf } from './values.ts';
import type { Values } from './values.ts';

export interface FieldControlProps {
  readonly field: NamedField;
  readonly values: Values;
  readonly error: string | undefined;
  /** Rows that a reference offers. */
  readonly choices: readonly RefChoice[];
  /** The key of a stored row never changes, nor what nothing reads. */
  readonly locked?: boolean;
  /** The first field of a dialog, or of a screen. */
  readonly focus?: 'dialog' | 'screen' | undefined;
  /** Instead of the field's own. */
  readonly label?: string;
  /** The label stands in the head of a table. */
  readonly bare?: boolean;
  /** Starred though the field alone may be empty. */
  readonly starred?: boolean;
  readonly id?: string;
  /** Shown in it while it is empty, instead of the field's example. */
  readonly placeholder?: string;
  /** Said below it: today's price. */
  readonly note?: string | undefined;
  /** Small, at a counter. */
  readonly size?: 'xs';
  readonly onChange: (patch: Values) => void;
}

/** Fields beside each other stay in line where only one of them says more. */
const NOTE_BELOW: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

export function FieldControl(props: FieldControlProps): ReactNode {
  const { field, values, onChange } = props;
  const t = useT();
  const set = (value: unknown): void => onChange({ [field.name]: value });
  const value = values[field.name];
  const name = props.label ?? t(field.label);
  const common = commonOf(t, props);
  if (isNumeric(valueKind(field, values))) {
    return <NumberControl {...props} common={common} set={set} />;
  }
  switch (field.kind) {
    case 'pilihan':
    case 'ref':
    case 'refBanyak':
    case 'daftar':
      return <ChoiceControl {...props} common={common} set={set} />;
    case 'aktif':
      return (
        <Switch
          {...(props.size === undefined ? { mt: 28 } : { size: props.size })}
          label={name}
          checked={value !== false}
          error={props.error}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case 'warna':
      return (
        <ColorInput
          {...common}
          format="hex"
          withEyeDropper={false}
          placeholder="#0a7d4f"
          value={textOf(value)}
          onChange={set}
        />
      );
    case 'gambar':
      return (
        <ImageField
          field={field}
          value={value}
          name={values[field.image?.nameField ?? field.name]}
          error={props.error}
          onChange={onChange}
        />
      );
    default:
      return (
        <>
          {field.scan === true ? <ScanTarget onScan={set} /> : null}
          <TextControl {...props} common={common} set={set} />
        </>
      );
  }
}

/** What every control gets. */
function commonOf(t: Translate, props: FieldControlProps) {
  const { field, focus, note, placeholder, bare = false } = props;
  const name = props.label ?? t(field.label);
  return {
    ...(bare ? { 'aria-label': name } : { label: name }),
    ...(props.id !== undefined && { id: props.id }),
    ...(props.size !== undefined && { size: props.size }),
    withAsterisk: props.starred ?? field.required,
    error: props.error,
    description: note ?? (field.hint === undefined ? undefined : t(field.hint)),
    ...(note !== undefined && { inputWrapperOrder: NOTE_BELOW }),
    ...(field.contoh !== undefined && { placeholder: t(field.contoh) }),
    ...(placeholder !== undefined && { placeholder }),
    ...(focus === 'dialog' && { 'data-autofocus': true }),
    ...(focus === 'screen' && { autoFocus: true }),
  };
}

type Part = FieldControlProps & {
  readonly common: {
    readonly label?: string;
    readonly 'aria-label'?: string;
    readonly withAsterisk: boolean;
    readonly error: string | undefined;
    readonly description: string | undefined;
    readonly placeholder?: string;
    readonly autoFocus?: boolean;
    readonly size?: 'xs';
  };
  readonly set: (value: unknown) => void;
};

function ChoiceControl(props: Part): ReactNode {
  const t = useT();
  const { field, values, common, locked = false, onChange, set } = props;
  const value = values[field.name];
  const failed = props.choices.find((choice) => choice.failed === true);
  const choices = failed === undefined ? fitting(field, props.choices, values) : [];
  const error = common.error ?? failed?.label;
  if (field.kind === 'refBanyak') {
    return (
      <MultiSelect
        {...common}
        error={error}
        searchable
        clearable
        nothingFoundMessage={t('shell.tidak-ada-data')}
        data={choices.map((choice) => ({ ...choice }))}
        value={list(value)}
        onChange={set}
      />
    );
  }
  const options = field.options?.map((code) => ({
    value: code,
    label: optionText(t, field, code),
  }));
  const { by = {} } = field.reference ?? {};
  const waits = Object.values(by).some((name) => name in values && isEmpty(values[name]));
  return (
    <SelectField
      {...common}
      error={error}
      disabled={locked || waits}
      clearable={!field.required}
      placeholder={
        common.placeholder ??
        (common.size === 'xs' ? '' : t('master.pilih', { label: t(field.label) }))
      }
      data={options ?? choices}
      value={textOf(value)}
      onChange={(code) =>
        onChange({
          [field.name]: field.line === undefined ? code : Number(code),
          ...choices.find((choice) => choice.value === code)?.fills,
        })
      }
    />
  );
}

function NumberControl(props: Part): ReactNode {
  const { field, values, common, locked = false, onChange, set } = props;
  const given = values[field.name];
  const value = typeof given === 'number' ? given : null;
  if (field.scale !== true) {
    const own = { ...common, ...(locked && { readOnly: true, variant: 'filled' }) };
    return <ValueInput {...own} kind={valueKind(field, values)} value={value} onChange={set} />;
  }
  const byHand = `${field.name}_manual`;
  return (
    <WeighInput
      size="sm"
      {...common}
      value={value === null ? null : gramToMg(value)}
      manual={values[byHand] !== false}
      onChange={(berat, manual) =>
        onChange({
          [field.name]: berat === null ? null : mgToGram(berat),
          [byHand]: manual,
        })
      }
    />
  );
}

function TextControl({ field, values, choices, common, locked = false, set }: Part): ReactNode {
  const before = useId();
  const value = values[field.name];
  const shown = Array.isArray(value) ? value.map((tag) => `#${tag}`).join(', ') : textOf(value);
  if (field.kind === 'tanggal') return <DateField {...common} value={shown} onChange={set} />;
  if (field.kind === 'teksPanjang') {
    return (
      <Textarea
        {...common}
        autosize
        minRows={common.size === 'xs' ? 1 : 2}
        maxRows={8}
        maxLength={field.max ?? 2000}
        value={shown}
        onChange={(event) => set(event.currentTarget.value)}
      />
    );
  }
  if (field.reference !== undefined) {
    return (
      <Autocomplete
        {...common}
        data={[...new Set([textOf(field.initial), ...choices.map((choice) => choice.value)])]}
        maxLength={field.max ?? 500}
        value={shown}
        onChange={(text) => set(typed(field, text))}
      />
    );
  }
  const digits = DIGITS.has(field.kind);
  const input = (
    <TextInput
      {...common}
      {...(field.again === true && { list: before })}
      autoComplete="off"
      readOnly={locked}
      variant={locked ? 'filled' : 'default'}
      maxLength={field.max ?? 500}
      inputMode={digits ? 'numeric' : field.kind === 'telepon' ? 'tel' : 'text'}
      value={shown}
      onChange={(event) => set(typed(field, event.currentTarget.value))}
    />
  );
  if (field.again !== true) return input;
  return (
    <>
      {input}
      <datalist id={before}>
        {choices.map(({ value: text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

/** Kinds that take digits only while typing. */
const DIGITS = new Set(['nomorHp', 'digit']);

/** Digits only where the field holds digits; codes in upper case as they will be stored. */
function typed(field: NamedField, value: string): string {
  if (DIGITS.has(field.kind)) return value.replaceAll(/\D/g, '');
  return field.kind === 'kode' || field.besar === true ? value.toUpperCase() : value;
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Takes what is scanned while the field stands; what the scanner typed elsewhere is taken out. */
function ScanTarget({ onScan }: { readonly onScan: (code: string) => void }): ReactNode {
  useScanner((code) => {
    onScan(code);
    return 'ok';
  });
  return null;
}
