/** The shop's bank account of a payment; what was chosen last is offered the next time. */
import type { ReactNode } from 'react';
import { setDeviceChoice } from '../../platform/session.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useAccounts } from './master-lists.ts';

export interface AccountFieldProps {
  readonly label: string;
  /** What the choice is remembered by on this device: `rekening.TRANSFER`. */
  readonly choice: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (no_rekening: string) => void;
}

export function AccountField(props: AccountFieldProps): ReactNode {
  const accounts = useAccounts();
  return (
    <SelectField
      size="xs"
      required
      label={props.label}
      data={accounts.map((a) => ({
        value: a.no_rekening,
        label: [a.nama_bank, a.no_rekening, a.nama_rekening].filter(Boolean).join(' · '),
      }))}
      value={props.value}
      error={props.error}
      onChange={(no_rekening) => {
        props.onChange(no_rekening);
        setDeviceChoice(props.choice, no_rekening);
      }}
    />
  );
}
