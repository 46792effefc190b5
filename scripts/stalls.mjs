/**
 * A machine that stands still for moments, as a busy one does: Chromium, server and database below
 * this process are frozen for 200 ms every 0.2 to 0.7 s. Linux only, by /proc.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const FROZEN_MS = 200;
const BETWEEN_MS = [200, 700];
const VICTIMS = /chrom|postgres|server\/src\/app\/main\.ts/;

/** Freezes again and again until the work is settled. */
export async function stallUntil(work) {
  let running = true;
  void work.catch(() => undefined).finally(() => (running = false));
  let times = 0;
  const [least, most] = BETWEEN_MS;
  while (running) {
    await sleep(least + Math.random() * (most - least));
    const frozen = victims();
    for (const pid of frozen) signal(pid, 'SIGSTOP');
    await sleep(FROZEN_MS);
    for (const pid of frozen) signal(pid, 'SIGCONT');
    if (frozen.length > 0) times += 1;
  }
  console.log(`— frozen ${times} times for ${FROZEN_MS} ms`);
}

/** Processes below this one whose command line names a browser, the server or PostgreSQL. */
function victims() {
  const parents = new Map();
  for (const name of fs.readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(name));
  }
  const below = (pid) => {
    for (let at = parents.get(pid); at; at = parents.get(at)) if (at === process.pid) return true;
    return false;
  };
  return [...parents.keys()].filter((pid) => below(pid) && VICTIMS.test(commandOf(pid)));
}

function parentOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function commandOf(pid) {
  const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  // The runner names the browser's tests; it is not what is frozen.
  return /playwright/.test(command.split(' ')[1] ?? '') ? '' : command;
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}
