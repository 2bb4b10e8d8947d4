import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { services } from '#server/services.ts';

const text = (value: string) => Buffer.from(value);
const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(text(a), text(b));

/** Whether the server is alive, whether it is ready, and its metrics (for those with the token). */
export function healthRoutes(served: () => Record<string, number>): Hono {
  return new Hono()
    .get('/healthz', (context) => context.text('alive\n'))
    .get('/readyz', async (context) => {
      const health = await services().health();
      return context.json(health, health.ready && health.database === 'up' ? 200 : 503);
    })
    .get('/metrics', async (context) => {
      const token = services().env.METRICS_TOKEN;
      const given = context.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
      if (!token || !same(token, given)) return context.text('Not found\n', 404);
      const memory = process.memoryUsage();
      const { database } = await services().health();
      const figures: Record<string, number> = {
        process_uptime_seconds: Math.round(process.uptime()),
        process_resident_memory_bytes: memory.rss,
        process_heap_bytes: memory.heapUsed,
        database_up: database === 'up' ? 1 : 0,
        ...served(),
      };
      return context.text(
        `${Object.entries(figures)
          .map(([name, value]) => `${name} ${value}`)
          .join('\n')}\n`,
      );
    });
}
