/**
 * Old gold traded in: scan the piece, choose its condition, weigh it; the server tells the buy-back
 * price, which may be changed. While the focus is in here scans go to the trade-in
 * (data-scan="tukar").
 */
import { ActionIcon, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { priceTrade, removeTrade } from './basket.ts';
import type { BasketPayment, TradePiece } from './basket.ts';
import { paymentWorth, tradeWorth } from './basket-total.ts';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { PLACE } from './focus.ts';
import { useConditions } from '../../engine/document-screen/master-lists.ts';
import { PaymentFrame } from './payment-row.tsx';
import type { RowProps } from './payment-row.tsx';
import { showGram, showRp } from '../../platform/show.ts';
import type { Sale } from './use-sale.ts';

type TradePayment = Extract<BasketPayment, { jenis: 'TUKAR' }>;

export function TradeRow(props: RowProps<TradePayment>): ReactNode {
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
            {showRp(paymentWorth(payment))}
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
      <Text size="xs" c="dimmed" className="numeric" mt={2}>
        {t('sale.tukar-hitung', {
          nota: showRp(piece.hargaNota),
          berat: showGram(mgToGram(piece.beratNota)),
          potongan: showRp(piece.potongan),
          beli: showRp(piece.hargaDihitung),
        })}
      </Text>
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
