/**
 * Outbox driver of `wa` rows { receiver, message }: sends through the shop's driver of this moment.
 * A refusal throws, so that the outbox tries again later; a sale never waits for it.
 */
import type { Db } from '../../platform/db/tx.ts';
import type { Driver } from '../../platform/outbox/dispatcher.ts';
import { loadProvider } from './layanan.ts';
import { sendText } from './provider.ts';

/** The driver; `key` opens the shops' secrets. */
export function waDriver(db: Db, key: Buffer): Driver {
  return async (isi, kodeToko) => {
    const provider = await db.tenant(kodeToko, (tx) => loadProvider(tx, 'whatsapp', key));
    const answer = await sendText(provider, String(isi['receiver']), String(isi['message']));
    if (!answer.ok) throw new Error(`whatsapp ${answer.status}: ${answer.jawaban.slice(0, 300)}`);
  };
}
