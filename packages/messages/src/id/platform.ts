/** Sentences of the platform: validation of requests, people, settings. */
export const platform = {
  'isian.wajib': '{{label}} Tidak Boleh Kosong',
  'isian.tidak_sah': '{{label}} Tidak Sah',
} as const;
