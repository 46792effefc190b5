/** Input of validating, refusing and cancelling a document of any kind. */
import { z } from 'zod';
import { kodeWajib, otorisasi, teksWajib } from '../transaction/input.ts';

/** What of it waits, as the desk showed it (WaitingRow); whatever waits now when left out. */
const ke = z.number().int().min(1).optional();

export const validasiInput = z.object({
  no_faktur_group: kodeWajib,
  ke,
  detail_authorization: otorisasi,
});

export const batalInput = z.object({
  no_faktur_group: kodeWajib,
  alasan: teksWajib(200),
  detail_authorization: otorisasi,
});

export const tolakInput = batalInput.extend({ ke });
