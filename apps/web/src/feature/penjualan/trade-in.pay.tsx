/**
 * Old gold traded in: scan the piece, choose its condition, weigh it; the server tells the buy-back
 * price, which may be changed. While the focus is in here scans go to the trade-in
 * (data-scan="tukar").
 */
import { ActionIcon, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isWorth } from '@kencana/contract/payment/payment';
import { tradeInPayment } from '@kencana/contract/payment/trade-in';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { appendPayment, changePayment, nextPaymentId } from './basket.ts';
import type { Basket, BasketPayment, TradePiece } from './basket.ts';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { worthOf, worthSentence } from '../../engine/document-screen/worth-sentence.ts';
import { PLACE } from './focus.ts';
import { useConditions } from '../../engine/document-screen/master-lists.ts';
import type { PayMeans, Problems, RowProps } from './pay-means.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { showRp } from '../../platform/show.ts';
import type { TradeQuote } from './sale-type.ts';
import type { Sale } from './use-sale.ts';

interface TradePayment extends BasketPayment {
  readonly barang: readonly TradePiece[];
}

function isTrade(payment: BasketPayment): payment is TradePayment {
  return isWorth(payment.jenis, 'goods');
}

function newTrade(id: number): TradePayment {
  return { id, jenis: 'TUKAR', barang: [] };
}

export const tradeInPay: PayMeans<TradePayment> = {
  definition: tradeInPayment,
  buttons: [{ jenis: 'TUKAR', shortcut: 'F6', urut: 30, first: true }],
  start: ({ id }) => newTrade(id),
  again: (standing) => standing,
  focus: () => PLACE.tukar,
  worth: tradedWorth,
  body: ({ barang }, jumlah_rp) => ({
    jenis: 'TUKAR',
    ...(jumlah_rp > 0 ? { jumlah_rp } : {}),
    detail_barang: barang.map((b) => ({
      kode_barcode: b.kode_barcode,
      berat: mgToGram(b.berat),
      kondisi: b.kondisi,
      ...(b.harga === undefined ? {} : { harga_beli: b.harga }),
    })),
  }),
  problems: ({ barang }, at): Problems =>
    barang.length > 0 ? {} : { [`${at}.detail_barang`]: { key: 'sale.tukar-kosong' } },
  Row: (props) => <TradeRow {...props} />,
};

function tradedWorth({ barang }: TradePayment): Rupiah {
  return sumRupiah(barang.map(tradeWorth));
}

/** What a traded piece is taken for. */
function tradeWorth(piece: TradePiece): Rupiah {
  return piece.harga ?? piece.hargaDihitung;
}

/**
 * Takes the server's valuation into the trade-in, adding the piece or keeping the price a person
 * set for it.
 */
export function valueTrade(
  basket: Basket,
  quote: TradeQuote,
  given: { kondisi: string; berat: Milligram },
): Basket {
  const standing = basket.payments.find(isTrade);
  const payment = standing ?? newTrade(nextPaymentId(basket));
  const old = payment.barang.find((b) => b.kode_barcode === quote.kode_barcode);
  const piece: TradePiece = {
    kode_barcode: quote.kode_barcode,
    nama_barang: quote.nama_barang,
    berat: given.berat,
    kondisi: given.kondisi,
    nilai: worthOf(quote),
    hargaDihitung: rupiah(quote.harga_beli),
    harga: old?.harga,
  };
  const barang =
    old === undefined
      ? [...payment.barang, piece]
      : payment.barang.map((b) => (b === old ? piece : b));
  const traded = { ...payment, barang };
  return standing ? changePayment(basket, traded) : appendPayment(basket, traded);
}

/** Sets the price of a traded piece, undefined for the computed one. */
export function priceTrade(
  basket: Basket,
  kode_barcode: string,
  harga: Rupiah | undefined,
): Basket {
  return eachTrade(basket, (b) => {
    if (b.kode_barcode !== kode_barcode) return b;
    return { ...b, harga: harga === b.hargaDihitung ? undefined : harga };
  });
}

/** Takes a piece out of the trade-in; an empty trade-in goes. */
export function removeTrade(basket: Basket, kode_barcode: string): Basket {
  const rest = eachTrade(basket, (b) => (b.kode_barcode === kode_barcode ? undefined : b));
  return {
    ...rest,
    payments: rest.payments.filter((p) => !isTrade(p) || p.barang.length > 0),
  };
}

function eachTrade(basket: Basket, change: (piece: TradePiece) => TradePiece | undefined): Basket {
  const payments = basket.payments.map((p) =>
    isTrade(p) ? { ...p, barang: p.barang.flatMap((b) => change(b) ?? []) } : p,
  );
  return { ...basket, payments };
}

function TradeRow(props: RowProps<TradePayment>): ReactNode {
  const t = useT();
  const { sale, payment, index, done } = props;
  const [code, setCode] = useState('');
  const conditions = useConditions();
  const first = conditions[0]?.kode_kondisi ?? '';
  const enter = async (): Promise<void> => {
    if (code.trim() === '') return done();
    signalScan(await sale.trade(code.trim(), { kondisi: first }));
    setCode('');
    focusPlace(PLACE.tukar);
  };
  const at = `pembayaran.${index}`;
  return (
    <PaymentFrame {...props}>
      <Stack gap={6} data-scan="tukar">
        {payment.barang.map((piece, n) => (
          <TradedPiece
            key={piece.kode_barcode}
            sale={sale}
            piece={piece}
            at={`${at}.detail_barang.${n}`}
          />
        ))}
        <TextInput
          id={PLACE.tukar}
          size="xs"
          label={t('sale.tukar-barcode')}
          placeholder={t('sale.barcode-petunjuk')}
          inputMode="numeric"
          autoComplete="off"
          value={code}
          error={sale.errors[`${at}.detail_barang`] ?? sale.errors[`${at}.jumlah_rp`]}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.stopPropagation();
            void enter();
          }}
        />
        {payment.barang.length > 1 ? (
          <Text size="sm" fw={600} ta="right" className="numeric">
            {showRp(tradedWorth(payment))}
          </Text>
        ) : null}
      </Stack>
    </PaymentFrame>
  );
}

interface TradedPieceProps {
  readonly sale: Sale;
  readonly piece: TradePiece;
  /** The row's place in the body, where the server's findings stand. */
  readonly at: string;
}

function TradedPiece({ sale, piece, at }: TradedPieceProps): ReactNode {
  const t = useT();
  const conditions = useConditions();
  const [berat, setBerat] = useState<Milligram | null>(piece.berat);
  const value = async (kondisi: string, weight: Milligram): Promise<void> => {
    const result = await sale.trade(piece.kode_barcode, { kondisi, berat: weight });
    if (result !== 'ok') signalScan(result);
  };
  const weigh = (): void => {
    if (berat === null || berat <= 0) setBerat(piece.berat);
    else if (berat !== piece.berat) void value(piece.kondisi, berat);
  };
  return (
    <div>
      <PieceHead sale={sale} piece={piece} at={at} />
      <SimpleGrid cols={3} spacing={6}>
        <SelectField
          size="xs"
          label={t('field.kondisi')}
          data={conditions.map((c) => ({ value: c.kode_kondisi, label: c.kondisi }))}
          value={piece.kondisi}
          error={sale.errors[`${at}.kondisi`]}
          onChange={(kondisi) => void value(kondisi, piece.berat)}
        />
        <GramInput
          size="xs"
          label={t('field.berat')}
          value={berat}
          error={sale.errors[`${at}.berat`]}
          onChange={setBerat}
          onBlur={weigh}
        />
        <RupiahInput
          size="xs"
          leftSection={null}
          leftSectionWidth={0}
          label={t('sale.harga-beli')}
          value={tradeWorth(piece)}
          error={sale.errors[`${at}.harga_beli`]}
          onChange={(harga) =>
            sale.change((old) => priceTrade(old, piece.kode_barcode, harga ?? undefined))
          }
        />
      </SimpleGrid>
      {piece.nilai === undefined ? null : (
        <Text size="xs" c="dimmed" className="numeric" mt={2}>
          {worthSentence(t, piece.nilai)}
        </Text>
      )}
    </div>
  );
}

/** Which piece it is, what is wrong with it, and taking it out again. */
function PieceHead({ sale, piece, at }: TradedPieceProps): ReactNode {
  const t = useT();
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text size="sm" truncate>
          {piece.kode_barcode} · {piece.nama_barang}
        </Text>
        <ActionIcon
          variant="subtle"
          color="red"
          size="sm"
          tabIndex={-1}
          aria-label={t('sale.hapus-baris', { kode: piece.kode_barcode })}
          onClick={() => {
            sale.change((old) => removeTrade(old, piece.kode_barcode));
            focusPlace(PLACE.barcode);
          }}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </Group>
      {sale.errors[`${at}.kode_barcode`] === undefined ? null : (
        <Text size="xs" c="red" role="alert">
          {sale.errors[`${at}.kode_barcode`]}
        </Text>
      )}
    </>
  );
}
