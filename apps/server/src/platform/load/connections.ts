/**
 * Connections of the HTTP server: how many, how long they may stand, and what is not waited for: a
 * head or body that drips in, answers that nobody reads, a body after its refusal.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './caller-address.ts';
import { type LoadLimits, MOST_CONNECTIONS } from './limits.ts';

/** Milliseconds that the rest of a body is read and thrown away after its answer. */
const REST_MS = 5000;
/**
 * Requests of one connection that wait for their answers at once. Neither browsers nor proxies send
 * a second one before the first is answered; who sends hundreds and reads none fills the memory.
 */
const PIPELINED = 8;

/** Options for Node's server: how often and when connections without a whole request end. */
export function serverTimes(limits: LoadLimits) {
  return {
    headersTimeout: Math.min(limits.headMs, limits.requestMs),
    connectionsCheckingInterval: Math.max(100, Math.min(5000, limits.headMs / 4)),
  };
}

/** Puts the limits on the server; `counted` is false behind a proxy, whose address all share. */
export function limitConnections(server: Server, limits: LoadLimits, counted: boolean): void {
  server.maxConnections = MOST_CONNECTIONS;
  if (counted) boundPerAddress(server, limits.connections);
  const open = new WeakMap<Socket, number>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const waiting = (open.get(socket) ?? 0) + 1;
    open.set(socket, waiting);
    if (waiting > PIPELINED) socket.destroy();
    // One that is cut off takes its socket along, and the count with it.
    response.once('finish', () => {
      open.set(socket, (open.get(socket) ?? 1) - 1);
      endRest(request, Math.min(REST_MS, limits.requestMs));
    });
  });
  server.setTimeout(limits.idleMs);
  server.on('timeout', (socket: Socket) => {
    // Work that takes long sends nothing for a while; an answer that waits to be read does.
    const working = (open.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!working) socket.destroy();
  });
}

function boundPerAddress(server: Server, most: number): void {
  const standing = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress);
    const now = (standing.get(key) ?? 0) + 1;
    standing.set(key, now);
    socket.once('close', () => {
      const left = (standing.get(key) ?? 1) - 1;
      if (left > 0) standing.set(key, left);
      else standing.delete(key);
    });
    if (now > most) socket.destroy();
  });
}

/** A caller who was refused reads why before his connection goes, but may not send on for ever. */
function endRest(request: IncomingMessage, ms: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), ms);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
