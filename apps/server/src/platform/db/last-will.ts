/**
 * Ends a PostgreSQL server whose Kencana was killed and could not stop it: a shell in a session of
 * its own waits at a pipe that closes with this process. Windows has no such shell; there the next
 * start ends what is left (cluster.ts).
 */
import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** `read` fails when the pipe closes without a line; SIGINT is PostgreSQL's fast shutdown. */
const WAIT = 'read -r line || kill -INT "$0"';

/** Watches over the server with this process id; answers how to call it off. */
export function endWithThisProcess(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', WAIT, String(pid)], {
    // Ctrl+C in a terminal does not reach it: it must outlive this process.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { stdin } = watcher;
  // Without a shell the next start still ends what is left.
  watcher.on('error', () => undefined);
  stdin.on('error', () => undefined);
  watcher.unref();
  (stdin as Socket).unref();
  return () => void stdin.end('\n');
}
