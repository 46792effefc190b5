/** Input of validating, refusing and cancelling a document of any kind. */
import { z } from 'zod';
import { kodeWajib, otorisasi, teksWajib } from '../transaction/input.ts';

export const validasiInput = z.object({
  no_faktur_group: kodeWajib,
  detail_authorization: otorisasi,
});

export const batalInput = z.object({
  no_faktur_group: kodeWajib,
  alasan: teksWajib(200),
  detail_authorization: otorisasi,
});
