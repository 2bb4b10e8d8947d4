import { type Context, Hono } from 'hono';
import type { CalendarEvent } from '#lib/ics.ts';
import { AppError, badInput, unavailable } from '#server/errors.ts';
import { type Fields, fieldsOf, parseFields, typedParameters, wantsJson } from '#server/forms/fields.ts';
import { ground } from '#server/ground.ts';
import { log } from '#server/log.ts';
import { freeSlotsWithin } from './availability.server.ts';
import { book } from './commands/book.server.ts';
import { cancel } from './commands/cancel.server.ts';
import { openFeed, revokeFeed } from './commands/feed.server.ts';
import { reschedule } from './commands/reschedule.server.ts';
import { leaveDay, waitForDay } from './commands/wait.server.ts';
import { embedRoutes } from './embed/routes.server.ts';
import { linkOver, SlotTaken } from './errors.server.ts';
import { meetingFile, readFeed } from './feed.server.ts';
import { readLimit } from './limits.ts';
import { meetingToken, waitToken } from './links.server.ts';
import { presentMeeting, presentType } from './present.ts';
import { activeType, activeTypes, type Meeting, meetingByLink } from './queries.server.ts';
import {
  type BookingState,
  bookSchema,
  cancelSchema,
  feedSchema,
  leaveSchema,
  rescheduleSchema,
  slotsSchema,
  waitSchema,
} from './schema.ts';
import { byDate, spanOfDates } from './times.ts';

/** What the routes need to know of the server around them. */
interface BookingSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** What else stands in the private calendar of an address. */
  calendarOf: (emailKey: string) => Promise<CalendarEvent[]>;
}

const stateOf = (error: AppError): BookingState => {
  if (error instanceof SlotTaken) return 'taken';
  if (error.code === 'too_many_lists') return 'lists';
  return error.status === 422 ? 'invalid' : 'gone';
};

/** Answers a form that was refused with the way back to its page and what was typed; a script, and what no page can mend, gets the error. */
function refuse(context: Context, error: unknown, page: string, fields: Fields, names: string[]): Response {
  const mendable = error instanceof AppError && [409, 410, 422].includes(error.status);
  if (!mendable || wantsJson(context.req.raw)) throw error;
  const back = typedParameters(fields, names);
  back.set('state', stateOf(error));
  return context.redirect(`${page}?${back}`, 303);
}

function done(context: Context, meeting: Meeting, token: string, state: BookingState): Response {
  return wantsJson(context.req.raw)
    ? context.json({ state, meeting: presentMeeting(meeting), token })
    : context.redirect(`/booking/meeting?${new URLSearchParams({ token, state })}`, 303);
}

/** /api/booking/…: types, slots, book, reschedule, cancel and the private calendar feeds. */
export function bookingRoutes({ clientAddress, calendarOf }: BookingSurroundings): Hono {
  const app = new Hono();
  app.route('/', embedRoutes(clientAddress));
  const counted = (context: Context) => ground().limits.take(readLimit, clientAddress(context));

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
    if (!type) throw badInput({ type: 'This meeting cannot be booked any more. Please choose another.' });
    const slots = await freeSlotsWithin(ground().database.db, {
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

  app.post('/api/booking/book', async (context) => {
    const fields = await fieldsOf(context.req.raw);
    try {
      const wish = parseFields(bookSchema, fields);
      const meeting = await book({ ...wish, address: clientAddress(context) });
      return done(context, meeting, meetingToken(meeting.booking.id, 'receipt'), 'booked');
    } catch (error) {
      const names = ['type', 'start', 'zone', 'name', 'email', 'agenda', 'poll', 'page'];
      return refuse(context, error, '/book_an_appointment', fields, names);
    }
  });

  app.post('/api/booking/reschedule', async (context) => {
    const fields = await fieldsOf(context.req.raw);
    try {
      const wish = parseFields(rescheduleSchema, fields);
      const meeting = await reschedule({ ...wish, address: clientAddress(context) });
      return done(context, meeting, wish.token, 'moved');
    } catch (error) {
      return refuse(context, error, '/booking/reschedule', fields, ['token', 'start', 'message']);
    }
  });

  app.post('/api/booking/cancel', async (context) => {
    const fields = await fieldsOf(context.req.raw);
    try {
      const wish = parseFields(cancelSchema, fields);
      const meeting = await cancel({ ...wish, address: clientAddress(context) });
      return done(context, meeting, wish.token, 'cancelled');
    } catch (error) {
      return refuse(context, error, '/booking/cancel', fields, ['token', 'message']);
    }
  });

  app.post('/api/booking/wait', async (context) => {
    const fields = await fieldsOf(context.req.raw);
    try {
      const wish = parseFields(waitSchema, fields);
      const wait = await waitForDay({ ...wish, address: clientAddress(context) });
      const token = waitToken(wait.id);
      return wantsJson(context.req.raw)
        ? context.json({ state: 'waiting', token })
        : context.redirect(`/booking/waiting?${new URLSearchParams({ token })}`, 303);
    } catch (error) {
      return refuse(context, error, '/book_an_appointment', fields, ['type', 'day', 'zone', 'email']);
    }
  });

  app.post('/api/booking/wait/leave', async (context) => {
    const { token } = parseFields(leaveSchema, await fieldsOf(context.req.raw));
    await leaveDay({ token, address: clientAddress(context) });
    return wantsJson(context.req.raw)
      ? context.json({ state: 'left' })
      : context.redirect('/booking/waiting?state=left', 303);
  });

  app.post('/api/booking/feed', async (context) => {
    const { token } = parseFields(feedSchema, await fieldsOf(context.req.raw));
    return context.json({ url: await openFeed({ token, address: clientAddress(context) }) });
  });

  app.post('/api/booking/feed/revoke', async (context) => {
    const { token } = parseFields(feedSchema, await fieldsOf(context.req.raw));
    await revokeFeed({ token, address: clientAddress(context) });
    return context.json({ revoked: true });
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
    if (calendar === null) return context.text('This calendar address was revoked.\n', 404);
    return context.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
    });
  });

  return app;
}
