import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '#server/errors.ts';
import { type Fields, fieldsOf, parseFields, textsIn } from '#server/forms/fields.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { services } from '#server/services.ts';
import { book } from '../commands/book.server.ts';
import { SlotTaken } from '../errors.server.ts';
import { readLimit } from '../limits.ts';
import { meetingToken } from '../links.server.ts';
import { shownMeeting } from '../meeting-page.server.ts';
import { otherTimes } from '../other-times.server.ts';
import { choiceOf } from '../page.server.ts';
import { bookSchema } from '../schema.ts';
import { embedHeaders, type Piece } from './frame.server.ts';
import { detailsStep, doneStep, timeStep, typesStep } from './steps.server.ts';

/** The page for what was chosen so far. */
async function stepFor(query: URLSearchParams): Promise<Piece> {
  const choice = await choiceOf(query);
  const { type, times, start, zone, types } = choice;
  if (!type) return typesStep(types);
  if (times) return timeStep(type, choice, times);
  return detailsStep(type, zone, start ?? '', { values: {}, problems: {} });
}

/** The last step again, with what was typed and why it could not be taken. */
async function refusedStep(error: AppError, fields: Fields): Promise<Piece> {
  const values = Object.fromEntries(textsIn(fields));
  const choice = await choiceOf(new URLSearchParams(values));
  if (!choice.type) throw error;
  const typed = { values, problems: error.fields ?? {}, others: await otherTimes(error, fields) };
  return detailsStep(choice.type, choice.zone, choice.start ?? '', typed);
}

/** /embed/book: booking as plain pages that other sites may show in a frame. */
export function embedRoutes(clientAddress: (context: Context) => string): Hono {
  const app = new Hono();
  const page = async (context: Context, piece: Piece, status: ContentfulStatusCode = 200) =>
    context.html(await piece, status, embedHeaders());

  app.get('/embed/book', async (context) => {
    await services().limits.take(readLimit, clientAddress(context));
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
    try {
      const wish = parseFields(bookSchema, fields);
      const { booking } = await book({ ...wish, address: clientAddress(context) });
      const done = new URLSearchParams({ meeting: meetingToken(booking.id, 'receipt') });
      return context.redirect(`/embed/book?${done}`, 303);
    } catch (error) {
      const mendable = error instanceof AppError && (error.status === 422 || error instanceof SlotTaken);
      if (!mendable) throw error;
      return page(context, await refusedStep(error, fields), error.status as ContentfulStatusCode);
    }
  });

  return app;
}
