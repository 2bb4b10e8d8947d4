import { type Context, Hono } from 'hono';
import { services } from '#server/services.ts';
import { calendarFeed, eventFile, rssFeed } from './feeds.server.ts';
import { readLimit } from './limits.ts';

/** What the routes need to know of the server around them. */
interface EventSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
}

const calendarType = 'text/calendar; charset=utf-8';
const forAWhile = 'public, max-age=300';

/** /events.ics, /events.rss and /event/SLUG.ics. */
export function eventRoutes({ clientAddress }: EventSurroundings): Hono {
  const app = new Hono();
  const counted = (context: Context) => services().limits.take(readLimit, clientAddress(context));

  app.get('/events.ics', async (context) => {
    await counted(context);
    return context.body(await calendarFeed(), 200, {
      'Content-Type': calendarType,
      'Cache-Control': forAWhile,
    });
  });

  app.get('/events.rss', async (context) => {
    await counted(context);
    return context.body(await rssFeed(), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': forAWhile,
    });
  });

  app.get('/event/:file{[a-z0-9-]+\\.ics}', async (context) => {
    await counted(context);
    const slug = context.req.param('file').slice(0, -'.ics'.length);
    const file = await eventFile(slug);
    if (file === null) return context.text('There is no event at this address.\n', 404);
    return context.body(file, 200, {
      'Content-Type': calendarType,
      'Content-Disposition': `attachment; filename="${slug}.ics"`,
      'Cache-Control': forAWhile,
    });
  });

  return app;
}
