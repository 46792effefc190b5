/** The papers a shop prints on: millimetres and characters across. */
import type { Paper } from './model.ts';

/** Half a letter of continuous form is 9.5 × 11/2 inch. */
export const PAPER = {
  A5: { lebar_mm: 210, tinggi_mm: 148, margin_mm: 8, kolom: 120 },
  A6: { lebar_mm: 148, tinggi_mm: 105, margin_mm: 5, kolom: 112 },
  CONTINUOUS: { lebar_mm: 241.3, tinggi_mm: 139.7, margin_mm: 10, kolom: 148 },
  SLIP80: { lebar_mm: 80, tinggi_mm: null, margin_mm: 4, kolom: 48 },
  SLIP58: { lebar_mm: 58, tinggi_mm: null, margin_mm: 5, kolom: 32 },
} as const satisfies Record<string, Paper>;
