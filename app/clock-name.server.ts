import type { Visitor } from '#features/identity/schema.ts';
import { zoneName } from '#lib/time/zone-names.ts';
import { now } from '#server/clock.ts';

/** The clock by which a person reads times, as their pages name it once: Berlin (GMT+1). */
export const clockName = ({ zone }: Pick<Visitor, 'zone'>): string => zoneName(zone, now());
