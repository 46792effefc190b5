/**
 * The day that a customer is promised: proposed by a parameter of the shop, in days from the
 * business date, until another one is typed.
 */
import type { ReactNode } from 'react';
import type { SystemKey } from '@kencana/contract/module-flag';
import { useSession } from '../../platform/session.ts';
import { DateField } from '../../ui/date-field.tsx';
import { proposedDay } from './counter-draft.ts';

type Days = Extract<SystemKey, `HARI_JANJI_${string}`>;

/** The day that counts while none is typed. */
export function useUsualDay(key: Days): string {
  const { tglSystem, settings } = useSession();
  return proposedDay(tglSystem, settings.number(key));
}

/** The day that counts: the one that was typed, else the usual one. */
export function useDay(key: Days, typed = ''): string {
  const usual = useUsualDay(key);
  return typed || usual;
}

export function PromiseField(props: {
  /** Width in pixels; as wide as there is place when left out. */
  w?: number;
  label: string;
  /** '' while nothing was typed. */
  value: string;
  usual: string;
  error: string | undefined;
  onChange: (tgl: string) => void;
}): ReactNode {
  const { tglSystem } = useSession();
  const { usual, value, ...rest } = props;
  return <DateField {...rest} size="xs" required min={tglSystem} value={value || usual} />;
}
