/**
 * The screen of any plain master: table with search, CSV and cards on a phone, add and edit dialog,
 * delete that asks first. Everything it knows of the master is its definition.
 */
import { Alert, Button, Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { masterSeenBy } from '@kencana/contract/master-seen';
import { fieldOf, masterRight } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterFileName } from '@kencana/contract/export-csv';
import { isUnreadMaster } from '@kencana/contract/not-yet';
import type { WireRow } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { FileMenu } from './file-menu.tsx';
import { textOf } from '../field/values.ts';
import { masterColumns } from './master-column.tsx';
import { MasterForm } from './master-form.tsx';
import { RowActions } from './row-actions.tsx';
import { useMaster } from './use-master.ts';

/** Closed, adding, or editing a row. */
type Form = { readonly row: WireRow | undefined } | undefined;

export interface MasterScreenProps {
  readonly definition: MasterDef;
  /** Stands beside the add button. */
  readonly beside?: ReactNode;
}

export function MasterScreen({ definition, beside }: MasterScreenProps): ReactNode {
  const t = useT();
  const def = masterSeenBy(useSession().user, definition);
  const { data, error, refetch, reload } = useMaster(def);
  const [form, setForm] = useState<Form>();
  const [onlyActive, setOnlyActive] = useState(false);
  const columns = useMemo(() => masterColumns(def, t), [def, t]);
  const rows = onlyActive ? data?.filter((row) => row['aktif'] !== false) : data;
  const mayEdit = def.actions.includes('ubah') && may(masterRight(def, 'ubah'));
  const mayAdd = def.actions.includes('tambah') && may(masterRight(def, 'tambah'));
  const startAdd = (): void => setForm({ row: undefined });
  const add = mayAdd ? (
    <KbdButton shortcut="F2" onClick={startAdd}>
      {t('master.tambah_data')}
    </KbdButton>
  ) : undefined;
  return (
    <Page
      title={t(def.title)}
      actions={
        <>
          {beside}
          <FileMenu definition={def} onSaved={reload} />
          {add}
        </>
      }
    >
      <NotYet name={def.name} />
      <DataTable
        name={def.name}
        label={t(def.title)}
        csvName={masterFileName(def)}
        columns={columns}
        rows={rows}
        rowKey={(row) => textOf(row[def.key])}
        error={error === null ? undefined : error.message}
        onRetry={() => void refetch()}
        empty={{
          ...(def.texts.empty === undefined ? {} : { text: t(def.texts.empty) }),
          action: mayAdd ? (
            <Button onClick={startAdd}>{t('master.tambah_data')}</Button>
          ) : undefined,
        }}
        search
        toolbar={
          fieldOf(def, 'aktif')?.form === true ? (
            <ActiveOnly value={onlyActive} onChange={setOnlyActive} />
          ) : null
        }
        actions={(row) => (
          <RowActions
            definition={def}
            row={row}
            onEdit={mayEdit ? () => setForm({ row }) : undefined}
            onRemoved={reload}
          />
        )}
        {...(mayEdit ? { onOpen: (row: WireRow) => setForm({ row }) } : {})}
      />
      {form === undefined ? null : (
        <MasterForm
          definition={def}
          row={form.row}
          onClose={() => setForm(undefined)}
          onSaved={reload}
        />
      )}
    </Page>
  );
}

/** Says above its rows that nothing reads the master. */
function NotYet({ name }: { readonly name: string }): ReactNode {
  const t = useT();
  return isUnreadMaster(name) ? (
    <Alert color="gray" variant="light" role="note">
      {t('master.belum-dipakai')}
    </Alert>
  ) : null;
}

/** Hides rows that are no longer used. */
function ActiveOnly(props: { value: boolean; onChange: (value: boolean) => void }): ReactNode {
  const t = useT();
  return (
    <Checkbox
      label={t('master.hanya_aktif')}
      checked={props.value}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
