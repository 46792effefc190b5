/**
 * The piece in hand: what its nota says, what it weighs now, its condition, a cut by hand, its
 * photo, and the price that the server computes, which a person may change.
 */
import { PURCHASE_PHOTO } from '@kencana/contract/call/photo-calls';
import type { Quote } from '@kencana/contract/document/pembelian';
import { Group, SimpleGrid, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatAngka, rupiah } from '@kencana/rules/rupiah';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useConditions } from '../../engine/document-screen/master-lists.ts';
import { PhotoField } from '../../engine/document-screen/photo-field.tsx';
import { worthSentence } from '../../engine/document-screen/worth-sentence.ts';
import { WeighInput } from '../../engine/field/weigh-input.tsx';
import { useT } from '../../platform/i18n.ts';
import { showMg, showPersen, showRp } from '../../platform/show.ts';
import { reason } from '../../platform/use-list.ts';
import { focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { PLACE } from './place.ts';
import { asOnNota, changeEntry, dropEntry } from './purchase.ts';
import type { OldGold } from './purchase.ts';
import { quoteOptions } from './use-purchase.ts';
import type { PurchaseWork } from './use-purchase.ts';

/** Typing rests this long before the value is asked for. */
const REST_MS = 350;

export interface EntryProps {
  readonly work: PurchaseWork;
  readonly entry: OldGold;
}

export function EntryForm({ work, entry }: EntryProps): ReactNode {
  const t = useT();
  const form = useRef<HTMLDivElement>(null);
  const [late] = useDebouncedValue(entry, REST_MS);
  const asked = late.id === entry.id ? late : entry;
  const quote = useQuery({ ...quoteOptions(asked), placeholderData: keepPreviousData });
  const keep = async (): Promise<void> => {
    if (await work.keep()) focusPlace(PLACE.cari);
    else focusFirstWrongSoon(form.current);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => enterInRow(event, () => void keep());
  return (
    <div ref={form} onKeyDown={onKey} role="group" aria-label={t('pembelian.di-tangan')}>
      {entry.kode_barcode === '' ? (
        <GoodsFields work={work} entry={entry} computed={quote.data} />
      ) : (
        <Text size="sm" fw={600} mb={6}>
          {entry.kode_barcode} · {entry.nama_barang} · {showPersen((entry.kadar ?? 0) / 100)} ·{' '}
          {t('pembelian.menurut-nota', {
            berat: showMg(entry.berat_nota ?? 0),
            rp: showRp(entry.harga_nota ?? 0),
          })}
        </Text>
      )}
      <TermFields work={work} entry={entry} computed={quote.data} />
      <PhotoField
        photo={PURCHASE_PHOTO}
        value={entry.foto}
        error={work.entryErrors['foto']}
        onChange={(foto) => work.change((old) => changeEntry(old, { foto }))}
      />
      <Worth
        quote={quote.data}
        kode_harga={entry.kode_harga}
        failure={quote.error === null ? undefined : reason(quote.error)}
      />
      <Group gap="xs" mt={6}>
        <KbdButton shortcut="F9" size="xs" onClick={() => void keep()}>
          {t('pembelian.masukkan')}
        </KbdButton>
        <KbdButton
          shortcut="Escape"
          size="xs"
          variant="default"
          onClick={() => {
            work.change(dropEntry);
            focusPlace(PLACE.cari);
          }}
        >
          {t('shell.batal')}
        </KbdButton>
      </Group>
    </div>
  );
}

function TermFields({
  work,
  entry,
  computed,
}: EntryProps & { computed: Quote | undefined }): ReactNode {
  const t = useT();
  const conditions = useConditions();
  const { entryErrors: errors } = work;
  const change = (next: Partial<OldGold>): void => work.change((old) => changeEntry(old, next));
  const other = entry.harga !== null && computed !== undefined;
  const differs = other && entry.harga !== computed.harga_beli;
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={4} mb={6}>
      <WeighInput
        id={PLACE.berat}
        required
        label={t('field.berat')}
        value={entry.berat}
        manual={entry.berat_manual}
        {...(asOnNota(entry) ? { manualText: t('report.kolom.berat_nota') } : {})}
        error={errors['berat']}
        onChange={(berat, berat_manual) => change({ berat, berat_manual })}
      />
      <SelectField
        size="xs"
        label={t('field.kondisi')}
        data={conditions.map((c) => ({ value: c.kode_kondisi, label: c.kondisi }))}
        value={entry.kondisi}
        onChange={(kondisi) => change({ kondisi })}
      />
      <RupiahInput
        size="xs"
        label={t('field.potongan_manual')}
        value={entry.potongan_manual}
        onChange={(potongan_manual) => change({ potongan_manual })}
      />
      <RupiahInput
        size="xs"
        label={t('field.harga_beli')}
        placeholder={computed === undefined ? '' : formatAngka(rupiah(computed.harga_beli))}
        value={entry.harga}
        error={errors['harga']}
        {...(differs
          ? { description: t('pembelian.dihitung', { rp: showRp(computed.harga_beli) }) }
          : {})}
        onChange={(harga) => change({ harga })}
      />
    </SimpleGrid>
  );
}

/** The server's valuation in one sentence, or why there is none. */
function Worth(props: {
  quote: Quote | undefined;
  kode_harga: string;
  failure: string | undefined;
}): ReactNode {
  const t = useT();
  const { quote, kode_harga, failure } = props;
  if (failure !== undefined) {
    return (
      <Text size="sm" c="red" role="alert" mt={4}>
        {failure}
      </Text>
    );
  }
  if (quote === undefined) return null;
  return (
    <Text size="sm" mt={4} className="numeric" data-nilai={quote.harga_beli}>
      {worthSentence(t, quote, kode_harga)}
      {quote.potongan_kategori + quote.rugi > 0 ? (
        <Text span display="block" size="xs" c="dimmed">
          {t('pembelian.rincian-potongan', {
            kondisi: showRp(quote.potongan - quote.potongan_kategori - quote.rugi),
            kategori: quote.kategori,
            persen: showRp(quote.potongan_kategori),
            rugi: showRp(quote.rugi),
          })}
        </Text>
      ) : null}
      {quote.dasar === 'NOTA' && quote.rabat > 0 ? (
        <Text span display="block" size="xs" c="dimmed">
          {t('pembelian.rabat', { rp: showRp(quote.rabat) })}
        </Text>
      ) : null}
    </Text>
  );
}
