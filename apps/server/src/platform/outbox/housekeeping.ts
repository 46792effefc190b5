/**
 * Hourly tidying of rows that have served: answers of idempotency keys, dead sessions, sent
 * effects and those given up, login counts, challenges and scans, photos that nothing names; QR
 * requests nobody answered become EXPIRED.
 */
import { sql } from 'kysely';
import type { Db } from '../db/tx.ts';
import { sweepImages } from '../files/image.ts';
import { MOST_TRIES } from './dispatcher.ts';

const HOUR_MS = 3_600_000;

/** Starts the timer; answers how to stop it. */
export function startHousekeeping(db: Db, failed: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tidy(db).catch(failed), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round over all shops. */
export async function tidy(db: Db): Promise<void> {
  const shops = await db.shared(async (tx) => {
    await tx.exec(sql`delete from percobaan_login where sampai < now() - interval '1 day'`);
    return tx.rows<{ kode_toko: string }>(sql`select semua_toko() as kode_toko`);
  });
  for (const { kode_toko } of shops) {
    await db.tenant(kode_toko, async (tx) => {
      await tx.exec(sql`delete from idempotensi
        where kode_toko = ${kode_toko} and created_at < now() - interval '25 hours'`);
      await tx.exec(sql`delete from sesi where kode_toko = ${kode_toko}
        and least(expires_at, ended_at) < now() - interval '30 days'`);
      await tx.exec(sql`delete from outbox
        where kode_toko = ${kode_toko} and (terkirim_at < now() - interval '7 days'
          or terkirim_at is null and percobaan >= ${MOST_TRIES}
            and created_at < now() - interval '7 days')`);
      await tx.exec(sql`update otorisasi_qr set status = 'EXPIRED', answered_at = expires_at
        where kode_toko = ${kode_toko} and status = 'OPEN' and expires_at <= now()`);
      await tx.exec(sql`delete from passkey_tantangan
        where kode_toko = ${kode_toko} and expires_at < now() - interval '1 day'`);
      await tx.exec(sql`delete from perangkat
        where kode_toko = ${kode_toko} and expires_at < now()`);
      await tx.exec(sql`delete from sidik_tugas
        where kode_toko = ${kode_toko} and expires_at < now() - interval '1 day'`);
      await sweepImages(tx);
    });
  }
}
