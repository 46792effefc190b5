/**
 * The pieces that declared forms are made of, handed to those that write a schema of their own: a
 * definition takes them as an argument and imports their type alone, so that the web, which reads
 * definitions, does not carry zod.
 */
import { z } from 'zod';
import * as input from './input.ts';
import { bayarBank, bayarTunai } from './pembayaran.ts';

export const inputKit = { ...input, bayarBank, bayarTunai, z };

export type InputKit = typeof inputKit;
