import type { VisitsSeen } from '#engines/privacy/visits/visits-seen.ts';
import recorded from './recorded.json' with { type: 'json' };

const byId = new Map(Object.entries(recorded as Record<string, VisitsSeen>));

/** What a browser saw of an example when it was recorded (`scripts/record-visits.ts`); null for everything else. */
export const recordedVisits = (id: string | null): VisitsSeen | null =>
  (id === null ? undefined : byId.get(id)) ?? null;
