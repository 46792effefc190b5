/**
 * Prices of a line: sale, buy-back, VAT contained in a price and card fee, as domain §5 says.
 * Computed and used values are both given back, so that a changed price stays visible.
 */
import type { Milligram } from './gram.ts';
import { countedKadar, KADAR_MURNI, type Kadar } from './kadar.ts';
import { divideFloor, roundHalfUp, roundToStep, type Arah } from './pembulatan.ts';
import { floorPercentOf } from './persen.ts';
import { rupiah, type Rupiah } from './rupiah.ts';

/** Where the price of the metal comes from (`kategori_harga`). */
export type KebijakanHarga = 'BARANG' | 'GROUP' | 'GLOBAL';

/** A making charge: rupiah for the whole piece, or for each gram of it. */
export interface Ongkos {
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
  readonly nominal: Rupiah;
}

export interface BarisJualInput {
  kebijakan: KebijakanHarga;
  berat: Milligram;
  kadar: Kadar;
  /** BARANG: price on the piece, for the whole piece. */
  hargaBarang: Rupiah;
  /** GROUP: today's price per gram. */
  hargaGram: Rupiah;
  /** GLOBAL: price of one gram of pure gold. */
  hargaGlobal: Rupiah;
  /** GLOBAL: margin per gram of the price group, 0 when none. */
  margin: Rupiah;
  /** The piece's own, or an order's. */
  ongkos: Rupiah;
  tipeOngkos: 'TOTAL' | 'PER_GRAM';
  /** The row of parameter ongkos that holds for the piece (ongkos.ts): no less is computed. */
  parameterOngkos?: (Ongkos & { readonly kode_ongkos: string }) | undefined;
  hargaAtribut: Rupiah;
  diskonRp: Rupiah;
  /** Hundredths of a per cent of metal + ongkos + atribut, floored; comes on top of diskonRp. */
  diskonPersen: number;
  langkah: number;
  arah: Arah;
  /** Price of the metal and ongkos of the line that a person set instead of the computed ones. */
  hargaJualDipakai?: Rupiah | undefined;
  ongkosDipakai?: Rupiah | undefined;
}

export interface BarisJual {
  hargaDihitung: Rupiah;
  /** The greater of the two that follow. */
  ongkosDihitung: Rupiah;
  ongkosBarang: Rupiah;
  /** What the shop's parameter says; 0 where no row holds. */
  ongkosParameter: Rupiah;
  hargaJual: Rupiah;
  ongkos: Rupiah;
  hargaAtribut: Rupiah;
  diskon: Rupiah;
  /** hargaJual + ongkos + hargaAtribut − diskon; below zero when the discount is too large. */
  eksak: Rupiah;
  hargaTotal: Rupiah;
  pembulatan: Rupiah;
  hargaGram: Rupiah;
  /** Rounded total at computed price and ongkos without discount: what approvals compare with. */
  totalDihitung: Rupiah;
}

/**
 * Sale price of one line. Refuses nothing: a discount above the line shows as eksak < 0 and is the
 * caller's to check. GLOBAL counts a purity above 100 % as 100 %, like fine weight does.
 */
export function hitungBarisJual(input: BarisJualInput): BarisJual {
  const { hargaAtribut, langkah, arah } = input;
  const hargaDihitung = computedMetal(input);
  const { berat, ongkos: nominal, tipeOngkos: tipe_ongkos, parameterOngkos } = input;
  const ongkosBarang = ongkosUntuk({ tipe_ongkos, nominal }, berat);
  const ongkosParameter = parameterOngkos ? ongkosUntuk(parameterOngkos, berat) : rupiah(0);
  const ongkosDihitung = rupiah(Math.max(ongkosBarang, ongkosParameter));
  const hargaJual = input.hargaJualDipakai ?? hargaDihitung;
  const ongkos = input.ongkosDipakai ?? ongkosDihitung;
  const kotor = rupiah(hargaJual + ongkos + hargaAtribut);
  const diskon = rupiah(input.diskonRp + floorPercentOf(kotor, input.diskonPersen));
  const eksak = rupiah(kotor - diskon);
  const hargaTotal = roundToStep(eksak, langkah, arah);
  return {
    hargaDihitung,
    ongkosDihitung,
    ongkosBarang,
    ongkosParameter,
    hargaJual,
    ongkos,
    hargaAtribut,
    diskon,
    eksak,
    hargaTotal,
    pembulatan: rupiah(hargaTotal - eksak),
    hargaGram: perGram(hargaJual, input.berat),
    totalDihitung: roundToStep(hargaDihitung + ongkosDihitung + hargaAtribut, langkah, arah),
  };
}

function computedMetal(input: BarisJualInput): Rupiah {
  if (input.kebijakan === 'BARANG') return input.hargaBarang;
  if (input.kebijakan === 'GROUP') return hargaBerat(input.hargaGram, input.berat);
  const pure = BigInt(KADAR_MURNI);
  const perGramScaled =
    BigInt(input.hargaGlobal) * BigInt(countedKadar(input.kadar)) + BigInt(input.margin) * pure;
  return rupiah(roundHalfUp(perGramScaled * BigInt(input.berat), pure * 1000n));
}

/** Rupiah per gram × milligrams, rounded half up to whole rupiah. */
export function hargaBerat(hargaPerGram: Rupiah, berat: Milligram): Rupiah {
  return rupiah(roundHalfUp(BigInt(hargaPerGram) * BigInt(berat), 1000));
}

/** What a making charge comes to for the weight, rounded half up to whole rupiah. */
export function ongkosUntuk({ tipe_ongkos, nominal }: Ongkos, berat: Milligram): Rupiah {
  return tipe_ongkos === 'TOTAL' ? nominal : hargaBerat(nominal, berat);
}

/** The most that one amount of a document may be. */
export const HARGA_MAX = 1_000_000_000_000;

/** True while a price of a gram comes to no more for the weight than an amount may be. */
export function hargaMuat(hargaPerGram: Rupiah, berat: Milligram): boolean {
  return hargaPerGram * berat <= HARGA_MAX * 1000;
}

/** floor(amount / grams), exactly; 0 for a piece without weight. */
export function perGram(amount: Rupiah, berat: Milligram): Rupiah {
  return berat <= 0 ? rupiah(0) : rupiah(divideFloor(BigInt(amount) * 1000n, berat));
}

/**
 * What a nota says for the weight that came back: in proportion where it is lighter than the nota,
 * floored; the nota's price otherwise.
 */
export function hargaNotaSebanding(
  nota: { readonly harga: Rupiah; readonly berat: Milligram },
  berat: Milligram,
): Rupiah {
  if (berat >= nota.berat) return nota.harga;
  return rupiah(divideFloor(BigInt(nota.harga) * BigInt(berat), nota.berat));
}

/**
 * Share of one line in what the shop gave away with a document, by line totals; the shares of all
 * lines together are exactly what was given. `sebelum` is the total of the lines before it.
 */
export function bagianRabat(
  rabat: Rupiah,
  line: { readonly sebelum: Rupiah; readonly total: Rupiah; readonly semua: Rupiah },
): Rupiah {
  if (line.semua <= 0) return rupiah(0);
  const upTo = (n: number): number => divideFloor(BigInt(rabat) * BigInt(n), line.semua);
  return rupiah(upTo(line.sebelum + line.total) - upTo(line.sebelum));
}

export interface BeliKembaliInput {
  /** The nota's price (domain §5), for the weight that came back. */
  hargaNota: Rupiah;
  berat: Milligram;
  /** Rp per gram. Both kinds may be given: a kondisi's potongan comes on top of the category's. */
  potonganPerGram?: Rupiah | undefined;
  /** Hundredths of a per cent of hargaNota, floored. */
  potonganPersen?: number | undefined;
  /** The cut of the gold's category: hundredths of a per cent of hargaNota, floored apart. */
  potonganKategoriPersen?: number | undefined;
  /** Rugi nota: Rp lost per gram; part of the potongan. */
  rugiPerGram: Rupiah;
  potonganManual: Rupiah;
  langkah: number;
  arah: Arah;
}

export interface BeliKembali {
  /** With rugi, without potonganManual. */
  potongan: Rupiah;
  potonganKategori: Rupiah;
  rugi: Rupiah;
  hargaBeli: Rupiah;
  hargaRata: Rupiah;
  /** Price without potonganManual: what approvals compare with. */
  hargaTanpaManual: Rupiah;
}

/** Buy-back price: round(max(0, harga_nota − potongan − potongan_manual)) (domain §5). */
export function hitungBeliKembali(input: BeliKembaliInput): BeliKembali {
  const { hargaNota, berat } = input;
  const rugi = hargaBerat(input.rugiPerGram, berat);
  const potonganKategori = floorPercentOf(hargaNota, input.potonganKategoriPersen ?? 0);
  const potongan = rupiah(
    hargaBerat(input.potonganPerGram ?? rupiah(0), berat) +
      floorPercentOf(hargaNota, input.potonganPersen ?? 0) +
      potonganKategori +
      rugi,
  );
  const price = (cut: number): Rupiah =>
    roundToStep(Math.max(0, hargaNota - cut), input.langkah, input.arah);
  const hargaBeli = price(potongan + input.potonganManual);
  const hargaRata = perGram(hargaBeli, berat);
  const hargaTanpaManual = price(potongan);
  return { potongan, potonganKategori, rugi, hargaBeli, hargaRata, hargaTanpaManual };
}

/**
 * VAT contained in a total: floor(total × r / (1 + r)); rate in hundredths of a per cent. Never
 * more than the price before `pembulatan`: one far below the step of rounding has no more to give.
 */
export function ppnTermasuk(
  total: Rupiah,
  rateHundredths: number,
  pembulatan: Rupiah = rupiah(0),
): Rupiah {
  const rate = BigInt(rateHundredths);
  const ppn = divideFloor(BigInt(total) * rate, 10_000n + rate);
  return rupiah(Math.max(0, Math.min(ppn, total - pembulatan)));
}

/** Card fee: floor(nominal × fee % / 100), outside the document's total (domain §5). */
export function feeKartu(nominal: Rupiah, feeHundredths: number): Rupiah {
  return floorPercentOf(nominal, feeHundredths);
}
