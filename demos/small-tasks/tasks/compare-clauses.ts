import { compareClauses } from '#engines/clauses/compare-clauses.ts';
import { counted, given, type RunTask } from '../task.ts';

export const compareTwoClauses: RunTask = async (input) => {
  const left = given(input, 'left', 'Paste the first version.');
  const right = given(input, 'right', 'Paste the second version.');
  const compared = compareClauses(left, right);
  const changes = compared.changes.map(({ was, is, because }) => ({
    was,
    is,
    note: because ?? 'wording',
    isStrong: because !== null,
  }));
  const strong = changes.filter(({ isStrong }) => isStrong).length;
  const nothing =
    changes.length === 0 ? 'Both versions are the same, word for word' : 'Only the wording changed';
  const finding = strong > 0 ? `${counted(strong, 'change')} may change the meaning` : nothing;
  const text = changes.map(({ was, is, note }) => `“${was}” → “${is}” (${note})`).join('\n');
  return { finding, parts: [{ is: 'changes', changes }], text };
};
