import { type Fields, parseFields } from '#server/forms/fields.ts';
import { book } from './commands/book.server.ts';
import { cancel } from './commands/cancel.server.ts';
import { openFeed, revokeFeed } from './commands/feed.server.ts';
import { reschedule } from './commands/reschedule.server.ts';
import { leaveDay, waitForDay } from './commands/wait.server.ts';
import { meetingToken, waitToken } from './links.server.ts';
import { bookSchema, cancelSchema, feedSchema, leaveSchema, rescheduleSchema, waitSchema } from './schema.ts';

const meetingPage = (token: string, state: string): string =>
  `/booking/meeting?${new URLSearchParams({ token, state })}`;

/** What the forms of the booking pages do, each with the visitor's network address; gives the page that shows it. */
export const bookingForms = {
  async book(fields: Fields, address: string) {
    const { booking } = await book({ ...parseFields(bookSchema, fields), address });
    return meetingPage(meetingToken(booking.id, 'receipt'), 'booked');
  },
  async move(fields: Fields, address: string) {
    const wish = parseFields(rescheduleSchema, fields);
    await reschedule({ ...wish, address });
    return meetingPage(wish.token, 'moved');
  },
  async cancel(fields: Fields, address: string) {
    const wish = parseFields(cancelSchema, fields);
    await cancel({ ...wish, address });
    return meetingPage(wish.token, 'cancelled');
  },
  async wait(fields: Fields, address: string) {
    const { id } = await waitForDay({ ...parseFields(waitSchema, fields), address });
    return `/booking/waiting?${new URLSearchParams({ token: waitToken(id) })}`;
  },
  async leave(fields: Fields, address: string) {
    await leaveDay({ ...parseFields(leaveSchema, fields), address });
    return '/booking/waiting?state=left';
  },
  async feed(fields: Fields, address: string) {
    const { token } = parseFields(feedSchema, fields);
    await openFeed({ token, address });
    return meetingPage(token, 'feed');
  },
  async 'end-feed'(fields: Fields, address: string) {
    const { token } = parseFields(feedSchema, fields);
    await revokeFeed({ token, address });
    return meetingPage(token, 'feed-ended');
  },
};
