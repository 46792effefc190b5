/**
 * A cashiers' desk: what waits, live; the money by kind of payment; one document or many validated
 * at once, or one refused with a reason. By keyboard and on a phone.
 */
import { Alert, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dateOfNumber, documentNumber } from '@kencana/contract/document/define-document';
import type { Desk, WaitingRow } from '@kencana/contract/desk';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, promptDialog } from '../../platform/notify.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useSession } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DeskList } from './desk-list.tsx';
import { countedBy, countMoney, moneyOf } from './desk-money.ts';
import { DeskDocument, MoneyTable } from './desk-panel.tsx';
import { useDesk } from './use-desk.ts';
import './desk.css';

export function DeskScreen({ desk }: { desk: Desk }): ReactNode {
  const t = useT();
  const state = useDesk(desk);
  const { list, rows, kinds } = state;
  const choice = useChoice(rows);
  const { active, chosen, setActive } = choice;
  useScanner((code) => {
    const found = rows.find((row) =>
      kinds.some(
        (def) =>
          dateOfNumber(def, code) !== undefined &&
          documentNumber(def, code) === row.no_faktur_group,
      ),
    );
    if (found === undefined) return 'unknown';
    setActive(found.no_faktur_group);
    return 'ok';
  });
  const ask = useQuestions(state, choice, desk.goods === true);
  const kind = kinds.find((def) => def.kind === active?.kind);
  return (
    <Page title={t(desk.title)} actions={<DeskButtons {...ask} {...choice} />}>
      {state.refused.length === 0 ? null : (
        <Alert color="red" role="alert" title={t('validasi.gagal')}>
          {state.refused.map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Stack gap="sm">
          {list.error !== null ? (
            <FailedState text={list.error.message} onRetry={() => void list.refetch()} />
          ) : list.data === undefined ? (
            <LoadingState />
          ) : rows.length === 0 ? (
            <EmptyState text={t('validasi.kosong')} />
          ) : (
            <DeskList
              rows={rows}
              kinds={kinds}
              goods={desk.goods === true}
              active={active?.no_faktur_group}
              chosen={chosen}
              onActive={setActive}
              onChosen={choice.setChosen}
              onEnter={ask.validate}
              onDelete={ask.reject}
            />
          )}
          <DeskMoney desk={desk} rows={rows} chosen={chosen} />
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t('validasi.petunjuk')}
          </Text>
        </Stack>
        {active === undefined || kind === undefined ? null : (
          <DeskDocument kind={kind} row={active} goods={desk.goods === true} />
        )}
      </SimpleGrid>
    </Page>
  );
}

/** The money of what waits and what is marked, by kind of payment or account; none for goods. */
function DeskMoney(props: {
  readonly desk: Desk;
  readonly rows: readonly WaitingRow[];
  readonly chosen: ReadonlySet<string>;
}): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const { desk, rows, chosen } = props;
  if (desk.goods === true) return null;
  const by = countedBy(desk, settings);
  const label = t(by === 'akun' ? 'validasi.rekening' : 'validasi.jenis');
  return <MoneyTable label={label} sums={countMoney(rows, chosen, by)} />;
}

/** The row looked at and the marked ones, of those that still wait. */
function useChoice(rows: readonly WaitingRow[]) {
  const [activeNo, setActive] = useState<string | undefined>();
  const [marked, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState(0);
  const at = rows.findIndex((row) => row.no_faktur_group === activeNo);
  // The place stays when the document under it is gone, so that Enter, Enter works a list down.
  const place = at >= 0 ? at : Math.min(last, rows.length - 1);
  if (at >= 0 && at !== last) setLast(at);
  const chosen = new Set(rows.map((row) => row.no_faktur_group).filter((no) => marked.has(no)));
  const several = rows.filter((row) => chosen.has(row.no_faktur_group));
  return { active: rows[place], chosen, several, setActive, setChosen };
}
type Choice = ReturnType<typeof useChoice>;

/**
 * The two questions before an answer is sent. Goods that stand beside the list are validated by one
 * key, unless a piece contradicts itself: nothing else is counted that a question could ask about.
 */
function useQuestions(state: ReturnType<typeof useDesk>, choice: Choice, goods: boolean) {
  const t = useT();
  const { active, several } = choice;
  const busy = state.progress !== undefined;
  const validate = async (): Promise<void> => {
    const rows = several.length > 0 ? several : active === undefined ? [] : [active];
    const [first] = rows;
    if (busy || first === undefined) return;
    if (goods) {
      const marked = rows.filter((row) => row.selisih > 0).length;
      const text =
        marked === 0
          ? t('validasi.tanya-barang', { n: rows.length })
          : t('validasi.tanya-selisih', { n: rows.length, marked });
      const unasked = several.length === 0 && marked === 0;
      const sure = unasked || (await confirmDialog({ text, yes: t('validasi.validasi') }));
      if (sure) await state.validate(rows);
      return;
    }
    const sums = countMoney(rows, new Set(), 'jenis');
    const uang = sums.map((sum) => `${sum.nama} ${showRp(sum.menunggu)}`).join(', ');
    const one = { no: first.no_faktur_group, rp: showRp(moneyOf(first)) };
    const text =
      rows.length === 1
        ? t('document.validasi-tanya', one)
        : t('validasi.tanya-banyak', { uang, n: rows.length });
    if (await confirmDialog({ text, yes: t('validasi.validasi') })) await state.validate(rows);
  };
  const reject = async (): Promise<void> => {
    if (busy || active === undefined) return;
    const title = t('validasi.tolak-judul', { no: active.no_faktur_group });
    const answer = { title, label: t('field.alasan'), yes: t('validasi.tolak') };
    const alasan = await promptDialog(answer);
    if (alasan !== undefined) await state.reject(active, alasan);
  };
  return {
    busy,
    progress: state.progress,
    validate: () => void validate(),
    reject: () => void reject(),
  };
}
type Questions = ReturnType<typeof useQuestions>;

function DeskButtons(props: Questions & Choice): ReactNode {
  const t = useT();
  const { busy, progress, active, several, validate, reject } = props;
  const none = busy || active === undefined;
  const many = several.length > 0;
  return (
    <div className="meja-buttons">
      <KbdButton shortcut="F9" variant="default" color="red" disabled={none} onClick={reject}>
        {t('validasi.tolak')}
      </KbdButton>
      <KbdButton shortcut="F8" disabled={none} onClick={validate}>
        {progress !== undefined
          ? t('validasi.berjalan', { ...progress })
          : many
            ? t('validasi.banyak', { n: several.length })
            : t('validasi.validasi')}
      </KbdButton>
    </div>
  );
}
