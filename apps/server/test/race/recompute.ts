/**
 * docs/domain.md fact 7 over everything that a shop stored: each price of each kind of line is
 * computed anew from the inputs that stand beside it.
 */
import { hargaBerat, hitungBarisJual, hitungBeliKembali, ppnTermasuk } from '@kencana/rules/harga';
import type { BarisJualInput, BeliKembaliInput } from '@kencana/rules/harga';
import type { Milligram } from '@kencana/rules/gram';
import { roundToStep } from '@kencana/rules/pembulatan';
import type { Arah } from '@kencana/rules/pembulatan';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { RaceShop } from './shop.ts';

const PRICES = [
  'harga_dihitung',
  'harga_jual',
  'ongkos_dihitung',
  'ongkos',
  'diskon',
  'pembulatan',
  'harga_total',
  'ppn',
] as const;
type Prices = Partial<Record<(typeof PRICES)[number], number>>;

interface Line {
  readonly no_faktur: string;
  readonly jenis_baris: string;
  /** As jsonb gave it back; its shape is the kind's. */
  readonly rumus: unknown;
  readonly harga: Required<Prices>;
}

interface Gold {
  readonly berat_asli: Milligram;
  readonly harga_gram: Rupiah;
  readonly harga_dihitung: Rupiah;
  readonly langkah: number;
  readonly arah: Arah;
}

interface ServiceInputs {
  readonly perkiraan_emas_rp: number;
  readonly hasil?: { readonly emas: readonly Gold[] };
}

/** Lines whose stored price is another than the computed one, each a sentence; and the count. */
export async function pricesThatDiffer(
  shop: RaceShop,
): Promise<{ readonly faults: string[]; readonly lines: number }> {
  const { rows } = await shop.root.query<Line>(
    `select no_faktur, jenis_baris, rumus,
       json_build_object(${PRICES.map((name) => `'${name}', ${name}`).join(', ')}) as harga
     from dokumen_baris where jenis_baris in ('JUAL', 'TITIP', 'PESAN', 'BELI', 'SERVICE')`,
  );
  const faults = rows.flatMap((line) => {
    const again = computed(line);
    return PRICES.flatMap((name) =>
      again[name] === undefined || again[name] === line.harga[name]
        ? []
        : [`${line.no_faktur} ${name}: stored ${line.harga[name]}, recomputed ${again[name]}`],
    );
  });
  return { faults: [...faults, ...rows.flatMap(goldThatDiffers)], lines: rows.length };
}

function computed({ jenis_baris, rumus, harga }: Line): Prices {
  if (jenis_baris === 'BELI') return bought(rumus as BeliKembaliInput);
  if (jenis_baris !== 'SERVICE') return sold(rumus as BarisJualInput & { ppnPersen?: number });
  const { perkiraan_emas_rp } = rumus as ServiceInputs;
  return { harga_total: harga.ongkos + perkiraan_emas_rp };
}

function sold(rumus: BarisJualInput & { ppnPersen?: number }): Prices {
  const again = hitungBarisJual(rumus);
  const { ppnPersen } = rumus;
  return {
    harga_dihitung: again.hargaDihitung,
    harga_jual: again.hargaJual,
    ongkos_dihitung: again.ongkosDihitung,
    ongkos: again.ongkos,
    diskon: again.diskon,
    pembulatan: again.pembulatan,
    harga_total: again.hargaTotal,
    ...(ppnPersen !== undefined && {
      ppn: ppnTermasuk(again.hargaTotal, ppnPersen, again.pembulatan),
    }),
  };
}

function bought(rumus: BeliKembaliInput): Prices {
  const again = hitungBeliKembali(rumus);
  return {
    harga_jual: rumus.hargaNota,
    diskon: again.potongan,
    harga_dihitung: again.hargaBeli,
  };
}

/** Gold of the shop in a customer's piece, at the price of its day. */
function goldThatDiffers({ no_faktur, jenis_baris, rumus }: Line): string[] {
  if (jenis_baris !== 'SERVICE') return [];
  const emas = (rumus as ServiceInputs).hasil?.emas ?? [];
  return emas.flatMap(({ berat_asli, harga_gram, harga_dihitung, langkah, arah }) => {
    const again = roundToStep(hargaBerat(harga_gram, berat_asli), langkah, arah);
    return again === harga_dihitung
      ? []
      : [`${no_faktur} gold: stored ${harga_dihitung}, recomputed ${again}`];
  });
}
