/**
 * The shape of every answer: success with data, failure with code, message and
 * field errors. Errors that nobody foresaw answer 500 without detail and are logged with the
 * request's id.
 */
import { AppError } from '@kencana/contract/error-code';
import type { ErrorData } from '@kencana/contract/error-code';
import { askedText, valuesTold } from '@kencana/contract/sentence';
import type { Language } from '@kencana/messages/key';
import { BeyondSafe } from '@kencana/rules/rupiah';
import { translate } from './text.ts';

export interface Failure {
  readonly status: 'error';
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly [name: string]: unknown;
}

type Refusal = 'JSON_RUSAK' | 'PERMINTAAN_RUSAK' | 'TERLALU_BESAR' | 'TIDAK_DITEMUKAN';

/**
 * What fastify's own refusals mean here. An address that cannot be decoded, or with a part longer
 * than any code, names nothing that is here.
 */
const FASTIFY_CODES: Readonly<Record<string, Refusal>> = {
  FST_ERR_BAD_URL: 'TIDAK_DITEMUKAN',
  FST_ERR_MAX_PARAM_LENGTH: 'TIDAK_DITEMUKAN',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TERLALU_BESAR',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'JSON_RUSAK',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'JSON_RUSAK',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_RUSAK',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'JSON_RUSAK',
};

/** The coded error that any thrown thing stands for; undefined for what nobody foresaw. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof SyntaxError) return new AppError('JSON_RUSAK');
  // A price that somebody typed, times a weight that somebody typed.
  if (error instanceof BeyondSafe) return new AppError('JUMLAH_TERLALU_BESAR');
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return;
  const code = FASTIFY_CODES[error.code] ?? (isRefusal(error) ? 'PERMINTAAN_RUSAK' : undefined);
  return code ? new AppError(code) : undefined;
}

/** True for what fastify refuses as the caller's fault and the table does not name. */
function isRefusal(error: Error): boolean {
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}

/**
 * The body of a refusal. `data` holds the values of the text; what an approver needs (subjek,
 * kategori, uraian) is also at the top, where the client looks for it.
 */
export function failure(error: AppError, bahasa: Language): Failure {
  const asks = error.code === 'OTORISASI_DIPERLUKAN';
  const { constraint: _, ...data } = asks ? askedData(error.data, bahasa) : error.data;
  const approval = asks ? data : {};
  return {
    ...approval,
    status: 'error',
    code: error.code,
    message: translate(bahasa, `error.${error.code}`, asks ? data : error.data),
    ...(error.errors && { errors: error.errors }),
    ...(Object.keys(data).length > 0 && { data }),
  };
}

/** What an approval is asked for, in the reader's words: sentences and values are kept as data. */
function askedData({ kalimat, sebelum, sesudah, ...rest }: ErrorData, bahasa: Language): ErrorData {
  const tell = (key: string, data: ErrorData): string => translate(bahasa, key, data);
  return {
    ...rest,
    uraian: askedText([kalimat].flat(), tell),
    sebelum: valuesTold(sebelum, tell),
    sesudah: valuesTold(sesudah, tell),
  };
}
