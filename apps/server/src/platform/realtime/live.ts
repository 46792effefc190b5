/**
 * Live events over Socket.IO on the same server: rooms per shop, per user and per session. A socket
 * shows the same token as a request; when its session ends the socket is closed.
 */
import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { sql } from 'kysely';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import { PEMILIK, type Right } from '@kencana/contract/permission';
import { findSession, hashToken } from '../auth/session.ts';
import type { Db } from '../db/tx.ts';
import type { ServerConfig } from '../http/services.ts';
import { callerAddress } from '../load/caller-address.ts';
import type { Gatekeeper } from '../load/gatekeeper.ts';
import type { LoadLimits } from '../load/limits.ts';
import { allowHandshake, boundConnections, PACKET_BYTES } from './handshake.ts';

/**
 * `toko:JKT1`, `own:JKT1` (the owners of that shop, whichever they address), `user:KASIR` or
 * `sesi:<hex of the token's hash>`.
 */
export type Room = `${'toko' | 'own' | 'user' | 'sesi'}:${string}`;

export interface Live {
  /**
   * Sends now, to every instance; nobody listening is no error. Effects of a write go through the
   * outbox instead.
   */
  emit(room: Room, event: string, payload: unknown): void;
  /** Takes the sockets of a person out of a room that he may be in no more. */
  leave(userId: string, room: Room): void;
  /** Closes the sockets of ended sessions; tells them first why, where another login took over. */
  disconnect(tokenHashes: readonly Buffer[], why?: 'login-lain'): void;
  close(): Promise<void>;
}

const SWEEP_MS = 60_000;

export interface LiveParts {
  readonly db: Db;
  readonly config: ServerConfig;
  readonly rights: readonly Right[];
  readonly gate: Gatekeeper;
  readonly limits: LoadLimits;
}

/** Attaches live events to the HTTP server. */
export function openLive(server: HttpServer, parts: LiveParts): Live {
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: PACKET_BYTES,
    connectTimeout: parts.limits.tokenMs,
    allowRequest: allowHandshake(parts.config, parts.gate),
  });
  boundConnections(io);
  const pool = parts.config.liveUrl ? adapterPool(parts.config.liveUrl) : undefined;
  if (pool) io.adapter(createAdapter(pool));
  io.use((socket, next) => {
    admit(io, socket, parts).then(
      (admitted) => next(admitted ? undefined : new Error('Invalid Token.')),
      () => next(Object.assign(new Error('Server Sibuk'), { data: { sibuk: true } })),
    );
  });
  const timer = setInterval(() => void sweep(io, parts).catch(() => undefined), SWEEP_MS);
  timer.unref();
  return {
    emit: (room, event, payload) => {
      io.to(room).emit(event, payload);
    },
    leave: (userId, room) => io.in(`user:${userId}`).socketsLeave(room),
    disconnect: (hashes, why) => {
      for (const hash of hashes) {
        const sockets = io.in(sessionRoom(hash));
        if (why !== undefined) sockets.emit('sesi-berakhir', { alasan: why });
        sockets.disconnectSockets(true);
      }
    },
    close: async () => {
      clearInterval(timer);
      await io.close();
      await pool?.end();
    },
  };
}

function adapterPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'kencana-live' });
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Checks the token of the handshake and puts the socket into its rooms. Whoever must change their
 * first password hears nothing yet.
 */
async function admit(io: Server, socket: Socket, parts: LiveParts): Promise<boolean> {
  const auth = socket.handshake.auth as { token?: unknown; kode_toko?: unknown };
  if (typeof auth.token !== 'string') return false;
  const hash = hashToken(auth.token);
  const { trustProxy } = parts.config;
  const wanted = typeof auth.kode_toko === 'string' ? auth.kode_toko : undefined;
  const [shown, address] = [hash.toString('hex'), callerAddress(socket.request, trustProxy)];
  if (!parts.gate.show(shown, address)) return false;
  const session = await findSession(parts.db, hash, wanted, parts);
  parts.gate.learn(shown, address, session?.user.user_id);
  if (!session?.kodeToko || session.wajibGanti || session.elsewhere !== undefined) return false;
  (socket.data as { hash?: Buffer }).hash = hash;
  makePlace(io, hash, parts.limits.sockets);
  await socket.join([
    `toko:${session.kodeToko}`,
    `user:${session.user.user_id}`,
    sessionRoom(hash),
  ]);
  const { level, kode_toko, asal } = session.user;
  if (PEMILIK.includes(asal?.level ?? level)) await socket.join(`own:${kode_toko}`);
  return true;
}

/** Closes the session's oldest sockets of this instance, so that one more has its place. */
function makePlace(io: Server, hash: Buffer, most: number): void {
  const standing = [...(io.sockets.adapter.rooms.get(sessionRoom(hash)) ?? [])];
  for (const id of standing.slice(0, Math.max(0, standing.length - most + 1))) {
    io.sockets.sockets.get(id)?.disconnect(true);
  }
}

/** Closes sockets whose session ended or expired, without counting as use of the session. */
async function sweep(io: Server, { db, config }: LiveParts): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  const hashes = sockets.map((socket) => (socket.data as { hash?: Buffer }).hash ?? Buffer.of());
  if (hashes.length === 0) return;
  const minutes = config.session.idleMinutes;
  const dead = await db.shared((tx) =>
    tx.rows<{ urut: number }>(sql`select urut::int from unnest(${hashes}::bytea[])
      with ordinality as h (hash, urut) where not exists (
        select 1 from cari_sesi(h.hash) s where s.ended_at is null and s.expires_at > now()
          and s.last_seen > now() - make_interval(mins => ${minutes}))`),
  );
  for (const { urut } of dead) sockets[urut - 1]?.disconnect(true);
}

function sessionRoom(hash: Buffer): Room {
  return `sesi:${hash.toString('hex')}`;
}
