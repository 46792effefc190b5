/** The buttons of parked baskets (F3 puts one aside, Shift+F3 shows them) and their list. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { translate, useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { showRp, showTime } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { totalBasket } from './basket-total.ts';
import { payOf } from './payments.ts';
import { isParkable, nameOf } from './parked-basket.ts';
import type { ParkedBasket } from './parked-basket.ts';
import { MOST_PARKED, recheck } from './use-parked.ts';
import type { ParkedStore } from './use-parked.ts';
import type { Sale } from './use-sale.ts';

export function ParkedBaskets(props: {
  readonly sale: Sale;
  readonly store: ParkedStore;
  readonly onMove: () => void;
}): ReactNode {
  const t = useT();
  const { sale, store, onMove } = props;
  const [opened, setOpened] = useState(false);
  const { parked, park, resume, busy, discard } = useParking(sale, store, () => {
    setOpened(false);
    onMove();
  });
  return (
    <>
      {isParkable(sale.basket) ? (
        <KbdButton shortcut="F3" variant="default" size="xs" disabled={busy} onClick={park}>
          {t('parkir.parkir')}
        </KbdButton>
      ) : null}
      {parked.length > 0 ? (
        <KbdButton
          shortcut="Shift+F3"
          variant="light"
          size="xs"
          disabled={busy || sale.saving || sale.lost}
          onClick={() => setOpened(true)}
        >
          {t('parkir.diparkir', { n: parked.length })}
        </KbdButton>
      ) : null}
      <Modal
        opened={opened && parked.length > 0}
        onClose={() => setOpened(false)}
        title={t('parkir.judul')}
        closeButtonProps={{ 'aria-label': t('shell.tutup') }}
      >
        <Stack gap="xs">
          {parked.map((one, at) => (
            <ParkedRow
              key={one.id}
              parked={one}
              first={at === 0}
              busy={busy}
              rounding={sale.rounding}
              onResume={() => void resume(one)}
              onDiscard={() => void discard(one)}
            />
          ))}
        </Stack>
      </Modal>
    </>
  );
}

function ParkedRow(props: {
  parked: ParkedBasket;
  first: boolean;
  busy: boolean;
  rounding: Sale['rounding'];
  onResume: () => void;
  onDiscard: () => void;
}): ReactNode {
  const t = useT();
  const { basket, at } = props.parked;
  const name = nameOf(basket);
  return (
    <Group justify="space-between" wrap="nowrap" role="group" aria-label={name}>
      <div>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" className="numeric">
          {showTime(at)} · {t('parkir.pcs', { n: basket.lines.length })} ·{' '}
          {showRp(totalBasket(basket, props.rounding).total)}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <Button
          size="compact-sm"
          disabled={props.busy}
          {...(props.first ? { 'data-autofocus': true } : {})}
          onClick={props.onResume}
        >
          {t('parkir.lanjutkan')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={props.busy}
          onClick={props.onDiscard}
        >
          {t('parkir.buang')}
        </Button>
      </Group>
    </Group>
  );
}

/** Puts the basket at hand aside and empties the counter; false, and told, where none fits. */
export function parkBasket(sale: Sale, { parked, add }: ParkedStore): boolean {
  if (parked.length >= MOST_PARKED) {
    notify.warning(translate('parkir.penuh', { n: MOST_PARKED }));
    return false;
  }
  add(sale.basket);
  if (sale.sales !== '') setDeviceChoice('sales', sale.sales);
  sale.startNew();
  return true;
}

/** Puts a basket aside, takes one up again (the one at hand is put aside then), throws one away. */
function useParking(sale: Sale, store: ParkedStore, onMove: () => void) {
  const t = useT();
  const { parked, add, remove } = store;
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const park = (): void => {
    if (running.current || !isParkable(sale.basket)) return;
    if (parkBasket(sale, store)) onMove();
  };
  const resume = async (chosen: ParkedBasket): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { basket, gone, changed, codes } = await recheck(chosen.basket);
      if (isParkable(sale.basket)) add(sale.basket);
      sale.startNew();
      sale.change(() => basket);
      remove(chosen.id);
      if (gone.length > 0) notify.warning(t('parkir.hilang', { kode: gone.join(', ') }));
      if (changed.length > 0) notify.info(t('parkir.harga-berubah', { kode: changed.join(', ') }));
      for (const { jenis, code } of codes) await payOf(jenis).ask?.(sale, code);
      onMove();
    } catch (error) {
      notify.failure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const discard = async ({ id, basket }: ParkedBasket): Promise<void> => {
    const text = t('parkir.buang-tanya', { nama: nameOf(basket) });
    if (await confirmDialog({ text, yes: t('parkir.buang'), danger: true })) remove(id);
  };
  return { parked, park, resume, busy, discard };
}
