import { type Context, Hono } from 'hono';
import { badInput } from '#server/errors.ts';
import { rooms, timeIn, wishIn } from './trace.ts';
import { traceRequest } from './trace-request.server.ts';

/** Traces one request for the visitor who watches it on the page: as JSON, and as Server-Timing for the browser's developer tools. */
export function traceRoutes({ clientAddress }: { clientAddress: (context: Context) => string }): Hono {
  const app = new Hono();
  app.get('/api/trace', async (context) => {
    const wish = wishIn(new URL(context.req.url).searchParams);
    if (!wish) throw badInput({ trace: 'Choose one of the pages in the list.' });
    const trace = await traceRequest(wish, clientAddress(context));
    const timing = rooms.map((room) => `${room};dur=${timeIn(room, trace.steps).took}`).join(', ');
    return context.json(trace, 200, { 'Cache-Control': 'no-store', 'Server-Timing': timing });
  });
  return app;
}
