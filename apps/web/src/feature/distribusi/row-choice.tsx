/** The dialog that narrows a master to some of its rows; all is later rows too. */
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FormModal } from '../../ui/form-modal.tsx';

/** A row by its key in both shops, and its name. */
export interface ChoosableRow {
  readonly kunci: string;
  readonly nama: string;
}

export type RowsOf = (def: MasterDef) => Promise<readonly ChoosableRow[]>;

export interface RowChoiceProps {
  readonly def: MasterDef;
  readonly rowsOf: RowsOf;
  /** undefined: all rows. */
  readonly value: readonly string[] | undefined;
  readonly onChoose: (kunci: string[] | undefined) => void;
  readonly onClose: () => void;
}

export function RowChoice({ def, rowsOf, value, onChoose, onClose }: RowChoiceProps): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const list = useQuery({
    queryKey: ['distribusi', shop, def.name],
    queryFn: () => rowsOf(def),
    gcTime: 0,
  });
  const [chosen, setChosen] = useState(value === undefined ? undefined : new Set(value));
  const rows = list.data;
  const toggle = ({ kunci }: ChoosableRow): void => {
    const next = new Set(chosen ?? rows?.map((row) => row.kunci));
    if (!next.delete(kunci)) next.add(kunci);
    setChosen(next.size === rows?.length ? undefined : next);
  };
  const isChosen = (row: ChoosableRow): boolean => chosen?.has(row.kunci) ?? true;
  const columns: Column<ChoosableRow>[] = [
    {
      key: 'kunci',
      label: t('distribusi.data'),
      render: (row) => (
        <Checkbox label={row.kunci} checked={isChosen(row)} onChange={() => toggle(row)} />
      ),
    },
    { key: 'nama', label: t('distribusi.nama') },
  ];
  return (
    <FormModal
      opened
      size="lg"
      title={t('distribusi.baris', { master: t(def.title) })}
      dirty={false}
      saving={false}
      submitLabel={t('document.pilih')}
      onClose={onClose}
      onSubmit={() => {
        if (chosen?.size === 0) return;
        onChoose(chosen === undefined ? undefined : [...chosen]);
        onClose();
      }}
    >
      <DataTable
        name="distribusi-baris"
        label={t('distribusi.baris', { master: t(def.title) })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.kunci}
        error={list.error === null ? undefined : reason(list.error)}
        onRetry={() => void list.refetch()}
        onOpen={toggle}
        search
        maxHeight={360}
        toolbar={
          <Checkbox
            label={t('distribusi.semua-baris')}
            checked={chosen === undefined}
            indeterminate={chosen !== undefined && chosen.size > 0}
            error={chosen?.size === 0 ? t('distribusi.tanpa-baris') : undefined}
            onChange={() => setChosen(chosen === undefined ? new Set() : undefined)}
          />
        }
      />
    </FormModal>
  );
}
