/**
 * The filter form over a report: dates, choices, shops for head office, form of the report, search
 * button.
 */
import { Group, Paper } from '@mantine/core';
import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Report } from '@kencana/contract/define-report';
import { useT } from '../../platform/i18n.ts';
import { useLockedToToday } from '../../platform/previous-day.ts';
import { useSession } from '../../platform/session.ts';
import { enterMovesOn } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FilterControl, ShopFilter } from './filter-field.tsx';
import { isOffered } from './filter-values.ts';
import type { FilterForm } from './filter-values.ts';

export interface FilterBarProps {
  readonly report: Report;
  readonly form: FilterForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly searching: boolean;
  readonly onChange: (patch: FilterForm) => void;
  readonly onSearch: () => void;
}

export function FilterBar(props: FilterBarProps): ReactNode {
  const { report, form, errors, searching, onChange, onSearch } = props;
  const t = useT();
  const session = useSession();
  const ref = useRef<HTMLFormElement>(null);
  const locked = useLockedToToday();
  const search = (): void => {
    const wrong = ref.current?.querySelector<HTMLElement>('[data-unreadable]');
    if (wrong) {
      // Left and entered again, the field tells what is wrong with it.
      wrong.blur();
      wrong.focus();
    } else if (!searching) onSearch();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  const field = { form, errors, locked, onChange };
  return (
    <Paper withBorder p="sm">
      <form ref={ref} onSubmit={submit} onKeyDown={enterMovesOn} noValidate>
        <Group gap="sm" align="flex-start">
          {report.filter
            .filter((one) => isOffered(one, (module) => session.settings.on(module)))
            .map((one) => (
              <FilterControl key={one.key} field={one} {...field} />
            ))}
          {report.detail === undefined ? null : (
            <SelectField
              label={t('report.variant')}
              w={{ base: '100%', xs: 130 }}
              data={[
                { value: 'REKAP', label: t('report.rekap') },
                { value: 'DETAIL', label: t('report.detail') },
              ]}
              value={form['variant'] ?? 'REKAP'}
              onChange={(variant) => onChange({ variant })}
            />
          )}
          {session.toko.tipe_toko === 'PUSAT' ? (
            <ShopFilter form={form} onChange={onChange} />
          ) : null}
          <KbdButton shortcut="F9" mt={25} disabled={searching} onClick={search}>
            {t(searching ? 'report.sedang_mencari' : 'report.cari')}
          </KbdButton>
        </Group>
      </form>
    </Paper>
  );
}
