/**
 * A purity that is typed (docs/domain.md §5): above 100 it is asked whether the tenth was meant,
 * above 500 the field says that it cannot be.
 */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { KADAR_MAX, meantKadar } from '@kencana/rules/kadar';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { PersenInput } from '../../ui/persen-input.tsx';

/** Answers the purity that is meant, in hundredths of a per cent; asks where that is a question. */
export type AskKadar = (kadar: number | null) => Promise<number | null>;

/**
 * The question of a screen. It stands once, however often the value is asked about meanwhile, and a
 * value that was kept is not asked about again.
 */
export function useKadarQuestion(): AskKadar {
  const t = useT();
  const answers = useRef(new Map<number, Promise<number>>());
  const ask = async (typed: number, meant: number): Promise<number> => {
    const kadar = String(typed / 100);
    const maksud = (meant / 100).toFixed(1);
    const yes = await confirmDialog({
      title: t('field.kadar'),
      text: t('stock.kadar-dimaksud', { kadar, maksud }),
      yes: t('stock.kadar-ya', { maksud }),
      no: t('stock.kadar-tetap', { kadar }),
    });
    return yes ? meant : typed;
  };
  return async (typed) => {
    const meant = meantKadar(typed);
    if (typed === null || meant === undefined) return typed;
    const answer = answers.current.get(typed) ?? ask(typed, meant);
    answers.current.set(typed, answer);
    let settled: number | undefined;
    try {
      settled = await answer;
    } finally {
      if (settled !== typed) answers.current.delete(typed);
    }
    return settled;
  };
}

interface KadarFieldProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly required?: boolean;
  /** Small unless told, as at a counter. */
  readonly size?: 'xs' | 'sm';
  readonly ask: AskKadar;
  readonly onChange: (kadar: number | null) => void;
}

/** The field in a line of a document. */
export function KadarField({ ask, error, ...props }: KadarFieldProps): ReactNode {
  const t = useT();
  const { value, onChange } = props;
  const label = t('field.kadar');
  const tooMuch = value !== null && value > KADAR_MAX;
  const left = async (): Promise<void> => {
    const kadar = await ask(value);
    if (kadar !== value) onChange(kadar);
  };
  return (
    <PersenInput
      size="xs"
      {...props}
      label={label}
      error={error ?? (tooMuch ? t('input.kadarMaks500', { label }) : undefined)}
      onBlur={() => void left()}
    />
  );
}
