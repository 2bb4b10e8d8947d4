import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { dateAt } from '#engines/slots/working-time.ts';
import { ledFrom } from '#lib/forms/led-from.ts';
import { checkAnswers } from '#lib/forms/questions.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { referenceFrom } from '#lib/run/reference.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin, nearestFree } from '../availability.server.ts';
import { claimTime } from '../claim-time.server.ts';
import { SlotTaken, TimeLost } from '../errors.server.ts';
import { bookLimit } from '../limits.ts';
import { bookedMail } from '../mails.server.ts';
import { notifyVisitor } from '../notices.server.ts';
import { settlePoll } from '../polls/commands/settle.server.ts';
import {
  activeType,
  type Meeting,
  type MeetingType,
  meetingByKey,
  upcomingByHost,
} from '../queries.server.ts';
import { hostOrder, videoUrlOf } from '../rules.ts';
import type { BookingWish } from '../schema.ts';
import { bookingCohosts, bookings, hosts } from '../tables.server.ts';
import { tellBoth } from '../tell.server.ts';

/** A wish checked by `bookSchema`, with the visitor's network address. */
type BookWish = BookingWish & {
  address: string;
  /** Who of the staff books on somebody's behalf: without the notice that visitors must give. */
  staff?: string;
};

/** Books a meeting and returns it; a repeated click returns the first one's. Throws SlotTaken when the time is not free. */
export async function book(wish: BookWish): Promise<Meeting> {
  const { inTransaction, limits, database, tallies } = services();
  if (!wish.staff) await limits.take(bookLimit, wish.address);
  const type = await activeType(wish.type);
  if (!type) throw badInput({ type: 'This meeting is no longer available. Please choose another one.' });
  const { answers, problems } = checkAnswers(type.questions, wish.answers);
  const fields = Object.entries(problems).map(([id, problem]) => [`answers.${id}`, problem]);
  if (fields.length > 0) throw badInput(Object.fromEntries(fields));
  try {
    const { meeting, repeated } = await inTransaction((tx) => bookOnce(tx, type, { ...wish, answers }));
    if (!repeated && !wish.staff) tallies.count({ kind: 'booking', name: ledFrom(wish.page) });
    return meeting;
  } catch (error) {
    if (!(error instanceof TimeLost)) throw error;
    // After the transaction is undone: its connection is free, and others' bookings are seen.
    const withoutNotice = wish.staff !== undefined;
    throw new SlotTaken(await nearestFree(database.db, { type, withoutNotice }, wish.start));
  }
}

async function bookOnce(
  tx: Tx,
  type: MeetingType,
  wish: BookWish,
): Promise<{ meeting: Meeting; repeated: boolean }> {
  const content = JSON.stringify([type.id, wish.start, emailKeyOf(wish.email)]);
  const submission = { form: 'booking', given: wish.key, address: wish.address, content };
  const key = createHash('sha256')
    .update(`${content}\n${wish.key ?? ''}`)
    .digest('base64url');
  if (!(await claimSubmission(tx, services().secret, submission))) {
    const first = await meetingByKey(tx, key);
    // Who cancelled or moved it and asks for the same time again wants it again.
    const stands = first?.booking.status === 'confirmed' && first.booking.startAt.getTime() === wish.start;
    if (stands) return { meeting: first, repeated: true };
  }
  const meeting = await takeHosts(tx, type, wish, key);
  await recordEvent(tx, {
    kind: 'booking.booked',
    subject: `booking:${meeting.booking.id}`,
    actor: wish.staff ?? 'visitor',
    data: { type: type.slug, host: meeting.host.handle, start: meeting.booking.startAt.toISOString() },
  });
  if (wish.poll) await settlePoll(tx, wish.poll, meeting);
  await tellBoth(tx, meeting, {
    purpose: 'booking.booked',
    method: 'REQUEST',
    mail: bookedMail,
  });
  await notifyVisitor(tx, meeting, 'booked');
  return { meeting, repeated: false };
}

/** Takes the time at as many hosts as the type needs, those with the fewest upcoming meetings before the others. */
async function takeHosts(tx: Tx, type: MeetingType, wish: BookWish, key: string): Promise<Meeting> {
  const within = { start: wish.start, end: wish.start + 1 };
  const withoutNotice = wish.staff !== undefined;
  const [slot] = await freeSlotsWithin(tx, { type, within, withoutNotice });
  if (!slot) throw new TimeLost();
  let asked = hostOrder(slot.hostIds, await upcomingByHost(tx));
  while (asked.length >= type.hostsNeeded) {
    const outcome = await takeTime(tx, type, asked.slice(0, type.hostsNeeded), wish, key);
    if (typeof outcome !== 'string') return outcome;
    asked = asked.filter((hostId) => hostId !== outcome);
  }
  throw new TimeLost();
}

/** Somebody else has the time of this host. */
class HostLost extends Error {
  readonly hostId: string;
  constructor(hostId: string) {
    super('a host is not free any more');
    this.hostId = hostId;
  }
}

/** The meeting, or the host who is not free any more. */
async function takeTime(
  tx: Tx,
  type: MeetingType,
  hostIds: readonly string[],
  wish: BookWish,
  key: string,
): Promise<Meeting | string> {
  try {
    // A savepoint: what was taken of hosts of whom one turns out not to be free is given back before others are asked.
    return await tx.transaction(async (inner) => {
      const found = await inner
        .select()
        .from(hosts)
        .where(inArray(hosts.id, [...hostIds]));
      const [host, ...others] = hostIds.flatMap((id) => found.filter((each) => each.id === id));
      if (!host) throw new TimeLost();
      const [booking] = await inner
        .insert(bookings)
        .values(rowOf(type, host, wish, key))
        .returning();
      if (!booking) throw new TimeLost();
      const cohosts = others.map((other) => ({
        ...other,
        hostDate: dateAt(wish.start, other.zone).toString(),
      }));
      if (cohosts.length > 0)
        await inner
          .insert(bookingCohosts)
          .values(cohosts.map(({ id, hostDate }) => ({ bookingId: booking.id, hostId: id, hostDate })));
      const meeting = { booking, type, host, cohosts };
      const lost = await claimTime(inner, meeting);
      if (lost) throw new HostLost(lost);
      return meeting;
    });
  } catch (error) {
    if (error instanceof HostLost) return error.hostId;
    throw error;
  }
}

function rowOf(
  type: MeetingType,
  host: Meeting['host'],
  wish: BookWish,
  idempotencyKey: string,
): typeof bookings.$inferInsert {
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw new Error('book takes checked addresses only');
  const id = newId();
  const at = now();
  return {
    id,
    reference: referenceFrom(randomBytes(8)),
    typeId: type.id,
    hostId: host.id,
    startAt: new Date(wish.start),
    endAt: new Date(wish.start + type.minutes * 60_000),
    hostDate: dateAt(wish.start, host.zone).toString(),
    name: wish.name,
    email: wish.email,
    emailKey,
    zone: wish.zone,
    agenda: wish.agenda,
    answers: wish.answers,
    videoUrl: videoUrlOf(host.video, randomUUID()),
    status: 'confirmed',
    message: '',
    sequence: 0,
    uid: `${id}@${services().mail.domain}`,
    idempotencyKey,
    createdAt: at,
    scheduledAt: at,
    changedAt: at,
  };
}
