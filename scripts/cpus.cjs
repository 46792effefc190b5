/**
 * Makes a Node program believe that its machine has KENCANA_CPUS processors:
 * `KENCANA_CPUS=8 NODE_OPTIONS="--require …/scripts/cpus.cjs" npm test`. Only what Node tells is
 * changed, here and in the programs started from here; without the variable nothing is.
 */
const os = require('node:os');
const { syncBuiltinESMExports } = require('node:module');

const wanted = Number(process.env.KENCANA_CPUS);
if (Number.isInteger(wanted) && wanted > 0) {
  const real = os.cpus;
  os.availableParallelism = () => wanted;
  os.cpus = () => {
    const there = real();
    const idle = { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 };
    // What they did together stays true: those beyond the real ones have done nothing.
    return Array.from({ length: wanted }, (_, n) => there[n] ?? { ...there[0], times: idle });
  };
  syncBuiltinESMExports();
}
