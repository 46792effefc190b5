/** Serves stored files: those of the caller's shop with a token, public ones without. */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { isMadeId } from '@kencana/contract/file-path';
import { type Ctx, type Feature, route } from '../http/route.ts';

interface FileRow {
  mime: string;
  nama: string;
  kunci: string;
  publik: boolean;
}

/** `GET files/:id`. Another shop's file is 404 unless it is public. */
export const filesFeature: Feature = {
  name: 'files',
  routes: [
    route({
      method: 'GET',
      path: 'files/:id',
      right: 'public',
      // A page of the catalogue draws up to 200, and a shop's screens share one address.
      publicPerMinute: 3000,
      summary: 'A stored file; without a token only public ones',
      handler: async (ctx, { params }) => {
        const file = await findFile(ctx, params['id'] ?? '');
        return {
          raw: await ctx.services.files.get(file.kunci),
          mime: file.mime,
          filename: savedAs(file),
          shown: true,
          headers: {
            'cache-control': `${file.publik ? 'public' : 'private'}, max-age=31536000, immutable`,
            'content-security-policy': "default-src 'none'",
          },
        };
      },
    }),
  ],
};

async function findFile(ctx: Ctx, id: string): Promise<FileRow> {
  if (!isMadeId(id)) throw new AppError('TIDAK_DITEMUKAN');
  const open = await ctx.db.shared((tx) =>
    tx.row<{ kode_toko: string }>(sql`select berkas_publik(${id}) as kode_toko`),
  );
  const kodeToko = open?.kode_toko ?? ctx.kodeToko;
  const row = await ctx.db.tenant(kodeToko, (tx) =>
    tx.row<FileRow>(sql`select mime, nama, kunci, publik from berkas
      where kode_toko = ${kodeToko} and id = ${id}`),
  );
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return row;
}

/** The name that the picture was sent under; what is kept of it is a JPEG (image.ts). */
function savedAs({ nama }: FileRow): string {
  return `${nama.replace(/\.\w{1,5}$/, '')}.jpg`;
}
