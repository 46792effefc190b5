/** Sentences of the platform: validation of requests, people, settings. */
export const platform = {
  'isian.wajib': '{{label}} non può essere vuoto',
  'isian.tidak_sah': '{{label}} non è valido',
  'users.password_berhasil': 'Password aggiornata',
} as const;
