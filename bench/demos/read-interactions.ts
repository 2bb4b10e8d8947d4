import { ofThePage, spent, type TraceEvent, work } from '../table/read-trace.ts';

/** The page marks the beginning of each interaction by this name. */
export const interactionMark = 'bench-interaction';

/** What one interaction cost, in milliseconds that the processor worked on the main thread. */
export interface InteractionCost {
  /** All script until it was quiet again, also what came later in steps. */
  script: number;
  /** The longest task, with styles, layout and painting. */
  task: number;
}

/** The costs of the interactions of a trace, in their order. */
export function readInteractions(trace: Buffer): InteractionCost[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const events = ofThePage(traceEvents, interactionMark);
  const begins = events.filter(({ name }) => name === interactionMark).map(({ ts }) => ts);
  return begins.map((from, at) => {
    const own = events.filter(({ ts }) => ts >= from && ts < (begins[at + 1] ?? Number.POSITIVE_INFINITY));
    const tasks = own.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
    return {
      script: spent(own, work.script, [...work.style, ...work.layout]),
      task: Math.max(0, ...tasks),
    };
  });
}
