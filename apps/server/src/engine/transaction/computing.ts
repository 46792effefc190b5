/**
 * The pure part of a kind that computes something first, a sale's prices or a service's gold: done
 * once a save, when it is first asked for, and handed to check, approval and post alike.
 */
import type { DaySums } from './day-limit.ts';
import type { ApprovalNeed, Kind, Known, Problem } from './kind.ts';

interface Parts<Input, Facts, Computed, Posted> {
  /** It asks for what is computed: what is wrong already may be what that cannot do without. */
  readonly check: (
    input: Input,
    facts: Facts,
    base: Known,
    computed: () => Computed,
  ) => readonly Problem[];
  readonly approval: (
    input: Input,
    facts: Facts,
    base: Known,
    computed: Computed,
  ) => readonly ApprovalNeed[];
  readonly exemptOfDay?: (input: Input, facts: Facts, base: Known, computed: Computed) => DaySums;
  readonly post: (input: Input, facts: Facts, base: Known, computed: Computed) => Posted;
}

/**
 * check, approval and post of a kind or an event around what `compute` makes of its input and
 * facts. The facts of one save are one object, so another save computes anew.
 */
export function computing<Input, Facts extends object, Computed, Posted>(
  compute: (input: Input, facts: Facts, base: Known) => Computed,
  { check, approval, exemptOfDay, post }: Parts<Input, Facts, Computed, Posted>,
): Pick<Kind<Input, Facts>, 'check' | 'approval' | 'exemptOfDay'> & {
  readonly post: (input: Input, facts: Facts, base: Known) => Posted;
} {
  const done = new WeakMap<Facts, { input: Input; base: Known; computed: Computed }>();
  const once = (input: Input, facts: Facts, base: Known): Computed => {
    const last = done.get(facts);
    if (last?.input === input && last.base === base) return last.computed;
    const computed = compute(input, facts, base);
    done.set(facts, { input, base, computed });
    return computed;
  };
  return {
    check: (input, facts, base) => check(input, facts, base, () => once(input, facts, base)),
    approval: (input, facts, base) => approval(input, facts, base, once(input, facts, base)),
    ...(exemptOfDay && {
      exemptOfDay: (input: Input, facts: Facts, base: Known) =>
        exemptOfDay(input, facts, base, once(input, facts, base)),
    }),
    post: (input, facts, base) => post(input, facts, base, once(input, facts, base)),
  };
}
