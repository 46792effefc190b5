/**
 * `npm run soak`: the races and faults at full figures, on a PostgreSQL of its own
 * with fsync on, and the API tests with the clock ahead, as one table. KENCANA_SOAK scales the
 * rounds (0.1 plays a tenth), KENCANA_SOAK_PART picks scenarios by a part of their name,
 * KENCANA_SOAK_<KEY> sets one figure (the keys stand at the scenarios). A scenario that fails does
 * not stop the others; one that cannot be played here is neither passed nor failed.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openOwnCluster } from '../apps/server/test/race/own-cluster.ts';
import { openRaceShop } from '../apps/server/test/race/shop.ts';
import type { Outcome } from '../apps/server/test/race/shop.ts';
import { commit, endOnSignal, pick, refuse } from './part.ts';
import { JOBS, SCENARIOS, scale } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const names = [...SCENARIOS, ...JOBS].map(({ name }) => name);
const words = [...process.argv.slice(2), process.env['KENCANA_SOAK_PART'] ?? ''].filter(Boolean);
const { picked, unknown } = pick(names, words, (name, word) => name.includes(word));
if (unknown.length > 0) {
  refuse(`no scenario with ${unknown.join(', ')} in its name; they are: ${names.join(' · ')}`);
}

interface Line {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Each in shops of its own, so that no scenario's rows weigh on the next. */
async function play(scenario: Scenario): Promise<Outcome> {
  const { name, rounds, perShop = rounds } = scenario;
  const played: Outcome[] = [];
  for (let done = 0; done < rounds; done += perShop) {
    const outcome = await guarded(() => inShop(scenario, Math.min(perShop, rounds - done)));
    played.push(outcome);
    if (perShop < rounds) console.log(`  ${name}: ${done + outcome.rounds} of ${rounds} rounds`);
    if (outcome.faults.length > 0) break;
  }
  return together(played);
}

async function inShop(scenario: Scenario, rounds: number): Promise<Outcome> {
  const shop = await openRaceShop();
  try {
    return await scenario.play(shop, rounds, cluster);
  } finally {
    await shop.close().catch(() => undefined);
  }
}

/** Whatever throws, also while a shop opens, is the scenario's fault and does not end the rest. */
async function guarded(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { rounds: 0, faults: [fault] };
  }
}

/** The outcome of several shops as one: rounds and counts added, notes side by side. */
function together(played: readonly Outcome[]): Outcome {
  const counts: Record<string, number> = {};
  for (const outcome of played) {
    for (const [what, count] of Object.entries(outcome.counts ?? {})) {
      counts[what] = (counts[what] ?? 0) + count;
    }
  }
  const notes = [
    ...played.flatMap(({ note }) => note ?? []),
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  ];
  return {
    rounds: played.reduce((sum, outcome) => sum + outcome.rounds, 0),
    faults: played.flatMap((outcome) => outcome.faults),
    note: notes.filter(Boolean).join('; '),
  };
}

async function timed(name: string): Promise<Line> {
  const start = performance.now();
  const scenario = SCENARIOS.find((each) => each.name === name);
  const job = JOBS.find((each) => each.name === name);
  const outcome = scenario ? await play(scenario) : await guarded(async () => job!.run());
  const line = { name, outcome, seconds: Math.round((performance.now() - start) / 1000) };
  say(line);
  return line;
}

function say({ name, outcome, seconds }: Line): void {
  const { rounds, faults, note, notRun } = outcome;
  console.log(
    notRun
      ? `${name}: NOT RUN, ${notRun}`
      : `${name}: ${rounds} rounds, ${faults.length} faults, ${seconds} s`,
  );
  if (note) console.log(`  ${note}`);
  for (const fault of faults.slice(0, 20)) console.log(`  ! ${fault}`);
}

// What is edited while it runs was not played.
const measured = commit();
endOnSignal();
const cluster = await openOwnCluster();
process.env['KENCANA_TEST_PG'] = cluster.url;
mkdirSync(path.join(cluster.scratch, 'server'), { recursive: true });
const lines: Line[] = [];
try {
  for (const name of picked) lines.push(await timed(name));
} finally {
  await cluster.stop();
}

console.log(`\nKENCANA_SOAK=${scale} npm run soak · ${measured} · Node ${process.version}\n`);
console.log('| Scenario | Rounds | Violations | Seconds | Notes |');
console.log('|----------|-------:|-----------:|--------:|-------|');
for (const { name, outcome, seconds } of lines) {
  const { rounds, faults, note = '', notRun } = outcome;
  const cells = notRun ? ['', 'NOT RUN', '', notRun] : [rounds, faults.length, seconds, note];
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
const failed = lines.filter(({ outcome }) => outcome.faults.length > 0);
const unplayed = lines.filter(({ outcome }) => outcome.notRun);
const passed = lines.length - failed.length - unplayed.length;
console.log(`\n${passed} passed, ${failed.length} failed, ${unplayed.length} not run`);
for (const { name, outcome } of failed) {
  console.log(`${name} FAILED: ${outcome.faults[0]?.split('\n')[0]}`);
}
process.exitCode = failed.length === 0 ? 0 : 1;
