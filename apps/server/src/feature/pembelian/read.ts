/**
 * Reads what a valuation of old gold needs: the live sale of each piece, and the shop's conditions,
 * losses, cuts and prices of today.
 */
import { sql } from 'kysely';
import type { Settings } from '@kencana/contract/module-flag';
import { namesOf } from '@kencana/contract/payment/payment';
import { bagianRabat } from '@kencana/rules/harga';
import { countedKadar } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { floorPercentOf } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import { sinceMidnight } from '../../engine/transaction/day.ts';
import { groupPrices } from '../harga/group-price.part.ts';
import type { BuyRules, KebijakanBeli, Kondisi, Potongan, SoldLine } from './valuation.part.ts';
import type { RugiNota } from './kategori.part.ts';

/** No rules at all: for documents without old gold. */
export const NO_BUY_RULES: BuyRules = {
  kondisi: new Map(),
  kategoriGroup: new Map(),
  kategoriKadar: new Map(),
  potonganKategori: new Map(),
  rugi: new Map(),
  potonganGroup: new Map(),
  kebijakan: new Map(),
  hargaPasar: new Map(),
  hargaEmas: new Map(),
  hargaKategori: new Map(),
  hargaBeli: new Map(),
};

/** A sold line with what its share of the rebates is computed from. */
type SoldRow = Omit<SoldLine, 'rabat'> & {
  readonly sebelum: Rupiah;
  readonly total: Rupiah;
  readonly semua: Rupiah;
  readonly rabat_nota: Rupiah;
};

/** The live sale of each barcode that has one. */
export async function loadSold(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SoldLine>> {
  if (codes.length === 0) return new Map();
  const rows = await tx.rows<SoldRow>(
    sql`select b.kode_barcode, b.no_faktur, b.berat, b.berat_asli, b.kadar, b.harga_jual,
          b.harga_atribut, b.ongkos, b.diskon, b.harga_total as total, n.sebelum, n.semua,
          d.tgl_system as tgl_jual, d.created_at >= ${sinceMidnight(tx)} as hari_ini,
          jsonb_build_object('kode_member', d.kode_member,
            'nama_customer', d.nama_customer, 'no_hp', d.no_hp) as pembeli,
          coalesce((select string_agg(distinct m.jenis, ', ' order by m.jenis)
            from dokumen_bayar p cross join lateral (
              select p.jenis where p.no_asal is null
              union all select a.jenis from dokumen_bayar a where a.kode_toko = p.kode_toko
                and a.no_dokumen = p.no_asal and a.arah = 'MASUK') m
            where p.kode_toko = b.kode_toko and p.no_dokumen = b.no_dokumen
              and m.jenis <> 'CASH'), '') as bukan_tunai,
          coalesce((select sum(p.jumlah_rp)::bigint from dokumen_bayar p
            where p.kode_toko = b.kode_toko and p.no_dokumen = b.no_dokumen
              and p.jenis = any(${namesOf('rebate')}::text[])), 0) as rabat_nota
        from dokumen_baris b join dokumen d using (kode_toko, no_dokumen)
          cross join lateral (select sum(x.harga_total)::bigint as semua,
              coalesce(sum(x.harga_total) filter (where x.baris < b.baris), 0)::bigint as sebelum
            from dokumen_baris x where x.kode_toko = b.kode_toko
              and x.no_dokumen = b.no_dokumen and x.jenis_baris = 'JUAL') n
        where kode_toko = ${tx.kodeToko} and b.kode_barcode = any(${[...codes]}::text[])
          and b.jenis_baris = 'JUAL' and b.hidup and d.status_valid = 'DONE'`,
    'load_sold',
  );
  return new Map(
    rows.map(({ sebelum, total, semua, rabat_nota, ...line }) => {
      const rabat = bagianRabat(rabat_nota, { sebelum, total, semua });
      return [line.kode_barcode, { ...line, rabat }];
    }),
  );
}

interface RuleRows {
  readonly kondisi: readonly Kondisi[];
  readonly rugi: readonly (RugiNota & { readonly kunci: string })[];
  readonly kategori_group: readonly (GroupRow & { readonly kategori: readonly string[] })[];
  readonly kategori_kadar: readonly {
    readonly kadar: Kadar;
    readonly kategori: readonly string[];
  }[];
  readonly potongan_kategori: readonly { readonly kunci: string; readonly persen: number }[];
  readonly potongan: readonly (Potongan & GroupRow)[];
  readonly kelompok: readonly (GroupRow & { readonly kebijakan: KebijakanBeli })[];
  readonly pasar: readonly PriceRow[];
  readonly emas: readonly PriceRow[];
  readonly kategori: readonly PriceRow[];
  readonly beli: readonly PriceRow[];
}

interface GroupRow {
  readonly kode_group: string;
}

interface PriceRow {
  readonly kunci: string;
  readonly harga: Rupiah;
}

/** A group and a purity that shall be valued. */
export interface GoldKey {
  readonly kode_group: string;
  readonly kadar: Kadar;
}

/** The shop's rules of today for goods of these groups and purities, in one statement. */
export async function loadBuyRules(
  tx: Tx,
  settings: Settings,
  goods: readonly GoldKey[],
): Promise<BuyRules> {
  const groups = [...new Set(goods.map((g) => g.kode_group))];
  const kadars = [...new Set(goods.map((g) => g.kadar))];
  const row = await tx.one<RuleRows>(
    sql`select ${conditions(tx.kodeToko)}, ${cuts(tx.kodeToko, groups)},
        ${categories(tx.kodeToko, groups, kadars)},
        ${prices(tx.kodeToko, groups, kadars)}`,
    'buy_rules',
  );
  const potongan = settings.on('POTONGAN_PENJUALAN_MODULE') ? row.potongan : [];
  const kelompok = settings.on('HIDUP_FEATURE_MODULE') ? row.kelompok : [];
  const kategori = settings.on('HARGA_PEMBELIAN_MODULE') ? row.kategori : [];
  return {
    kondisi: new Map(row.kondisi.map((k) => [k.kode_kondisi, k])),
    kategoriGroup: new Map(row.kategori_group.map((k) => [k.kode_group, k.kategori])),
    kategoriKadar: new Map(row.kategori_kadar.map((k) => [k.kadar, k.kategori])),
    potonganKategori: new Map(row.potongan_kategori.map((p) => [p.kunci, p.persen])),
    rugi: new Map(row.rugi.map(({ kunci, ...rugi }) => [kunci, rugi])),
    potonganGroup: new Map(potongan.map((p) => [p.kode_group, p])),
    kebijakan: new Map(kelompok.map((k) => [k.kode_group, k.kebijakan])),
    hargaPasar: priceMap(row.pasar),
    hargaEmas: new Map(
      goods.map((g) => [`${g.kode_group}/${g.kadar}`, goldPrice(g, row, settings)]),
    ),
    hargaKategori: priceMap(kategori),
    hargaBeli: priceMap(row.beli),
  };
}

function conditions(kodeToko: string) {
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('kode_kondisi', kode_kondisi, 'type', type,
        'potongan', potongan, 'rusak', rusak)), '[]')
      from kondisi_pembelian where kode_toko = ${kodeToko} and aktif) as kondisi,
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_harga,
        'harga', harga_per_gram)), '[]')
      from parameter_harga_beli where kode_toko = ${kodeToko} and aktif) as beli`;
}

/** Which categories the goods may be of, and what each loses. */
function categories(kodeToko: string, groups: readonly string[], kadars: readonly Kadar[]) {
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('kode_group', g.kode_group, 'kategori',
        case when g.kode_kategori is not null then jsonb_build_array(g.kode_kategori)
          else (select coalesce(jsonb_agg(k.kode_kategori order by k.kode_kategori), '[]')
            from kategori k where k.kode_toko = g.kode_toko and k.kadar = g.kadar and k.aktif)
        end)), '[]')
      from grup g where g.kode_toko = ${kodeToko} and g.kode_group = any(${[...groups]}::text[]))
      as kategori_group,
    (select coalesce(jsonb_agg(jsonb_build_object('kadar', kadar, 'kategori', kategori)), '[]')
      from (select kadar, jsonb_agg(kode_kategori order by kode_kategori) as kategori
        from kategori where kode_toko = ${kodeToko} and aktif
          and kadar = any(${[...kadars]}::int[]) group by kadar) k) as kategori_kadar,
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_kategori, 'persen', persen)), '[]')
      from potongan_kategori where kode_toko = ${kodeToko} and aktif) as potongan_kategori,
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_kategori || '/' || kadar,
        'rugi', rugi, 'rusak', rusak)), '[]')
      from rugi_nota where kode_toko = ${kodeToko} and aktif
        and kadar = any(${[...kadars]}::int[])) as rugi`;
}

function cuts(kodeToko: string, groups: readonly string[]) {
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'type', type,
        'potongan', potongan)), '[]')
      from potongan_pembelian where kode_toko = ${kodeToko} and aktif
        and kode_group = any(${[...groups]}::text[])) as potongan,
    (select coalesce(jsonb_agg(jsonb_build_object('kode_group', g,
        'kebijakan', kebijakan_beli)), '[]')
      from kelompok_harga, unnest(detail_group) g
      where kode_toko = ${kodeToko} and aktif and g = any(${[...groups]}::text[])) as kelompok`;
}

/** Own buy price of group and purity before the general one; gold price as the sale has it. */
function prices(kodeToko: string, groups: readonly string[], kadars: readonly number[]) {
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_group || '/' || kadar,
        'harga', harga)), '[]')
      from (select distinct on (kode_group, kadar) kode_group, kadar, harga from (
          select kode_group, kadar, harga, 1 as urut from harga_emas_pembelian
          where kode_toko = ${kodeToko} and aktif
          union all select kode_group, kadar, harga_beli, 2 from harga_emas
          where kode_toko = ${kodeToko} and aktif and harga_beli > 0) h
        where kode_group = any(${[...groups]}::text[]) order by kode_group, kadar, urut) p)
      as pasar,
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kunci, 'harga', harga)), '[]')
      from (select kode_group || '/' || kadar as kunci, harga_jual as harga from harga_emas
        where kode_toko = ${kodeToko} and aktif and kode_group = any(${[...groups]}::text[])
        union all (${groupPrices(kodeToko, groups)})) e) as emas,
    (select coalesce(jsonb_agg(jsonb_build_object('harga', h.harga_per_gram,
        'kunci', h.kode_kategori || '/' || coalesce(h.kode_kondisi, ''))), '[]')
      from harga_pembelian h join kategori k using (kode_toko, kode_kategori)
      where h.kode_toko = ${kodeToko} and h.aktif and k.kadar = any(${[...kadars]}::int[]))
      as kategori`;
}

/**
 * Gold price per gram that a sale of the same goods would start from today: the global price by
 * purity where the shop sells by it, else parameter harga emas, else the group's own.
 */
function goldPrice({ kode_group, kadar }: GoldKey, row: RuleRows, settings: Settings): Rupiah {
  if (settings.text('kategori_harga') === 'GLOBAL') {
    const pure = rupiah(settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE'));
    return floorPercentOf(pure, countedKadar(kadar));
  }
  const emas = priceMap(row.emas);
  return emas.get(`${kode_group}/${kadar}`) ?? emas.get(kode_group) ?? rupiah(0);
}

function priceMap(rows: readonly PriceRow[]): ReadonlyMap<string, Rupiah> {
  return new Map(rows.map((r) => [r.kunci, r.harga]));
}
