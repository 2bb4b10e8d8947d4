import { daysBetween } from '#lib/time/days.ts';

/** The way that one application has gone. */
export interface Way {
  /** The stages it has been in, with the day it came there. */
  path: readonly { stageId: string; on: string }[];
  state: 'active' | 'rejected' | 'withdrawn' | 'hired';
  endedOn: string | null;
  source: string;
  appliedOn: string;
}

/** How far applications have come. */
export interface FunnelStep {
  stageId: string;
  /** Those that came to this stage or past it. */
  reached: number;
  /** Whole per cent of those who came to the stage before; null for the first and where nobody did. */
  ofBefore: number | null;
  /** Days in the middle that people stayed here; null while nobody has left. */
  days: number | null;
}

/** The middle of some numbers; null for none. */
export function middle(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : Math.round((upper + (sorted[half - 1] ?? 0)) / 2);
}

/** How many came how far through the stages of a job, and how long they stayed. */
export function funnel(stageIds: readonly string[], ways: readonly Way[]): FunnelStep[] {
  const place = new Map(stageIds.map((id, at) => [id, at]));
  const reached = stageIds.map(() => 0);
  const stays: number[][] = stageIds.map(() => []);
  for (const { path, endedOn } of ways) {
    const furthest = Math.max(-1, ...path.map(({ stageId }) => place.get(stageId) ?? -1));
    for (let at = 0; at <= furthest; at += 1) reached[at] = (reached[at] ?? 0) + 1;
    for (const [step, { stageId, on }] of path.entries()) {
      const left = path[step + 1]?.on ?? endedOn;
      if (left) stays[place.get(stageId) ?? -1]?.push(Math.max(0, daysBetween(on, left)));
    }
  }
  return stageIds.map((stageId, at): FunnelStep => {
    const before = reached[at - 1];
    const count = reached[at] ?? 0;
    return {
      stageId,
      reached: count,
      ofBefore: before ? Math.round((100 * count) / before) : null,
      days: middle(stays[at] ?? []),
    };
  });
}

/** Days from applying to being hired, in the middle; null while nobody was hired. */
export const timeToHire = (ways: readonly Way[]): number | null =>
  middle(
    ways.flatMap(({ state, appliedOn, endedOn }) =>
      state === 'hired' && endedOn ? [daysBetween(appliedOn, endedOn)] : [],
    ),
  );

/** What came of a source. */
export interface SourceCount {
  source: string;
  applied: number;
  /** Those who came to a talk or further. */
  talked: number;
  hired: number;
}

/** What came of each source, the one with most applications first. */
export function bySource(ways: readonly Way[], talkStageId: string): SourceCount[] {
  const counts = new Map<string, SourceCount>();
  for (const { source, path, state } of ways) {
    const count = counts.get(source) ?? { source, applied: 0, talked: 0, hired: 0 };
    count.applied += 1;
    if (path.some(({ stageId }) => stageId === talkStageId)) count.talked += 1;
    if (state === 'hired') count.hired += 1;
    counts.set(source, count);
  }
  return [...counts.values()].sort((a, b) => b.applied - a.applied || a.source.localeCompare(b.source));
}
