/**
 * Random steps of services for the sequences: receive, to the craftsman, ready with gold of any
 * lot, taken, validated, refused, cancelled; carried out on whatever the shop holds at that moment.
 */
import type { Answer } from '../harness.ts';
import { RACE_HOLDER } from './shop.ts';
import type { RaceShop } from './shop.ts';
import { asking, pickDocument, WAITS } from './step.ts';

export const SERVICE_STEPS = [
  ['serviceTerima', 4],
  ['serviceTukang', 2],
  ['serviceSiap', 4],
  ['serviceAmbil', 3],
  ['serviceValidasi', 3],
  ['serviceTolak', 1],
  ['serviceBatal', 2],
] as const;
export type ServiceStep = (typeof SERVICE_STEPS)[number][0];

/** One step with two random numbers; undefined when there is nothing to do it on. */
export async function playService(
  shop: RaceShop,
  step: ServiceStep,
  a: number,
  b: number,
): Promise<Answer | undefined> {
  if (step === 'serviceTerima') return receive(shop, a, b);
  const no = await pickDocument(shop, 'service', WHERE[step], a);
  if (no === undefined) return undefined;
  const one = { no_faktur_group: no };
  switch (step) {
    case 'serviceTukang':
      return shop.kasir.post('service/tukang', { ...one, kode_tukang: await craftsman(shop) });
    case 'serviceSiap':
      return ready(shop, no, a, b);
    case 'serviceAmbil':
      return take(shop, no, b);
    case 'serviceValidasi':
      return shop.kasir.post('service/validasi', one);
    case 'serviceTolak':
      return asking(shop, 'service/tolak', { ...one, alasan: 'uang kurang' });
    case 'serviceBatal': {
      const { bayar } = await document(shop, no);
      const ditahan_rp = b % 3 === 0 ? Math.floor(bayar / 3) : 0;
      return asking(shop, 'service/batal', { ...one, alasan: 'tidak jadi', ditahan_rp });
    }
  }
}

const WHERE: Readonly<Record<Exclude<ServiceStep, 'serviceTerima'>, string>> = {
  serviceTukang: `status = 'OPEN' and status_valid = 'DONE'`,
  serviceSiap: `status = 'OPEN' and status_valid = 'DONE'`,
  serviceAmbil: `status = 'DONE' and status_valid = 'DONE'`,
  serviceValidasi: WAITS,
  serviceTolak: WAITS,
  serviceBatal: `status in ('OPEN', 'DONE')`,
};

function receive(shop: RaceShop, a: number, b: number): Promise<Answer> {
  const lines = Array.from({ length: 1 + (a % 3) }, (_, i) => ({
    nama_barang: `KALUNG ${i + 1}`,
    berat: (b + 1 + i * 137) / 1000,
    deskripsi: 'Patri ulang',
    ongkos: a * 500,
    perkiraan_emas_rp: i * 10_000,
  }));
  const total = lines.reduce((n, l) => n + l.ongkos + l.perkiraan_emas_rp, 0);
  const dp = Math.floor((total * (b % 4)) / 3);
  const paid = b % 5 === 0 ? { jenis: 'DEBIT', no_rekening: '111' } : { jenis: 'CASH' };
  return shop.kasir.post('service/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU RATNA',
    ...RACE_HOLDER,
    detail_barang: lines,
    pembayaran: dp > 0 ? [{ ...paid, jumlah_rp: dp }] : [],
  });
}

async function ready(shop: RaceShop, no: string, a: number, b: number): Promise<Answer> {
  const { detail, rincian } = await document(shop, no);
  const { rows: lots } = await shop.root.query<{ no_lot: string; mg: number }>(
    `select no_lot, berat_asli::int as mg from lot where qty > 0
     order by md5(no_lot || $1) limit 2`,
    [String(a)],
  );
  const detail_barang = detail.map((line, i) => {
    const lot = lots[i % 2];
    // All of a lot now and then, else a part.
    const mg = lot === undefined || b % 3 === 2 ? 0 : b % 7 === 0 ? lot.mg : (b % lot.mg) + 1;
    const whole = Math.round(line.berat * 1000) + mg;
    const lost = Math.min(whole - mg, b % 11);
    return {
      baris: i + 1,
      berat: Math.max(1, whole - lost) / 1000,
      ongkos: a * 400,
      emas: lot === undefined || mg === 0 ? [] : [{ no_lot: lot.no_lot, berat: mg / 1000 }],
    };
  });
  const ongkos_tukang = typeof rincian.kode_tukang === 'string' ? b * 10 : 0;
  return asking(shop, 'service/siap', { no_faktur_group: no, detail_barang, ongkos_tukang });
}

async function take(shop: RaceShop, no: string, b: number): Promise<Answer> {
  const { sisa_rp } = await document(shop, no);
  const part = Math.floor(sisa_rp / 3);
  const pembayaran =
    sisa_rp <= 0
      ? []
      : [
          ...(part > 0 && b % 2 === 0
            ? [{ jenis: 'KREDIT', no_rekening: '111', jumlah_rp: part }]
            : []),
          { jenis: 'CASH', jumlah_rp: sisa_rp + (b % 3) * 1000 },
        ];
  return asking(shop, 'service/ambil', { no_faktur_group: no, pembayaran });
}

interface Held {
  readonly bayar: number;
  readonly sisa_rp: number;
  readonly detail: readonly { readonly berat: number }[];
  readonly rincian: { readonly kode_tukang?: string };
}

async function document(shop: RaceShop, no: string): Promise<Held> {
  return (await shop.kasir.get(`service/faktur/${no}`)).body.data as Held;
}

async function craftsman(shop: RaceShop): Promise<string> {
  const { rows } = await shop.root.query<{ kode_tukang: string }>(
    `insert into tukang (kode_toko, kode_tukang, nama_tukang) values ('JKT1', 'T1', 'PAK JOKO')
     on conflict (kode_toko, kode_tukang) do update set nama_tukang = excluded.nama_tukang
     returning kode_tukang`,
  );
  return rows[0]?.kode_tukang ?? '';
}
