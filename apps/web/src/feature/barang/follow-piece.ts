/**
 * What a new piece's fields copy from each other until the person types something else: the scale's
 * weight, the purity of the group, the stamp of the purity, the making charge of the shop's
 * parameter, cost and price of the group.
 */
import { isEmpty } from '@kencana/contract/field/field';
import { gramToMg, notaGram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { kadar as kadarOf, stampOf } from '@kencana/rules/kadar';
import { cariOngkos } from '@kencana/rules/ongkos';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import { roundToStep } from '@kencana/rules/pembulatan';
import type { Arah } from '@kencana/rules/pembulatan';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Follow } from '../../engine/entry-screen/entry-draft.ts';
import { textOf } from '../../engine/field/values.ts';
import type { Values } from '../../engine/field/values.ts';

/**
 * What a piece is proposed by: rows of making charges, stamps by purity in per cent (Master Kadar);
 * `langkah` is the shop's step of nota weights, `harga` how it rounds a selling price.
 */
export interface Charges {
  readonly ongkos: readonly ParameterOngkos[];
  readonly langkah: number;
  readonly harga: { readonly langkah: number; readonly arah: Arah };
  readonly stamps: ReadonlyMap<number, string>;
}

/** What follows in the whole form. */
export function followPiece(charges: Charges): Follow {
  return (patch, next, old) => {
    const copied = followGoods(patch, next, old, charges);
    const all = { ...next, ...copied };
    return {
      ...copied,
      ...followCharge(patch, all, old, charges),
      ...followPrice('harga_beli', groupCost, { patch, next: all, old, charges }),
      ...followPrice('harga_jual', groupPrice, { patch, next: all, old, charges }),
    };
  };
}

/** `kadar_group` is the purity that the group filled in. */
function followGoods(patch: Values, next: Values, old: Values, { stamps }: Charges): Values {
  const chosen = 'kadar_group' in patch && !follows(old['kadar'], old['kadar_group']);
  const kadar = chosen ? old['kadar'] : next['kadar'];
  const weighed = 'berat' in patch && follows(old['berat_asli'], old['berat']);
  const stamped =
    kadar !== old['kadar'] && follows(old['kadar_cetak'], stamp(old['kadar'], stamps));
  return {
    kadar,
    ...(weighed && { berat_asli: next['berat'] }),
    ...(stamped && { kadar_cetak: stamp(kadar, stamps) }),
  };
}

/** The parameter's charge while the person has typed none, or nothing but the one before. */
function followCharge(patch: Values, next: Values, old: Values, charges: Charges): Values {
  if ('ongkos' in patch || 'tipe_ongkos' in patch) return {};
  const before = proposedCharge(old, charges);
  const { ongkos, tipe_ongkos } = old;
  const own = ongkos !== before?.ongkos || tipe_ongkos !== before?.tipe_ongkos;
  if (own && !isEmpty(ongkos)) return {};
  return proposedCharge(next, charges) ?? (isEmpty(ongkos) ? {} : { ongkos: null });
}

/** The fields that the most exact row fills; undefined while the goods are not known. */
function proposedCharge(values: Values, { ongkos: rows, langkah }: Charges) {
  const { kadar, berat } = values;
  const kode_group = textOf(values['kode_group']);
  if (kode_group === '' || typeof kadar !== 'number' || typeof berat !== 'number') return undefined;
  const row = cariOngkos(rows, {
    kode_group,
    kadar: kadarOf(percentToHundredths(kadar)),
    berat: notaGram(gramToMg(berat), langkah),
  });
  return row && { ongkos: row.nominal, tipe_ongkos: row.tipe_ongkos };
}

/** What was typed, the form then and before, and what prices come of. */
interface Change {
  readonly patch: Values;
  readonly next: Values;
  readonly old: Values;
  readonly charges: Charges;
}

/** A price that the group proposes for the weight, while the person has typed no other. */
function followPrice(
  field: 'harga_beli' | 'harga_jual',
  proposed: (values: Values, charges: Charges) => number | null,
  { patch, next, old, charges }: Change,
): Values {
  const before = proposed(old, charges);
  if (field in patch || !follows(old[field], before)) return {};
  const price = proposed(next, charges);
  return price === before ? {} : { [field]: price };
}

/** By the group's cost of a gram, which only those get who see cost; null while it is not known. */
function groupCost({ modal_group, berat }: Values, { langkah }: Charges): number | null {
  return gramsAt(modal_group, berat, langkah);
}

/** By the group's price of a gram, rounded as a sale is; null while it is not known. */
function groupPrice(values: Values, { langkah, harga }: Charges): number | null {
  const exact = gramsAt(values['harga_group'], values['berat'], langkah);
  return exact === null ? null : roundToStep(exact, harga.langkah, harga.arah);
}

/** What so many grams come to by the nota's weight; null without a price or a weight. */
function gramsAt(perGram: unknown, berat: unknown, langkah: number): number | null {
  if (typeof perGram !== 'number' || perGram === 0 || typeof berat !== 'number') return null;
  return hargaBerat(rupiah(perGram), notaGram(gramToMg(berat), langkah));
}

/** True while nobody has typed anything of his own. */
function follows(value: unknown, source: unknown): boolean {
  return isEmpty(value) || value === source;
}

/** What the shop's master says of the purity, else its thousandths. */
function stamp(kadar: unknown, stamps: ReadonlyMap<number, string>): string {
  if (typeof kadar !== 'number') return '';
  return stamps.get(kadar) ?? stampOf(percentToHundredths(kadar));
}
