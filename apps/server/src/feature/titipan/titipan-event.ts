/** What happens to a titipan after it is saved: more down payment, or cancelling with a refund. */
import { addDownPayment, cancelDownPaid } from '../../engine/transaction/down-payment.ts';
import type { DownPaid } from '../../engine/transaction/down-payment.ts';

const TITIPAN: DownPaid = {
  kind: 'titipan',
  dari: ['OPEN'],
  tambah: 'TAMBAH DP TITIP',
  batal: 'BATAL TITIP',
  validasi: 'VALIDASI_TITIPAN',
  pegang: ['TITIP'],
};

export const tambahDpEvent = addDownPayment(TITIPAN);
export const batalTitipanEvent = cancelDownPaid(TITIPAN);
