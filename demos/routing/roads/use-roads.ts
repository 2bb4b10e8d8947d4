import { useState } from 'react';
import { onServer, type ServerReport } from '#demos/kit/run/on-server.ts';
import { type RunState, useRun } from '#demos/kit/run/use-run.ts';
import type { Day } from '../day.ts';
import { placesOf, type Roads, roadsOf } from './roads.ts';

interface Answer {
  distances: number[][];
  durations: number[][];
}

type Progress = ServerReport<{ done: number; of: number }>;

const ask = onServer<{ places: [number, number][] }, { done: number; of: number }, Answer>('roadTimes');

export interface RoadsModel {
  /** The latest table; null while ways are straight lines. */
  roads: Roads | null;
  state: RunState<Progress, Answer>;
  /** Asks for the roads between the places of a day; what was there stays until they have come. */
  get: (day: Day) => Promise<void>;
  cancel: () => void;
  /** Back to straight lines. */
  drop: () => void;
}

/** Road times of the day, asked for by the visitor. */
export function useRoads(): RoadsModel {
  const run = useRun(ask);
  const [roads, setRoads] = useState<Roads | null>(null);
  return {
    roads,
    state: run.state,
    async get(day) {
      const places = placesOf(day);
      const outcome = await run.start({ places });
      if (outcome.is === 'done') setRoads(roadsOf(places, outcome.result));
    },
    cancel: run.cancel,
    drop: () => setRoads(null),
  };
}
