import type { Assignment, HandIn, LearningEdit } from '../records.ts';

/** Points of what was handed in, and the most there are. */
export function pointsOf(assignment: Assignment, levels: readonly number[] | null) {
  const of = assignment.rubric.reduce((sum, { levels: each }) => sum + each.length - 1, 0);
  return { got: levels ? levels.reduce((sum, level) => sum + level, 0) : null, of };
}

/** Marks a hand-in by the rubric; the problem while a criterion has no level, and which one that is. */
export function markHandIn(
  assignment: Assignment,
  handIn: HandIn,
  levels: readonly (number | null)[],
  feedback: string,
): { edits: LearningEdit[] } | { problem: string; at: number } {
  const chosen = assignment.rubric.map((_, at) => levels[at] ?? null);
  const at = chosen.indexOf(null);
  if (at >= 0) return { problem: `Choose a level for “${assignment.rubric[at]?.name}”, then save.`, at };
  const whole = chosen.flatMap((level) => (level === null ? [] : [level]));
  const row = { ...handIn, levels: whole, feedback: feedback.trim() };
  return { edits: [{ in: 'handIns', id: handIn.id, row }] };
}
