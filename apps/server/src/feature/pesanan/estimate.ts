/**
 * What an ordered piece is estimated at: its gold at the agreed or today's price of a gram, and its
 * making charge. Pure; the screen estimates alike.
 */
import type { Settings } from '@kencana/contract/module-flag';
import type { BarisPesan } from '@kencana/contract/document/pesanan-entry';
import { ongkosUntuk } from '@kencana/rules/harga';
import { cariOngkos } from '@kencana/rules/ongkos';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { chargeOf } from '../penjualan/ongkos.part.ts';
import { gramPriceToday, priceLine } from '../penjualan/price.part.ts';
import type { GoldPrices, PricedLine } from '../penjualan/price.part.ts';

export interface Estimate {
  /** Per gram: today's, and what the order counts with. */
  readonly hariIni: Rupiah;
  readonly hargaGram: Rupiah;
  readonly price: PricedLine;
}

/**
 * Estimates one line; hargaGram is 0 where neither the input nor the shop has a price. A making
 * charge that is left out is the parameter's.
 */
export function estimateLine(line: BarisPesan, prices: GoldPrices, settings: Settings): Estimate {
  const hariIni = gramPriceToday(line, prices, settings);
  const hargaGram = line.harga_gram ?? hariIni;
  const parameter = cariOngkos(prices.ongkos, line);
  const { ongkos, tipe_ongkos } = chargeOf(line, parameter);
  const goods = {
    ...line,
    ongkos,
    tipe_ongkos,
    harga_jual: rupiah(0),
    harga_atribut: rupiah(0),
    faktur_pajak: false,
  };
  const agreed = { hargaGram, ongkos, tipe_ongkos, parameter };
  // What is agreed counts, though the parameter may say more.
  const used = parameter && { ongkos: ongkosUntuk({ tipe_ongkos, nominal: ongkos }, line.berat) };
  return { hariIni, hargaGram, price: priceLine(goods, prices, settings, used ?? {}, agreed) };
}
