import { type Context, Hono } from 'hono';
import { AppError, forbidden } from '../errors.ts';
import { jsonOf } from '../http/door/json-body.ts';
import type { LimitRule } from '../limits/limits.ts';
import { services } from '../services.ts';
import { allowanceOf } from './allowance.ts';
import type { Tool } from './define.ts';
import { inTurn } from './in-turn.ts';
import { isOpen } from './is-open.ts';
import type { Queue } from './queue.ts';
import { streamLines } from './stream.ts';

interface ToolRoutes {
  clientAddress: (context: Context) => string;
  tools: readonly Tool[];
  /** Where runs without a line of their own wait; without one, in the site's. */
  queue?: Queue;
  /** Counts a run of a visitor, and throws beyond the limit. */
  take?: (rule: LimitRule, visitor: string) => Promise<void>;
}

/** POST /api/tools/:tool, answered line by line while the work continues (`ToolLine`). */
export function toolRoutes({
  clientAddress,
  tools,
  queue,
  take = (rule, visitor) => services().limits.take(rule, visitor),
}: ToolRoutes): Hono {
  return new Hono().post('/api/tools/:tool', async (context) => {
    const tool = tools.find(({ id }) => id === context.req.param('tool'));
    if (!tool) throw new AppError({ status: 404, code: 'unknown', message: 'This tool doesn’t exist.' });
    if (!isOpen(tool.id)) throw forbidden('This tool is switched off at the moment.');
    const visitor = clientAddress(context);
    const { run, line } = tool.prepare(await jsonOf(context.req.raw));
    await take(allowanceOf(tool), visitor);
    return streamLines(
      (say, gone) =>
        inTurn(line ?? queue ?? services().toolsQueue, tool, visitor, gone, {
          waiting: (place) => say({ is: 'waiting', place }),
          run: (signal) => run({ visitor, signal, report: (progress) => say({ is: 'progress', progress }) }),
        }),
      context.req.raw.signal,
    );
  });
}
