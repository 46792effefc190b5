/**
 * Who may begin a live connection, before a token is looked at: pages of this server's own origin,
 * and of one address only so many a minute. What is not a browser sends no Origin and still needs
 * its token.
 */
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { ownOrigin } from '../http/origin.ts';
import type { ServerConfig } from '../http/services.ts';
import { callerAddress } from '../load/caller-address.ts';
import type { Gatekeeper } from '../load/gatekeeper.ts';

/** Bytes of a packet at most: clients show a token and otherwise only listen. */
export const PACKET_BYTES = 4000;
/** Packets that a client may send in `PACKETS_MS`; one every 25 seconds keeps it alive. */
const PACKETS = 30;
const PACKETS_MS = 10_000;
/** Milliseconds for a polite end before an abrupt one. */
const FAREWELL_MS = 500;

/** Socket.IO's question whether a connection may begin. */
export function allowHandshake(config: ServerConfig, gate: Gatekeeper) {
  return (
    request: IncomingMessage,
    answer: (why: string | undefined, allowed: boolean) => void,
  ): void => {
    if (!isOwnPage(request, config)) return answer('origin', false);
    const address = callerAddress(request, config.trustProxy);
    return gate.handshake(address) ? answer(undefined, true) : answer('rate', false);
  };
}

/** True where no page of another origin asks. */
function isOwnPage({ headers }: IncomingMessage, config: ServerConfig): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = config.trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return ownOrigin(headers.origin, [headers.host, host], config.url) !== undefined;
}

type Connection = Socket['conn'];

/**
 * Ends connections that send more than a listener has to say, and does not wait for the farewell of
 * any that was told to go: one that means harm does not say it.
 */
export function boundConnections(io: Server): void {
  io.engine.on('connection', (raw: Connection) => {
    raw.once('close', () => setTimeout(() => terminate(raw), FAREWELL_MS).unref());
    let since = Date.now();
    let packets = 0;
    raw.on('packet', () => {
      if (Date.now() - since > PACKETS_MS) {
        since = Date.now();
        packets = 0;
      }
      packets += 1;
      if (packets > PACKETS) terminate(raw);
    });
  });
}

/** A long poll has no connection of its own to end: what it waits for is over with its session. */
function terminate(raw: Connection): void {
  const { socket } = raw.transport as { readonly socket?: { terminate?: () => void } };
  if (socket?.terminate) socket.terminate();
  else raw.close(true);
}
