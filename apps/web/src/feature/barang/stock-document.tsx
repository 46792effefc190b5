/**
 * The frame of Pindah and Hancur Barang: scanning and target on the left, the list on the right,
 * one save.
 */
import { Grid, Paper, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import type { PieceList } from './piece-list.ts';
import { ScanBox } from './scan-box.tsx';
import { ScannedTable } from './scanned-table.tsx';

export interface StockDocumentProps {
  readonly title: string;
  readonly name: string;
  readonly list: PieceList;
  readonly saving: boolean;
  readonly error: string | undefined;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly onSave: () => Promise<void>;
  /** The target's fields. */
  readonly children: ReactNode;
}

export function StockDocument(props: StockDocumentProps): ReactNode {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const save = async (): Promise<void> => {
    await props.onSave();
    focusFirstWrongSoon(form.current);
  };
  return (
    <Page title={props.title}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Paper withBorder p="md">
            <ScanBox list={props.list} />
            <form
              ref={form}
              noValidate
              aria-label={props.title}
              onKeyDown={enterMovesOn}
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <Stack gap="xs" mt="sm">
                {props.children}
                <KbdButton
                  shortcut="F8"
                  mt="xs"
                  disabled={props.saving}
                  {...(props.danger === true ? { color: 'red' } : {})}
                  onClick={() => void save()}
                >
                  {props.saving ? t('shell.sedang-menyimpan') : props.submitLabel}
                </KbdButton>
              </Stack>
            </form>
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <ScannedTable list={props.list} name={props.name} error={props.error} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}
