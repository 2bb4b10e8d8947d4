/** How a quiz may be taken; null means without a limit. */
export interface QuizRules {
  attempts: number | null;
  minutes: number | null;
}

/** How many attempts are left, of those that were handed in; null where there is no limit. */
export const attemptsLeft = (rules: QuizRules, handedIn: number): number | null =>
  rules.attempts === null ? null : Math.max(0, rules.attempts - handedIn);

/** Seconds that are left of an attempt; null where there is no limit. Moments are in milliseconds. */
export const secondsLeft = (rules: QuizRules, startedAt: number, now: number): number | null =>
  rules.minutes === null ? null : Math.max(0, Math.ceil((startedAt + rules.minutes * 60_000 - now) / 1000));

/** The best of several attempts: the one with the highest score, the earlier of two equal ones. */
export function bestOf<Attempt extends { got: number; of: number }>(
  attempts: readonly Attempt[],
): Attempt | null {
  let best: Attempt | null = null;
  for (const attempt of attempts) if (!best || attempt.got * best.of > best.got * attempt.of) best = attempt;
  return best;
}

/** Seconds as a clock shows them: 4:05. */
export const clockSaid = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
