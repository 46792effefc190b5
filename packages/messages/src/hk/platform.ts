/** Sentences of the platform: validation of requests, people, settings. */
export const platform = {
  'isian.wajib': '{{label}}不可留空',
  'isian.tidak_sah': '{{label}}無效',
  'users.password_berhasil': '密碼已更新',
} as const;
