/** What is wrong in a sheet, and where: told by the dry run, by a file, or by a refused save. */
import { useState } from 'react';
import type { NamedField } from '@kencana/contract/field/field';
import type { CellProblem } from '@kencana/contract/import-result';
import type { Translate } from '../../platform/i18n.ts';
import type { FieldErrors } from '../../platform/sending.ts';

/** What is wrong, by row of the sheet from 0 and field. */
export interface SheetProblem {
  /** -1 for the head. */
  readonly row: number;
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

export interface ProblemWork {
  readonly problems: readonly SheetProblem[];
  /** All that is wrong, of which `problems` are the first. */
  readonly wrong: number;
  /** Takes what is wrong now; true for nothing. */
  readonly told: (found: readonly SheetProblem[], all?: number) => boolean;
  /** Forgets what was wrong with fields of a row that are being changed. */
  readonly settle: (row: number, names: readonly string[]) => void;
}

export function useProblems(): ProblemWork {
  const [{ problems, wrong }, set] = useState<Pick<ProblemWork, 'problems' | 'wrong'>>({
    problems: [],
    wrong: 0,
  });
  return {
    problems,
    wrong,
    told: (found, all = found.length) => {
      set({ problems: found, wrong: all });
      return found.length === 0;
    },
    settle: (at, names) =>
      set((old) => {
        const left = old.problems.filter(({ row, name }) => row !== at || !names.includes(name));
        const gone = old.problems.length - left.length;
        return gone === 0 ? old : { problems: left, wrong: old.wrong - gone };
      }),
  };
}

/** A cell of what was sent, as a cell of the sheet. */
export function problemOf(
  { baris, kolom, label, pesan }: CellProblem,
  places: readonly number[],
): SheetProblem {
  return { row: baris === 0 ? -1 : (places[baris - 1] ?? -1), name: kolom, label, text: pesan };
}

/** What saving refused, which the dry run had not seen: somebody else was quicker. */
export function refusals(
  rows: string,
  errors: FieldErrors,
  places: readonly number[],
  fields: readonly NamedField[],
  t: Translate,
): readonly SheetProblem[] {
  return Object.entries(errors).map(([path, text]) => {
    const [list, at = '', inner = ''] = path.split('.');
    const own = list === rows && at !== '';
    const name = own ? inner : path;
    const field = fields.find((one) => one.name === name);
    const label = field === undefined ? name : t(field.label);
    return { row: own ? (places[Number(at)] ?? -1) : -1, name, label, text };
  });
}
