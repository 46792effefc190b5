/** Bytes on a bare connection: what no client library would send, and how it ends. */
import { connect, type Socket } from 'node:net';

export interface Said {
  /** Everything the server sent. */
  readonly text: string;
  /** Status of the first answer; 0 where none came. */
  readonly status: number;
  /** `code` of the first answer's envelope. */
  readonly code: string | undefined;
  /** True when the server ended the connection, not the test. */
  readonly closed: boolean;
  /** Milliseconds from the connection to its end. */
  readonly ms: number;
}

/** Milliseconds that a connection is kept at most. */
const PATIENCE_MS = 20_000;

/**
 * Sends each chunk after its pause in milliseconds, then reads until the server closes; `hangUp`
 * ends the connection once everything is sent.
 */
export async function sayRaw(
  url: string,
  chunks: readonly (string | Buffer | number)[],
  options: {
    readonly hangUp?: boolean;
    readonly patience?: number;
    readonly unread?: boolean;
  } = {},
): Promise<Said> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const socket = connect(Number(port), hostname);
  let text = '';
  let closed = false;
  if (options.unread) socket.pause();
  else socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => (closed = true));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('end', () => (closed = true));
  void sendAll(socket, chunks).then(() => options.hangUp && socket.destroy());
  const timer = setTimeout(() => socket.destroy(), options.patience ?? PATIENCE_MS);
  await ended;
  clearTimeout(timer);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { text, status, code, closed, ms: performance.now() - start };
}

async function sendAll(
  socket: Socket,
  chunks: readonly (string | Buffer | number)[],
): Promise<void> {
  for (const chunk of chunks) {
    if (typeof chunk === 'number') await new Promise((resolve) => setTimeout(resolve, chunk));
    else if (!socket.writable) return;
    else socket.write(chunk);
  }
}

/** A POST's head, with or without the token, and whatever lines the test adds. */
export function head(path: string, lines: readonly string[] = [], method = 'POST'): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines, '', ''].join('\r\n');
}
