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
import { StockDone } from '../../engine/document-screen/stock-done.tsx';
import { ScanBox } from './scan-box.tsx';
import { ScannedTable } from './scanned-table.tsx';
import type { StockForm } from './use-stock-document.ts';

export interface StockDocumentProps {
  readonly title: string;
  readonly form: Omit<StockForm<object>, 'target' | 'change'>;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** The target's fields. */
  readonly children: ReactNode;
}

export function StockDocument(props: StockDocumentProps): ReactNode {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { list, screen, saving, errors, done, next } = props.form;
  const save = async (): Promise<void> => {
    await props.form.save();
    focusFirstWrongSoon(form.current);
  };
  if (done !== undefined) {
    return (
      <Page title={props.title}>
        <StockDone answer={done} onNext={next} />
      </Page>
    );
  }
  return (
    <Page title={props.title}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Paper withBorder p="md">
            <ScanBox list={list} />
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
                  disabled={saving}
                  {...(props.danger === true ? { color: 'red' } : {})}
                  onClick={() => void save()}
                >
                  {saving ? t('shell.sedang-menyimpan') : props.submitLabel}
                </KbdButton>
              </Stack>
            </form>
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <ScannedTable list={list} name={screen} error={errors['barang']} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}
