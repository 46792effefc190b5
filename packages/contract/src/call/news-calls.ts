/** Announcements of the shop, and what owners are told. */
import type { OwnerNews, UnreadOwnerNews } from '../kabar-pemilik.ts';
import type { News } from '../news.ts';
import type { Level } from '../permission.ts';
import type { Listed } from './call.ts';

interface NewsSent {
  readonly judul: string;
  readonly isi: string;
  readonly levels: readonly Level[];
  readonly tgl_dari: string;
  readonly tgl_sampai: string;
  readonly aktif?: boolean;
}

export interface NewsCalls {
  'GET news': Listed<News>;
  'GET news/semua': Listed<News>;
  'POST news': { body: NewsSent; data: { readonly id: string } };
  'PUT news/:id': { body: NewsSent; data: null };
  'DELETE news/:id': { data: null };
  'GET kabar-pemilik': Listed<OwnerNews> & { query: { tgl_from: string; tgl_to: string } };
  'GET kabar-pemilik/baru': { data: UnreadOwnerNews };
  'PUT kabar-pemilik/dibaca': { body: { readonly sampai: string }; data: null };
}
