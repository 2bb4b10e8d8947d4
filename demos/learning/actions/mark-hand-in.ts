import type { Assignment, HandIn, LearningEdit } from '../records.ts';

/** Points of what was handed in, and the most there are. */
export function pointsOf(assignment: Assignment, levels: readonly number[] | null) {
  const of = assignment.rubric.reduce((sum, { levels: each }) => sum + each.length - 1, 0);
  return { got: levels ? levels.reduce((sum, level) => sum + level, 0) : null, of };
}

/** Marks a hand-in by the rubric; the problem while a criterion has no level. */
export function markHandIn(
  assignment: Assignment,
  handIn: HandIn,
  levels: readonly (number | null)[],
  feedback: string,
): { edits: LearningEdit[] } | { problem: string } {
  const chosen = assignment.rubric.map((_, at) => levels[at] ?? null);
  const open = assignment.rubric.find((_, at) => chosen[at] === null);
  if (open) return { problem: `Choose a level for “${open.name}”, then save.` };
  const whole = chosen.flatMap((level) => (level === null ? [] : [level]));
  const row = { ...handIn, levels: whole, feedback: feedback.trim() };
  return { edits: [{ in: 'handIns', id: handIn.id, row }] };
}
