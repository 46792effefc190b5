/**
 * Every call of the API that has an address of its own, by method and address. The server's routes
 * must answer what stands here and the web can ask for nothing else; calls that engines make are
 * told by their definitions (Address).
 */
import type { Address, Method, Shape } from './call.ts';
import type { BarangCalls } from './barang-calls.ts';
import type { DagangCalls } from './dagang-calls.ts';
import type { DashboardCalls } from './dashboard-calls.ts';
import type { KatalogCalls } from './katalog-calls.ts';
import type { MemberCalls } from './member-calls.ts';
import type { NewsCalls } from './news-calls.ts';
import type { NotaCalls } from './nota-calls.ts';
import type { OtorisasiCalls } from './otorisasi-calls.ts';
import type { RiwayatCalls } from './riwayat-calls.ts';
import type { TimbangCalls } from './timbang-calls.ts';
import type { TokoCalls } from './toko-calls.ts';
import type { UangCalls } from './uang-calls.ts';
import type { UsersCalls } from './users-calls.ts';

/** Method and address, with `:name` for parameters: `GET kupon/cek/:kode`. */
export interface Calls
  extends
    BarangCalls,
    DagangCalls,
    DashboardCalls,
    KatalogCalls,
    MemberCalls,
    NewsCalls,
    NotaCalls,
    OtorisasiCalls,
    RiwayatCalls,
    TimbangCalls,
    TokoCalls,
    UangCalls,
    UsersCalls {}

/** Addresses that a method can be sent to. */
export type PathOf<M extends Method> =
  | { [K in keyof Calls]: K extends `${M} ${infer P}` ? P : never }[keyof Calls]
  | Address<M, Shape>;

/** The call at an address. */
export type CallOf<M extends Method, P> =
  P extends Address<M, infer S>
    ? S
    : P extends string
      ? `${M} ${P}` extends infer K extends keyof Calls
        ? Calls[K]
        : never
      : never;

/** The parameters in an address; those of a made one are told with it. */
export type ParamsOf<P, S> = S extends { readonly params: infer V } ? V : Named<P>;

type Named<P> = P extends `${string}:${infer N}/${infer R}`
  ? { readonly [K in N]: string } & Named<R>
  : P extends `${string}:${infer N}`
    ? { readonly [K in N]: string }
    : object;

/** What the caller sends along; a part that may be empty may be left out. */
export type SentTo<P, S> = S extends Shape
  ? Part<'params', ParamsOf<P, S>> &
      Part<'query', S extends { readonly query: infer V } ? V : object> &
      Part<'body', S extends { readonly body: infer V } ? V : object>
  : never;

/** What is sent where nothing need be: `object` has no names that could be looked up. */
export type Nothing = Record<never, never>;

type Part<K extends string, V> = keyof V extends never
  ? unknown
  : Nothing extends V
    ? { readonly [N in K]?: V }
    : { readonly [N in K]: V };

/** The answer of a call. */
export type AnswerOf<S> = S extends { readonly data: infer D }
  ? { readonly data: D; readonly message?: string } & (S extends { readonly beside: infer E }
      ? E
      : unknown)
  : never;

/** `data` of the answer. */
export type DataOf<S> = S extends { readonly data: infer D } ? D : never;

/** A row of the answer. */
export type ListRow<S> = S extends { readonly data: readonly (infer R)[] } ? R : never;

/** Addresses that answer a file. */
export type FilePathOf<M extends Method> =
  | {
      [K in keyof Calls]: K extends `${M} ${infer P}`
        ? Calls[K] extends { readonly file: true }
          ? P
          : never
        : never;
    }[keyof Calls]
  | Address<M, Shape & { readonly file: true }>;
