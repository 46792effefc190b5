/**
 * A document's nota as a WhatsApp message (spec 1 §7, §8): the server writes the text and queues
 * the message; nobody waits for it to be sent.
 */
import { notaCalls } from '@kencana/contract/call/document-calls';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { messagePhone } from '@kencana/contract/layanan';
import { api } from '../../platform/api.ts';
import { translate } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { getSession, may } from '../../platform/session.ts';

/** True where the shop sends messages, the kind has a nota and the person may send. */
export function maySend(def: DocumentDef): boolean {
  const on = getSession()?.settings.on('WHATSAPP_MODULE') === true;
  return on && def.papers.length > 0 && may('penjualan.kirim-pesan.tambah');
}

/** Asks, then queues the nota for the customer's number; says so where there is none. */
export async function sendNota(def: DocumentDef, document: DocumentRow): Promise<void> {
  const receiver = messagePhone(document.no_hp);
  if (receiver === undefined) return notify.info(translate('setting.pesan.tanpa-nomor'));
  const no_faktur_group = document.no_faktur_group;
  const text = translate('nota.kirim-tanya', { no: no_faktur_group, hp: receiver });
  if (!(await confirmDialog({ text, yes: translate('nota.kirim') }))) return;
  const [tipe = ''] = def.one.split('/');
  const { single } = notaCalls(tipe);
  const { template_wa: message } = await api.post(single, { body: { no_faktur_group } });
  await api.post('chat/send', { body: { receiver, message, type: 'text', no_faktur_group } });
  notify.success(translate('setting.pesan.terkirim'));
}
