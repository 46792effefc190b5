/**
 * What `npm test` says of itself: per part the tests, seconds, core-seconds and the ten slowest,
 * then what needed a second try, then one line of totals.
 */
import os from 'node:os';

const SLOWEST = 10;
/** The product is to grow by so much: half as many stories more, 1.7 times the API tests. */
const GROWTH = { browser: 1.5, API: 1.7, process: 1.7 };

/** Does a part's work; answers its outcome with name, seconds and core-seconds. */
export async function measured(name, work) {
  console.log(`\n— ${name}`);
  const [began, busy] = [Date.now(), coreSeconds()];
  const outcome = await work();
  const part = {
    name,
    ...outcome,
    seconds: (Date.now() - began) / 1000,
    cores: coreSeconds() - busy,
  };
  console.log(`— ${name}: ${part.passed} passed, ${part.failed} failed`);
  return part;
}

/** Prints the table of all parts and the last line; answers how many failed. */
export function summary(parts, whole) {
  for (const { name, took = [] } of parts) {
    if (took.length === 0) continue;
    console.log(`\nSlowest of ${name}:`);
    const slowest = took.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    for (const one of slowest)
      console.log(`  ${one.seconds.toFixed(1).padStart(6)} s  ${one.name}`);
  }
  console.log('\n| Part | Passed | Failed | Seconds | Core-seconds of the machine |');
  console.log('|---|---:|---:|---:|---:|');
  const timed = parts.filter(({ seconds }) => seconds !== undefined);
  const sum = (of) => timed.reduce((total, part) => total + of(part), 0);
  for (const { name, passed, failed, seconds, cores } of timed) {
    console.log(`| ${name} | ${passed} | ${failed} | ${round(seconds)} | ${round(cores)} |`);
  }
  if (whole) {
    console.log(`| all | | | ${round(sum((p) => p.seconds))} | ${round(sum((p) => p.cores))} |`);
    const later = sum(({ name, seconds }) => seconds * (GROWTH[name] ?? 1));
    console.log(
      `\nWith half as many stories more and 1.7 times the API tests: ${round(later)} s here.`,
    );
  }
  const retried = parts.flatMap((part) => part.retried ?? []);
  if (retried.length > 0) {
    console.log(`\n${retried.length} passed only at the second try:`);
    for (const name of retried) console.log(`  ${name}`);
  }
  const passed = parts.reduce((total, part) => total + part.passed, 0);
  const failed = parts.reduce((total, part) => total + part.failed, 0);
  const counted = passed + failed === 0 ? 1 : failed;
  console.log(`\n${passed} passed, ${counted} failed`);
  return counted;
}

function round(seconds) {
  return seconds.toFixed(seconds < 100 ? 1 : 0);
}

/** Seconds that the machine's processors were busy since it started, whoever kept them so. */
function coreSeconds() {
  return os
    .cpus()
    .reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);
}
