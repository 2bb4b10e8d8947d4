/** A stretch of time in which somebody is there, in milliseconds. */
export interface OpenSpan {
  start: number;
  end: number;
}

/** Whether somebody is there: until when, or from when on. */
type OpenState = { open: true; until: number } | { open: false; next: number | null };

/** Whether somebody is there at a moment; spans are in order and do not touch. */
export function openState(spans: readonly OpenSpan[], now: number): OpenState {
  const ahead = spans.find(({ end }) => now < end);
  if (ahead && ahead.start <= now) return { open: true, until: ahead.end };
  return { open: false, next: ahead?.start ?? null };
}

/** The moment by which so many opening hours have passed; null when the spans do not reach that far. */
export function answerBy(spans: readonly OpenSpan[], now: number, hours: number): number | null {
  let left = hours * 3_600_000;
  for (const { start, end } of spans) {
    const from = Math.max(start, now);
    if (from >= end) continue;
    if (left <= end - from) return from + left;
    left -= end - from;
  }
  return null;
}
