import type { Availability, MeetingRules, Span } from '#engines/slots/availability.ts';
import { freeStarts } from '#engines/slots/free-slots.ts';

interface Asked {
  rules: MeetingRules;
  within: Span;
  now: number;
}

/** The starts at which all of these people are free at once, in order. */
export function commonStarts(hosts: readonly Availability[], asked: Asked): number[] {
  const [first, ...others] = hosts.map((host) => freeStarts(host, asked));
  if (!first) return [];
  const sets = others.map((starts) => new Set(starts));
  return first.filter((start) => sets.every((set) => set.has(start)));
}
