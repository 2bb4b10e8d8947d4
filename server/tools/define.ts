import type { z } from 'zod';
import { badInput } from '../errors.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { Settings } from '../settings/schema.ts';
import type { Queue } from './queue.ts';

/** A tool that works on what a visitor brings; how often is a setting of the same name. */
export type ToolId = keyof Settings['tools'];

/** Who asked, how a run reports, and how it hears that nobody waits for it any more or its time is up. */
export interface ToolHooks<Progress> {
  visitor: string;
  report: (progress: Progress) => void;
  signal: AbortSignal;
}

interface ToolParts<Job, Progress, Result> {
  id: ToolId;
  /** What a run is asked for: whatever comes in was written by anybody. */
  schema: z.ZodType<Job>;
  /** How long one run may take. */
  limitMs: number;
  /** How quickly one visitor may run it again, where a screen needs several runs for one thing. */
  pace?: Pace;
  /** A line of its own for a short run that somebody waits for, so that it isn't behind the long ones of other tools. */
  lineOf?: (job: Job) => Queue | null;
  /** What parses or calculates for more than a few milliseconds belongs `inThread`. */
  run: (job: Job, hooks: ToolHooks<Progress>) => Promise<Result>;
}

/** So many runs at once, then so many a second. */
type Pace = Pick<LimitRule, 'burst' | 'perSecond'>;

/** A tool as its route sees it. */
export interface Tool<Result = unknown> {
  id: ToolId;
  limitMs: number;
  pace?: Pace | undefined;
  /** Reads what was asked for, and throws 422 where it cannot; the run itself begins later. */
  prepare: (body: unknown) => PreparedRun<Result>;
}

/** A run that was asked for, and the line in which it waits; null for the one of all tools. */
interface PreparedRun<Result> {
  run: (hooks: ToolHooks<unknown>) => Promise<Result>;
  line: Queue | null;
}

/** Declares a tool, which `toolRoutes` then serves at `POST /api/tools/ID`. */
export function defineTool<Job, Progress, Result>({
  id,
  schema,
  limitMs,
  pace,
  lineOf = () => null,
  run,
}: ToolParts<Job, Progress, Result>): Tool<Result> {
  return {
    id,
    limitMs,
    pace,
    prepare: (body) => {
      const read = schema.safeParse(body);
      if (!read.success) {
        const fields = read.error.issues.map(({ path, message }) => [path.join('.'), message]);
        throw badInput(Object.fromEntries(fields), read.error.issues[0]?.message);
      }
      return { run: (hooks) => run(read.data, hooks), line: lineOf(read.data) };
    },
  };
}
