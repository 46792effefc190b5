/** Sentences of the platform: validation of requests, people, settings. */
export const platform = {
  'isian.wajib': '{{label}}を入力してください',
  'isian.tidak_sah': '{{label}}が正しくありません',
  'users.password_berhasil': 'パスワードを更新しました',
} as const;
