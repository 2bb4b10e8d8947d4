import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices } from '#features/billing/tables.server.ts';
import { waitForDay } from '#features/booking/commands/wait.server.ts';
import { bookingFeeds, bookings, bookingWaits } from '#features/booking/tables.server.ts';
import { enquiries } from '#features/enquiries/tables.server.ts';
import { anotherNetwork } from '#features/enquiries/testing/world.server.ts';
import { eventRegistrations, eventTickets } from '#features/events/tables.server.ts';
import { markStaff } from '#features/identity/staff/mark-staff.server.ts';
import { staffMarks } from '#features/identity/tables.server.ts';
import { addLeadNote } from '#features/leads/commands/add-note.server.ts';
import { addressesOf, leadOfAddress, notesOf } from '#features/leads/queries.server.ts';
import { newsletterSubscribers } from '#features/newsletter/tables.server.ts';
import { now } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { settleAddress } from '#server/personal-data/addresses.ts';
import { accountAddresses } from '#server/personal-data/tables.ts';
import { services } from '#server/services.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { acts, openHouse } from './testing/acts.server.ts';
import { inStoryWorld } from './testing/story-world.server.ts';

inStoryWorld();

const db = () => services().database.db;
const settle = (userId: string, email: string) =>
  services().inTransaction((tx) => settleAddress(tx, userId, email));

let people = 0;
/** Somebody with an account who is about to change its address. */
async function somebody() {
  people += 1;
  const [userId, old, present] = [newId(), `p${people}@old.example`, `p${people}@new.example`];
  await settle(userId, old);
  const house = await openHouse(`h${people}`);
  return { userId, old, present, house, move: () => settle(userId, present) };
}
const under = (address: string) => inArray(enquiries.emailKey, [address]);

describe('an account that gets another address', () => {
  it('takes its enquiries, meetings and open invoices along', async () => {
    const { old, present, house, move } = await somebody();
    for (const act of [acts.enquiry, acts.booking, acts.invoice])
      await act({ email: old, word: 'Ann' }, house);
    await move();
    expect(await db().select().from(enquiries).where(under(old))).toEqual([]);
    expect(await db().select().from(enquiries).where(under(present))).toMatchObject([{ email: present }]);
    const meetings = await db().select().from(bookings).where(eq(bookings.emailKey, present));
    expect(meetings).toMatchObject([{ email: present }]);
    const bills = await db().select().from(invoices).where(eq(invoices.emailKey, present));
    expect(bills).toMatchObject([{ email: present, state: 'issued' }]);
  });

  it('keeps one of two seats, and the other is free again', async () => {
    const { old, present, house, move } = await somebody();
    await acts.registration({ email: old, word: 'First' }, house);
    await acts.registration({ email: present, word: 'Second' }, house);
    await move();
    const eventId = house.event.event.id;
    const seats = await db().select().from(eventRegistrations).where(eq(eventRegistrations.eventId, eventId));
    expect(seats).toMatchObject([{ name: 'First', email: present }]);
    expect(await db().select().from(eventTickets).where(eq(eventTickets.eventId, eventId))).toMatchObject([
      { taken: 1 },
    ]);
  });

  it('waits for a day once, and keeps the calendar address it uses', async () => {
    const { old, present, house, move } = await somebody();
    for (const email of [old, present])
      await waitForDay({
        type: house.type,
        day: '2026-11-17',
        zone: 'UTC',
        email,
        address: anotherNetwork(),
      });
    const feed = (ownerKey: string) => ({
      id: newId(),
      owner: 'visitor' as const,
      ownerKey,
      createdAt: now(),
    });
    const [used, unused] = [feed(old), feed(present)];
    await db().insert(bookingFeeds).values([used, unused]);
    await move();
    const waits = await db()
      .select()
      .from(bookingWaits)
      .where(inArray(bookingWaits.emailKey, [old, present]));
    expect(waits).toMatchObject([{ email: present }]);
    const feeds = await db()
      .select()
      .from(bookingFeeds)
      .where(inArray(bookingFeeds.ownerKey, [old, present]));
    expect(feeds).toMatchObject([{ id: used.id, ownerKey: present }]);
  });

  it.each([
    ['confirmed', null, 'confirmed'],
    ['confirmed', 'pending', 'confirmed'],
    ['confirmed', 'unsubscribed', 'unsubscribed'],
    ['unsubscribed', 'confirmed', 'confirmed'],
  ] as const)(
    'reads the newsletter as it wished: %s before, %s at the new address',
    async (before, there, after) => {
      const { old, present, move } = await somebody();
      const row = (email: string, state: 'pending' | 'confirmed' | 'unsubscribed') => ({
        id: newId(),
        email,
        emailKey: email,
        state,
        since: now(),
        askedAt: now(),
        createdAt: now(),
      });
      await db()
        .insert(newsletterSubscribers)
        .values([row(old, before), ...(there ? [row(present, there)] : [])]);
      await move();
      const rows = await db()
        .select()
        .from(newsletterSubscribers)
        .where(inArray(newsletterSubscribers.emailKey, [old, present]));
      expect(rows).toMatchObject([{ email: present, state: after }]);
    },
  );

  it('is one record in the panel, with the notes of both', async () => {
    const { old, present, move } = await somebody();
    for (const email of [old, present]) {
      await acts.enquiry({ email, word: email });
      const lead = await leadOfAddress(db(), email);
      const note = { note: `About ${email}`, address: anotherNetwork() };
      await addLeadNote(lead?.id ?? '', note, { userId: 'sam', name: 'Sam' });
    }
    await move();
    expect(await leadOfAddress(db(), old)).toBeNull();
    const lead = await leadOfAddress(db(), present);
    expect(lead).toMatchObject({ name: old, mergedInto: null });
    expect(await addressesOf(db(), [lead?.id ?? ''])).toMatchObject([{ emailKey: present }]);
    expect(await notesOf(db(), [lead?.id ?? ''])).toHaveLength(2);
  });

  it('still works here, if it did', async () => {
    const { old, present, move } = await somebody();
    await markStaff(old, ['sales'], 'test');
    await move();
    const marks = await db()
      .select()
      .from(staffMarks)
      .where(inArray(staffMarks.emailKey, [old, present]));
    expect(marks).toMatchObject([{ emailKey: present, areas: ['sales'] }]);
  });

  it('remembers the old one, and can go back to it', async () => {
    const { userId, old, present, move } = await somebody();
    await acts.enquiry({ email: old, word: 'Back' });
    await move();
    await settle(userId, old);
    expect(await db().select().from(enquiries).where(under(old))).toHaveLength(1);
    const rows = await db().select().from(accountAddresses).where(eq(accountAddresses.userId, userId));
    expect(rows.map(({ emailKey, leftAt }) => [emailKey, leftAt !== null]).toSorted()).toEqual([
      [present, true],
      [old, false],
    ]);
  });
});

describe('an address that somebody else confirms afterwards', () => {
  it('is theirs, with nothing of whoever had it', async () => {
    const { userId, old, present, move } = await somebody();
    await acts.enquiry({ email: old, word: 'Mine' });
    await move();
    expect(await mailsTo(old)).not.toEqual([]);
    await settle('another', old);
    expect(await mailsTo(old)).toEqual([]);
    expect(await db().select().from(enquiries).where(under(old))).toEqual([]);
    expect(await db().select().from(enquiries).where(under(present))).toHaveLength(1);
    const rows = await db().select().from(accountAddresses).where(eq(accountAddresses.userId, userId));
    expect(rows.map(({ emailKey }) => emailKey)).toEqual([present]);
  });
});
