import { useEffect, useState } from 'react';
import { useSteady } from '../use-steady.ts';
import { keepReport, keepTour, keptReport, keptTour, keptTours, listenFor } from './kept.ts';
import { carried, tourIn } from './links.ts';
import type { Report, Told } from './report.ts';
import type { Tour } from './tour.ts';

/** What the page of a driver has to show. */
type TourState =
  | { is: 'opening' }
  /** The address carries no tour; these were opened here before. */
  | { is: 'none'; tours: readonly Tour[] }
  | { is: 'broken' }
  | { is: 'open'; tour: Tour };

export interface DriverModel {
  state: TourState;
  told: readonly Told[];
  /** What was told, as it goes to the planner. */
  report: Report | null;
  /** Whether the planner has changed the tour since it was opened. */
  isChanged: boolean;
  open: (tour: Tour) => void;
  tell: (told: Told) => void;
  /** Takes back what was told last. */
  takeBack: () => void;
}

/** The tour that the address carries, or a later one of the same van that this browser keeps, and what was told of it. */
export function useTour(): DriverModel {
  const [state, setState] = useState<TourState>({ is: 'opening' });
  const [report, setReport] = useState<Report | null>(null);
  const [isChanged, setChanged] = useState(false);

  const open = useSteady((found: Tour) => {
    const { dayId, vehicleId } = found;
    const kept = keptTour(dayId, vehicleId);
    const tour = kept && kept.made > found.made ? kept : found;
    keepTour(tour);
    setState({ is: 'open', tour });
    setReport(keptReport(dayId, vehicleId));
  });

  useEffect(() => {
    async function look() {
      if (carried(location.hash, 'tour') === null) return setState({ is: 'none', tours: keptTours() });
      const found = await tourIn(location.hash);
      if (found) open(found);
      else setState({ is: 'broken' });
    }
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [open]);

  const tour = state.is === 'open' ? state.tour : null;
  useEffect(() => {
    if (!tour) return;
    const { dayId, vehicleId } = tour;
    const stops = [
      listenFor('tour', dayId, () => {
        const later = keptTour(dayId, vehicleId);
        if (!later || later.made <= tour.made) return;
        setState({ is: 'open', tour: later });
        setChanged(true);
      }),
      listenFor('report', dayId, () => setReport(keptReport(dayId, vehicleId))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [tour]);

  const known = new Set(tour?.stops.map(({ id }) => id));
  const told = (report?.told ?? []).filter(({ stopId }) => known.has(stopId));
  function write(next: readonly Told[]) {
    if (!tour) return;
    const { dayId, vehicleId, van } = tour;
    const written = { dayId, vehicleId, van, sent: Date.now(), told: next };
    keepReport(written);
    setReport(written);
  }
  return {
    state,
    told,
    report,
    isChanged,
    open,
    tell: (one) => write([...told, one]),
    takeBack: () => write(told.slice(0, -1)),
  };
}
