import { median } from '../print.ts';

/** What a frame may take at sixty a second, in ms. */
const budget = 1000 / 60;
/** The page marks each frame by this name. */
export const frameMark = 'bench-frame';
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Begin and length by the clock, and what of it the processor worked, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

export interface FrameCosts {
  /** How many were counted. */
  frames: number;
  /** Milliseconds that the processor worked on the main thread for a frame: what else runs on a machine is not in them. */
  median: number;
  p95: number;
  worst: number;
  /** The share of frames that took longer than sixty a second allow, in percent. */
  over: number;
  /** Milliseconds of a mean frame, by the kind of work. */
  script: number;
  style: number;
  layout: number;
  paint: number;
}

export const work = {
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame', 'TimerFire'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/** The events of the thread that draws the page, in their order: the one that made these marks. */
export function ofThePage(events: readonly TraceEvent[], marked = frameMark): TraceEvent[] {
  const mark = events.find(({ name }) => name === marked);
  return events.filter(({ pid, tid }) => pid === mark?.pid && tid === mark.tid).sort((a, b) => a.ts - b.ts);
}

/** Milliseconds in which one of these was at work; what lies within another of them counts once, and `without` not at all. */
export function spent(
  events: readonly TraceEvent[],
  names: readonly string[],
  without: readonly string[] = [],
): number {
  let end = 0;
  let sum = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    if (names.includes(name) && ts >= end) {
      sum += tdur;
      end = ts + dur;
    } else if (without.includes(name) && ts < end) sum -= tdur;
  }
  return sum / 1000;
}

/** The tasks of each frame; the task that holds a mark opens a new one. */
function framesOf(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur);
  const marks = events.filter(({ name }) => name === frameMark).map(({ ts }) => ts);
  const costs: number[] = [];
  let next = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const opens = (marks[next] ?? Number.POSITIVE_INFINITY) <= ts + dur;
    while ((marks[next] ?? Number.POSITIVE_INFINITY) <= ts + dur) next += 1;
    if (opens) costs.push(0);
    if (costs.length > 0) costs[costs.length - 1] = (costs.at(-1) ?? 0) + tdur / 1000;
  }
  // The last one is cut off by the end.
  return costs.slice(0, -1);
}

/** What scrolling cost the main thread, from a trace in which every frame is marked. */
export function readTrace(trace: Buffer): FrameCosts {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const events = ofThePage(traceEvents);
  const costs = framesOf(events);
  const sorted = [...costs].sort((a, b) => a - b);
  const aFrame = (milliseconds: number) => milliseconds / costs.length;
  const [style, layout, paint] = [work.style, work.layout, work.paint].map((names) => spent(events, names));
  return {
    frames: costs.length,
    median: median(costs),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    worst: sorted.at(-1) ?? 0,
    over: (costs.filter((cost) => cost > budget).length / costs.length) * 100,
    // A script that asks for a size has styles and layout done within it.
    script: aFrame(spent(events, work.script, [...work.style, ...work.layout])),
    style: aFrame(style ?? 0),
    layout: aFrame(layout ?? 0),
    paint: aFrame(paint ?? 0),
  };
}
