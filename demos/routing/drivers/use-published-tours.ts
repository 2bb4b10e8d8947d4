import { useEffect } from 'react';
import type { DayModel } from '../use-day.ts';
import { keepTour, keptTour } from './kept.ts';
import { type Tour, tourOf } from './tour.ts';

/** What a driver would notice of a tour that changed: which stops are ahead, in which order, when open and with what. */
const ahead = ({ stops }: Tour, told: ReadonlySet<string>): string =>
  JSON.stringify(
    stops.flatMap(({ id, name, address, windows, load }) =>
      told.has(id) ? [] : [[id, name, address, windows, load]],
    ),
  );

/** Once drivers have their links, a changed plan reaches those whose page is open in this browser. */
export function usePublishedTours({ look, dayId, reports }: DayModel): void {
  useEffect(() => {
    const later = setTimeout(() => {
      for (const { id } of look.day.problem.vehicles) {
        const sent = keptTour(dayId, id);
        const now = sent && tourOf(look, dayId, id, Date.now());
        const told = new Set(reports[id]?.told.map(({ stopId }) => stopId));
        if (now && ahead(sent, told) !== ahead(now, told)) keepTour(now);
      }
    }, 300);
    return () => clearTimeout(later);
  }, [look, dayId, reports]);
}
