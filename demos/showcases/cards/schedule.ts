/** How a card stands with its learner. Days are counted from the first day of the course. */
export interface Progress {
  /** How many returns it has behind it: it comes back after one day, then three, then nine, then it rests. */
  step: number;
  /** The day on which it comes back; null when it rests. */
  due: number | null;
}

/** The days that pass before each return. */
const waits = [1, 3, 9] as const;

const waitingFor = (step: number, today: number): Progress => {
  const wait = waits[step];
  return { step, due: wait === undefined ? null : today + wait };
};

/**
 * What becomes of a card by an answer. A wrong one begins again with one day. A right one moves on; a card that was
 * right at first sight is asked once more after nine days.
 */
export function answered(before: Progress | undefined, isRight: boolean, today: number): Progress {
  if (!isRight) return waitingFor(0, today);
  return waitingFor(before ? before.step + 1 : waits.length - 1, today);
}

/** The cards of the next round: those that have come back, the longest due first, then new ones in the course's order. */
export function roundOf(
  ids: readonly string[],
  progress: Readonly<Record<string, Progress>>,
  { today, size }: { today: number; size: number },
): string[] {
  const back = ids
    .filter((id) => {
      const due = progress[id]?.due;
      return typeof due === 'number' && due <= today;
    })
    .toSorted((one, other) => (progress[one]?.due ?? 0) - (progress[other]?.due ?? 0));
  const fresh = ids.filter((id) => !progress[id]);
  return [...back, ...fresh].slice(0, size);
}

/** How many cards come back on each of the coming days, today first. What is overdue counts for today. */
export function returnsByDay(
  progress: Readonly<Record<string, Progress>>,
  { today, days }: { today: number; days: number },
): number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (const { due } of Object.values(progress)) {
    if (due === null) continue;
    const place = Math.max(0, due - today);
    if (place < days) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
