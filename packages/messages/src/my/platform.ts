/** Sentences of the platform: validation of requests, people, settings. */
export const platform = {
  'isian.wajib': '{{label}} tidak boleh kosong',
  'isian.tidak_sah': '{{label}} tidak sah',
  'users.password_berhasil': 'Kata laluan berjaya dikemas kini',
} as const;
