/**
 * The route that takes the photo of something before it is saved: the photo is stored, and the
 * document or row that is saved later names it.
 */
import { z } from 'zod';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { route, type Route } from '../http/route.ts';
import { makeImage } from './image.ts';

const body = z.strictObject({ gambar: z.string({ error: 'input.wajib' }).min(1, 'input.wajib') });

export interface PhotoRoute {
  readonly path: string;
  readonly right: string;
  readonly module?: ModuleFlag;
  /** Groups files; images of one folder belong to one feature. */
  readonly folder: string;
  readonly summary: string;
}

/** `POST {path} { gambar }`, a data URL, answers `{ foto }`, the path of the stored photo. */
export function photoRoute({ folder, ...rest }: PhotoRoute): Route {
  return route({
    ...rest,
    method: 'POST',
    body,
    created: true,
    handler: async (ctx, input) => {
      const { gambar } = input.body;
      const { path } = await makeImage(ctx, { folder, name: 'foto.jpg', content: gambar });
      // A repeated request gets the first answer; the photo made in vain is swept.
      return { data: await ctx.write(async () => ({ foto: path })) };
    },
  });
}
