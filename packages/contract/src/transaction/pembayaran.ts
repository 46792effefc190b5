/**
 * Money that a customer pays with, as the wire has it: cash, a transfer or a card. Sales, down
 * payments, orders and services take a list of them.
 */
import { z } from 'zod';
import { kodeWajib, persen, rpPositif, teks } from './input.ts';

export const bayarTunai = z.object({
  jenis: z.literal('CASH'),
  jumlah_rp: rpPositif,
  keterangan: teks(200),
});

export const bayarBank = z.object({
  jenis: z.enum(['TRANSFER', 'DEBIT', 'KREDIT']),
  jumlah_rp: rpPositif,
  no_rekening: kodeWajib,
  /** Per cent; the account's own fee when left out. */
  fee: persen.optional(),
  no_card: z
    .string()
    .trim()
    .regex(/^[0-9* ]{0,24}$/, 'input.angkaSaja')
    .default(''),
  keterangan: teks(200),
});

/** Payments in money alone. */
export const bayarUang = z
  .array(z.discriminatedUnion('jenis', [bayarTunai, bayarBank]))
  .min(1, 'error.BAYAR_KOSONG')
  .max(20, 'input.terlaluBanyak');
export type BayarUang = z.output<typeof bayarUang>[number];

/** No money at all is allowed: what is left may be paid when it is taken. */
export const bayarUangAtauTidak = z
  .array(bayarUang.element)
  .max(20, 'input.terlaluBanyak')
  .default([]);

/** How a down payment goes back: cash, or a transfer from an account of the shop. */
export const kembaliUang = z.discriminatedUnion('jenis', [
  z.object({ jenis: z.literal('CASH') }),
  z.object({ jenis: z.literal('TRANSFER'), no_rekening: kodeWajib }),
]);
export type KembaliUang = z.output<typeof kembaliUang>;
