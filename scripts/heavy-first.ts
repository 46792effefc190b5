/**
 * The order of test files: of projects that run together first the one whose files have processes
 * of their own, then as vitest has it, which is the slowest first as far as it remembers them, else
 * the largest. A heavy file that begins last leaves the other workers idle.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Told to vitest by its configuration. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = (file: TestSpecification) => file.project.config.sequence.groupOrder;
    const shared = (file: TestSpecification) => Number(!file.project.config.isolate);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => group(a) - group(b) || shared(a) - shared(b));
  }
}
