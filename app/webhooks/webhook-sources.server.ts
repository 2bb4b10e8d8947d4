import { eq } from 'drizzle-orm';
import { invoices } from '#features/billing/tables.server.ts';
import { bookings, hosts, meetingTypes } from '#features/booking/tables.server.ts';
import { enquiries } from '#features/enquiries/tables.server.ts';
import { eventRegistrations, studioEvents } from '#features/events/tables.server.ts';
import type { WebhookSource } from '#features/webhooks/sources.server.ts';
import { services } from '#server/services.ts';

const db = () => services().database.db;

async function readEnquiry(id: string) {
  const [row] = await db().select().from(enquiries).where(eq(enquiries.id, id));
  if (!row) return null;
  const { reference, name, email, company, topics, budget, timeline, page, campaign, createdAt } = row;
  return { id, reference, name, email, company, topics, budget, timeline, page, campaign, createdAt };
}

async function readBooking(id: string) {
  const [row] = await db()
    .select({ booking: bookings, type: meetingTypes.slug, host: hosts.name })
    .from(bookings)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookings.typeId))
    .innerJoin(hosts, eq(hosts.id, bookings.hostId))
    .where(eq(bookings.id, id));
  if (!row) return null;
  const { reference, name, email, zone, status, startAt, endAt, createdAt } = row.booking;
  return {
    id,
    reference,
    type: row.type,
    host: row.host,
    name,
    email,
    zone,
    status,
    startAt,
    endAt,
    createdAt,
  };
}

async function readRegistration(id: string) {
  const [row] = await db()
    .select({ registration: eventRegistrations, event: studioEvents })
    .from(eventRegistrations)
    .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.id, id));
  if (!row) return null;
  const { reference, name, email, status, createdAt } = row.registration;
  const event = { slug: row.event.slug, title: row.event.title, startAt: row.event.startAt };
  return { id, reference, name, email, status, event, createdAt };
}

async function readInvoice(id: string) {
  const [row] = await db().select().from(invoices).where(eq(invoices.id, id));
  if (!row) return null;
  const { number, state, title, email, currency, net, tax, gross, issuedOn } = row;
  return { id, number, state, title, email, currency, net, tax, gross, issuedOn };
}

/** What webhooks tell, and which event rows mean it. */
export const webhookSources: readonly WebhookSource[] = [
  {
    topic: 'enquiry.created',
    kinds: ['enquiry.sent', 'enquiry.confirmed', 'enquiry.taken-up'],
    // An unconfirmed enquiry may be from anyone. It is sent once it was confirmed or staff answered it.
    when: ({ kind, data }) => kind !== 'enquiry.sent' || data.confirmed === true,
    read: readEnquiry,
  },
  { topic: 'booking.created', kinds: ['booking.booked'], read: readBooking },
  { topic: 'booking.moved', kinds: ['booking.moved'], read: readBooking },
  { topic: 'booking.cancelled', kinds: ['booking.cancelled'], read: readBooking },
  { topic: 'registration.created', kinds: ['event.registered', 'event.waiting'], read: readRegistration },
  { topic: 'registration.cancelled', kinds: ['event.registration-cancelled'], read: readRegistration },
  { topic: 'invoice.paid', kinds: ['billing.invoice-paid'], read: readInvoice },
];
