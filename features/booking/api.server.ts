import { desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { type ApiCall, idShape, listCall, momentShape, oneCall } from '#server/api/call.ts';
import { services } from '#server/services.ts';
import { type Booking, type Host, type MeetingType, selectMeetings } from './queries.server.ts';
import { bookingStates, bookings } from './tables.server.ts';

const bookingSchema = z.object({
  id: idShape,
  reference: z.string().meta({ description: 'The reference that people quote' }),
  status: z.enum(bookingStates),
  type: z.object({ slug: z.string(), name: z.string(), minutes: z.int() }),
  host: z.object({ handle: z.string(), name: z.string() }),
  startAt: momentShape,
  endAt: momentShape,
  name: z.string(),
  email: z.string(),
  zone: z.string().meta({ description: 'The visitor’s time zone' }),
  agenda: z.string(),
  answers: z.record(z.string(), z.string()).meta({ description: 'Keyed by the question’s id' }),
  videoUrl: z.string().nullable(),
  cancelledBy: z.enum(['visitor', 'host']).nullable(),
  noShowAt: momentShape.nullable(),
  createdAt: momentShape,
  changedAt: momentShape,
});
const answer = { name: 'Booking', schema: bookingSchema };

const recordOf = ({ booking, type, host }: { booking: Booking; type: MeetingType; host: Host }) => ({
  ...booking,
  type,
  host,
  startAt: booking.startAt.toISOString(),
  endAt: booking.endAt.toISOString(),
  noShowAt: booking.noShowAt?.toISOString() ?? null,
  createdAt: booking.createdAt.toISOString(),
  changedAt: booking.changedAt.toISOString(),
});

/** Meetings for other programs. */
export const bookingCalls: ApiCall[] = [
  listCall({
    id: 'listBookings',
    path: '/bookings',
    scope: 'read:bookings',
    about: 'Every booked meeting, including cancelled ones.',
    answer,
    read: async ({ page: { after, limit } }) => {
      const rows = await selectMeetings(services().database.db)
        .where(after ? lt(bookings.id, after) : undefined)
        .orderBy(desc(bookings.id))
        .limit(limit);
      return rows.map(recordOf);
    },
  }),
  oneCall({
    id: 'getBooking',
    path: '/bookings/{id}',
    scope: 'read:bookings',
    about: 'One meeting.',
    answer,
    read: async (id) => {
      const [row] = await selectMeetings(services().database.db).where(eq(bookings.id, id));
      return row ? recordOf(row) : null;
    },
  }),
];
