/** The frame of both screens of a copy: choice left, shops right, look and send above. */
import { Grid } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CopyChoice } from '@kencana/contract/distribusi';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { MasterChoice } from './master-choice.tsx';
import type { RowsOf } from './row-choice.tsx';
import { mayBeSent, useCopyWork } from './use-copy-work.ts';
import type { CopyWork } from './use-copy-work.ts';

export interface CopyState {
  readonly work: CopyWork;
  readonly choice: CopyChoice;
  readonly setChoice: (choice: CopyChoice) => void;
}

/** The choice and what it led to; another choice forgets what was seen. */
export function useCopyState(): CopyState {
  const work = useCopyWork();
  const [choice, setChoice] = useState<CopyChoice>({ pilihan: [], sertakan_referensi: true });
  return {
    work,
    choice,
    setChoice: (next) => {
      work.forget();
      setChoice(next);
    },
  };
}

export interface CopyPageProps {
  readonly title: string;
  readonly state: CopyState;
  readonly sendLabel: string;
  readonly rowsOf: RowsOf;
  /** False while no shop is chosen. */
  readonly mayLook?: boolean;
  readonly onLook: () => void;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

export function CopyPage({ state, mayLook = true, children, ...props }: CopyPageProps): ReactNode {
  const t = useT();
  const { work, choice, setChoice } = state;
  const ready = Object.values(work.states).some(mayBeSent);
  return (
    <Page
      title={props.title}
      actions={
        <>
          <KbdButton
            shortcut="F8"
            variant={ready ? 'default' : 'filled'}
            disabled={choice.pilihan.length === 0 || !mayLook || work.busy}
            onClick={props.onLook}
          >
            {t('distribusi.lihat')}
          </KbdButton>
          <KbdButton shortcut="Ctrl+S" disabled={!ready || work.busy} onClick={props.onSend}>
            {props.sendLabel}
          </KbdButton>
        </>
      }
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <MasterChoice
            value={choice}
            disabled={work.busy}
            rowsOf={props.rowsOf}
            onChange={setChoice}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>{children}</Grid.Col>
      </Grid>
    </Page>
  );
}
