/** Cek Kupon: whether a coupon counts today, what it takes off, and who used it. */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { CekKupon, KuponStatus } from '@kencana/contract/kupon';
import { hundredthsToPercent } from '@kencana/rules/persen';
import { countUnknownCodes } from '../../engine/guard/named-code.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { findCoupon, lastUses } from './read.ts';
import type { Coupon } from './read.ts';

function statusOf(coupon: Coupon, tglSystem: string): KuponStatus {
  if (!coupon.aktif) return 'MATI';
  if (tglSystem < coupon.tgl_dari) return 'BELUM';
  if (tglSystem > coupon.tgl_sampai) return 'LEWAT';
  return coupon.dipakai >= coupon.kuota ? 'HABIS' : 'BERLAKU';
}

function look(ctx: Ctx, kode: string, uses: boolean): Promise<CekKupon> {
  return ctx.read(async (tx) => {
    const coupon = await findCoupon(tx, kode, '', false);
    if (!coupon) throw new AppError('TIDAK_DITEMUKAN');
    const { tgl_system } = await tx.one<{ tgl_system: string }>(
      sql`select tgl_system from toko where kode_toko = ${tx.kodeToko}`,
    );
    const { aktif: _active, dipakai_member: _ofMember, ...terms } = coupon;
    return {
      ...terms,
      nilai: coupon.tipe_kupon === 'PERSEN' ? hundredthsToPercent(coupon.nilai) : coupon.nilai,
      sisa: Math.max(0, coupon.kuota - coupon.dipakai),
      status: statusOf(coupon, tgl_system),
      pemakaian: uses ? await lastUses(ctx, tx, kode) : [],
    };
  });
}

const BY_CODE = { method: 'GET', module: 'KUPON_PENJUALAN_MODULE' } as const;

/** The coupon that the address names; a code that is none is counted for who names it. */
async function lookUp(
  ctx: Ctx,
  params: Readonly<Record<string, string>>,
  uses: boolean,
): Promise<CekKupon> {
  const kode = codeOf(params);
  await countUnknownCodes(ctx, [kode]);
  return look(ctx, kode, uses);
}

/** The code of the address, as codes are written. */
function codeOf(params: Readonly<Record<string, string>>): string {
  return (params['kode'] ?? '').trim().toUpperCase();
}

export const kuponFeature: Feature = {
  name: 'kupon',
  routes: [
    route({
      ...BY_CODE,
      path: 'kupon/cek/:kode',
      right: 'penjualan.cek-kupon.lihat',
      summary: 'A coupon, whether it counts today, and its last uses',
      handler: async (ctx, { params }) => ({ data: await lookUp(ctx, params, true) }),
    }),
    route({
      ...BY_CODE,
      path: 'kupon/jual/:kode',
      right: 'penjualan.transaksi-penjualan.tambah',
      summary: 'A coupon at the till: its terms, without who used it',
      handler: async (ctx, { params }) => ({ data: await lookUp(ctx, params, false) }),
    }),
  ],
};
