/**
 * Transaksi Pesanan: what shall be made at an estimate, samples, the down payment. F4 customer, F6
 * another piece, F2 a sample of the shop by barcode, F3 one of the customer, F8 cash, Ctrl+S saves.
 */
import type { ReactNode } from 'react';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { ongkosUntuk } from '@kencana/rules/harga';
import { useParameterOngkos } from '../../engine/document-screen/use-ongkos.ts';
import { EntryCounter } from '../../engine/entry-screen/entry-counter.tsx';
import type { CounterSums } from '../../engine/entry-screen/entry-counter.tsx';
import { rowsOf } from '../../engine/entry-screen/entry-draft.ts';
import type { EntryDraft } from '../../engine/entry-screen/entry-draft.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { chargeRow, estimate, lineOf, priceKey } from './estimate.ts';
import type { Rounding } from './estimate.ts';
import { SAMPLE_PLACE, SampleList } from './sample-list.tsx';
import { sampleBody, samplesOf } from './sample.ts';
import { useDayPrices } from './use-day-prices.ts';

/**
 * The estimate at today's prices; beside each agreed price what a gram costs today, beside each
 * making charge what the shop's parameter says.
 */
function useSums(draft: EntryDraft): CounterSums {
  const t = useT();
  const { settings } = useSession();
  const rounding: Rounding = {
    langkah: settings.number('PEMBULATAN'),
    arah: settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP',
  };
  const lines = rowsOf(draft, 'detail_barang').map(lineOf);
  const prices = useDayPrices(lines);
  const ongkos = useParameterOngkos();
  const amounts = lines.map((line) => estimate(line, { prices, ongkos }, rounding));
  return {
    pieces: lines.length,
    berat: lines.reduce((mg, { berat }) => mg + berat, 0),
    rp: amounts.reduce((sum, rp) => sum + rp, 0),
    amounts: amounts.map(showRp),
    notes: lines.map((line): Readonly<Record<string, string>> => {
      const today = prices.get(priceKey(line) ?? '');
      const row = chargeRow(line, ongkos);
      const charge = row && { kode: row.kode_ongkos, rp: showRp(ongkosUntuk(row, line.berat)) };
      return {
        ...(today !== undefined && { harga_gram: t('pesanan.hari-ini', { rp: showRp(today) }) }),
        ...(charge && { ongkos: t('pesanan.ongkos-parameter', charge) }),
      };
    }),
  };
}

export function TransaksiPesanan(): ReactNode {
  return (
    <EntryCounter
      definition={pesananDocument}
      screen="transaksi-pesanan"
      useSums={useSums}
      body={(draft) => ({ contoh: samplesOf(draft).map(sampleBody) })}
      after={{ place: SAMPLE_PLACE, draw: (work) => <SampleList work={work} /> }}
    />
  );
}
