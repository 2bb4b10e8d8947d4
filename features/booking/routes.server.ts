import { type Context, Hono } from 'hono';
import type { CalendarEvent } from '#lib/time/ics.ts';
import { badInput, unavailable } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from './availability.server.ts';
import { embedRoutes } from './embed/routes.server.ts';
import { linkOver } from './errors.server.ts';
import { meetingFile, readFeed } from './feed.server.ts';
import { readLimit } from './limits.ts';
import { presentType } from './present.ts';
import { activeType, activeTypes, meetingByLink } from './queries.server.ts';
import { slotsSchema } from './schema.ts';
import { byDate, spanOfDates } from './times.ts';

/** What the routes need to know of the server around them. */
interface BookingSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** What else the private calendar of an address contains. */
  calendarOf: (emailKey: string) => Promise<CalendarEvent[]>;
}

/** /api/booking/…: types, free times, calendar files and the private calendar feeds. */
export function bookingRoutes({ clientAddress, calendarOf }: BookingSurroundings): Hono {
  const app = new Hono();
  app.route('/', embedRoutes(clientAddress));
  const counted = (context: Context) => services().limits.take(readLimit, clientAddress(context));

  app.get('/api/booking/types', async (context) => {
    await counted(context);
    return context.json({ types: (await activeTypes()).map(presentType) });
  });

  app.get('/api/booking/slots', async (context) => {
    await counted(context);
    const asked = parseFields(slotsSchema, context.req.query());
    const moving = asked.token ? await meetingByLink(asked.token) : null;
    if (asked.token && !moving) throw linkOver();
    const type = moving?.type ?? (await activeType(asked.type ?? ''));
    if (!type) throw badInput({ type: 'This meeting is no longer available. Please choose another one.' });
    const slots = await freeSlotsWithin(services().database.db, {
      type,
      within: spanOfDates(asked.from, asked.to, asked.zone),
      moving: moving ?? undefined,
      withoutNotice: moving?.claim.role === 'host',
    });
    const days = byDate(
      slots.map(({ start }) => start),
      asked.zone,
    );
    const iso = (starts: number[]) => starts.map((start) => new Date(start).toISOString());
    context.header('Cache-Control', 'no-store');
    return context.json({
      days: Object.fromEntries(Object.entries(days).map(([date, starts]) => [date, iso(starts)])),
    });
  });

  app.get('/api/booking/meeting.ics', async (context) => {
    await counted(context);
    const meeting = await meetingByLink(context.req.query('token')?.slice(0, 2000) ?? '');
    if (!meeting) throw linkOver();
    return context.body(meetingFile(meeting, meeting.claim.role), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="meeting-${meeting.booking.reference}.ics"`,
      'Cache-Control': 'private, no-store',
    });
  });

  app.get('/api/booking/feed/:file{[\\w.-]+\\.ics}', async (context) => {
    await counted(context);
    const token = context.req.param('file').slice(0, -'.ics'.length);
    const calendar = await readFeed(token, calendarOf).catch((error: unknown) => {
      // Told here, because the server's own line holds the path, and this path is a secret.
      log().error({ err: error }, 'a calendar feed could not be read');
      throw unavailable(error);
    });
    if (calendar === null) return context.text('This calendar address has been disabled.\n', 404);
    return context.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
    });
  });

  return app;
}
