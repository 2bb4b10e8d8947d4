import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '#server/errors.ts';
import { fieldsOf, parseFields, typedParameters } from '#server/forms/fields.ts';
import { ground } from '#server/ground.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { book } from '../commands/book.server.ts';
import { SlotTaken } from '../errors.server.ts';
import { readLimit } from '../limits.ts';
import { meetingToken } from '../links.server.ts';
import { shownMeeting } from '../meeting-page.server.ts';
import { choiceOf } from '../page.server.ts';
import { bookSchema } from '../schema.ts';
import { wordsIn } from '../ui/address.ts';
import { embedHeaders, type Piece } from './frame.server.ts';
import { detailsStep, doneStep, type Typed, timeStep, typesStep } from './steps.server.ts';

const names = ['type', 'start', 'zone', 'name', 'email', 'agenda'];

/** The page for what was chosen so far. */
async function stepFor(query: URLSearchParams, problems: Typed['problems'] = {}): Promise<Piece> {
  const choice = await choiceOf(query);
  const { type, times, start, zone, types } = choice;
  if (!type) return typesStep(types);
  if (times) return timeStep(type, choice, times, wordsIn(Object.fromEntries(query)));
  return detailsStep(type, zone, start ?? '', { values: Object.fromEntries(query), problems });
}

/** /embed/book: booking as plain pages that other sites may show in a frame. */
export function embedRoutes(clientAddress: (context: Context) => string): Hono {
  const app = new Hono();
  const page = async (context: Context, piece: Piece, status: ContentfulStatusCode = 200) =>
    context.html(await piece, status, embedHeaders());

  app.get('/embed/book', async (context) => {
    await ground().limits.take(readLimit, clientAddress(context));
    const query = new URL(context.req.url).searchParams;
    const token = query.get('meeting') ?? '';
    const meeting = token ? await shownMeeting(token) : null;
    if (meeting) {
      const at = `/booking/meeting?${new URLSearchParams({ token })}`;
      return page(context, doneStep(meeting, at, await mailLeaves()));
    }
    return page(context, await stepFor(query));
  });

  app.post('/embed/book', async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const typed = typedParameters(fields, names);
    try {
      const wish = parseFields(bookSchema, fields);
      const { booking } = await book({ ...wish, address: clientAddress(context) });
      const done = new URLSearchParams({ meeting: meetingToken(booking.id, 'receipt') });
      return context.redirect(`/embed/book?${done}`, 303);
    } catch (error) {
      if (error instanceof SlotTaken) {
        typed.set('state', 'taken');
        return page(context, await stepFor(typed), 409);
      }
      const mendable = error instanceof AppError && error.status === 422;
      if (!mendable) throw error;
      return page(context, await stepFor(typed, error.fields ?? {}), 422);
    }
  });

  return app;
}
