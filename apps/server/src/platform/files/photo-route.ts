/**
 * The route that takes the photo of something before it is saved: the photo is stored, and the
 * document or row that is saved later names it.
 */
import { z } from 'zod';
import { photoCall } from '@kencana/contract/call/photo-calls';
import { AppError, type ErrorCode } from '@kencana/contract/error-code';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { type Ctx, route, type Route } from '../http/route.ts';
import { makeImage } from './image.ts';

const body = z.strictObject({ gambar: z.string({ error: 'input.wajib' }).min(1, 'input.wajib') });

const OF_PICTURE: readonly ErrorCode[] = [
  'BERKAS_BUKAN_GAMBAR',
  'FOTO_TERLALU_KECIL',
  'FOTO_KOSONG',
];

export interface PhotoRoute {
  readonly path: string;
  readonly right: string;
  readonly module?: ModuleFlag;
  /** Groups files; images of one folder belong to one feature. */
  readonly folder: string;
  readonly summary: string;
  /** The photo proves something: pixels of width and height at least. */
  readonly least?: number;
}

/** `POST {path} { gambar }`, a data URL, answers `{ foto }`, the path of the stored photo. */
export function photoRoute({ folder, least, ...rest }: PhotoRoute): Route {
  return route({
    ...rest,
    method: 'POST',
    path: photoCall(rest),
    body,
    created: true,
    handler: async (ctx, input) => {
      const { gambar } = input.body;
      const image = { folder, name: 'foto.jpg', content: gambar, ...(least && { least }) };
      const { path } = await makeImage(ctx, image).catch((error: unknown) => {
        throw atField(ctx, error);
      });
      // A repeated request gets the first answer; the photo made in vain is swept.
      return { data: await ctx.write(async () => ({ foto: path })) };
    },
  });
}

/** What is wrong with a picture, at the field that sent it. */
function atField(ctx: Ctx, error: unknown): unknown {
  if (!(error instanceof AppError) || !OF_PICTURE.includes(error.code)) return error;
  const { code, data } = error;
  return new AppError(code, data, { gambar: [ctx.t(`error.${code}`, data)] });
}
