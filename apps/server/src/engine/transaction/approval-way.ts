/**
 * The switch OTORISASI_PASSWORD cannot lock a shop out (docs/decision/0027): it is turned off only
 * where somebody who approves has proved another way.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Settings } from '@kencana/contract/module-flag';
import { PENYETUJU } from '@kencana/contract/permission';
import type { Tx } from '../../platform/db/tx.ts';

/** Days for which an approval by QR shows that its approver can give one. */
const PROOF_DAYS = 30;

/**
 * Throws OTORISASI_CARA_LAIN when approval by password is to be turned off and nobody active of the
 * shop who approves has a passkey, an enrolled finger (while fingerprints are on), or has approved
 * by QR within thirty days. Runs in the write that changes the setting.
 */
export async function demandOtherWay(
  tx: Tx,
  settings: Settings,
  change: { readonly key: string; readonly value: string },
): Promise<void> {
  if (change.key !== 'OTORISASI_PASSWORD' || change.value !== 'false') return;
  const finger = settings.on('FINGERPRINT_MODULE');
  const levels = [...PENYETUJU];
  const found = await tx.row(sql`select 1 from users u where u.kode_toko = ${tx.kodeToko}
      and u.aktif and not u.wajib_ganti and u.level = any(${levels}::text[]) and (
        exists (select 1 from passkey p
          where p.kode_toko = u.kode_toko and p.user_id = u.user_id)
        or (${finger} and exists (select 1 from sidik_jari s
          where s.kode_toko = u.kode_toko and s.user_id = u.user_id))
        or exists (select 1 from otorisasi o where o.kode_toko = u.kode_toko
          and o.approver = u.user_id and o.cara = 'QR' and o.created_at >= u.kredensial_sejak
          and o.created_at > now() - make_interval(days => ${PROOF_DAYS})))
    limit 1`);
  if (!found) throw new AppError('OTORISASI_CARA_LAIN');
}
