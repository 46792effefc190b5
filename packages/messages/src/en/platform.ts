/** Sentences of the platform: validation of requests, people, settings. */
export const platform = {
  'isian.wajib': '{{label}} must not be empty',
  'isian.tidak_sah': '{{label}} is not valid',
  'users.password_berhasil': 'Password updated',
} as const;
