import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { recordTags } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { seedAgain } from '#server/testing/test-services.ts';
import { changeCapacity } from './commands/change-capacity.server.ts';
import { eventThing } from './event-thing.ts';
import { eventPage, listFor } from './page.server.ts';
import { eventsOf, speakersOf } from './queries.server.ts';
import { addEvent, emptyWorld, openWorld, registerAs } from './testing/world.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});

describe('a new site', () => {
  it('has at least twelve events, to come and past, with seats and speakers, and adds none at the next start', async () => {
    const list = async () => [...(await eventsOf('upcoming')), ...(await eventsOf('past'))];
    const first = await list();
    expect(first.length).toBeGreaterThanOrEqual(12);
    expect((await eventsOf('past')).length).toBeGreaterThanOrEqual(3);
    for (const { event, tickets } of first) {
      expect(tickets.length, event.slug).toBeGreaterThanOrEqual(1);
      expect((await speakersOf(event.id)).length, event.slug).toBeGreaterThanOrEqual(1);
      const minutes = event.agenda.reduce((sum, part) => sum + part.minutes, 0);
      expect((event.endAt.getTime() - event.startAt.getTime()) / 60_000, event.slug).toBe(minutes);
    }
    await seedAgain();
    expect((await list()).map(({ event }) => event.id)).toEqual(first.map(({ event }) => event.id));
  });
});

describe('pages', () => {
  beforeEach(emptyWorld);

  it('find an event by slug and by id, and show no draft', async () => {
    const { event } = await addEvent(2);
    await addEvent(2, { slug: 'secret', status: 'draft' });
    expect((await eventPage('slots', null))?.slug).toBe('slots');
    expect((await eventPage(event.id, null))?.slug).toBe('slots');
    for (const none of ['secret', 'none', '00000000-0000-7000-8000-000000000000', "' or 1=1 --"])
      expect(await eventPage(none, null), none).toBeNull();
  });

  it('keep what only registrants may know to themselves, and understand a zone only when it is one', async () => {
    await addEvent(2);
    const page = await eventPage('slots', 'Asia/Tokyo');
    expect(JSON.stringify(page)).not.toContain('meet.example');
    expect(JSON.stringify((await listFor(new URLSearchParams())).shown)).not.toContain('meet.example');
    expect([page?.askedZone, (await eventPage('slots', 'Mars/Olympus'))?.askedZone]).toEqual([
      'Asia/Tokyo',
      null,
    ]);
  });

  it('are old once a seat is taken, given back or added, and when an event begins or ends', async () => {
    const added = await addEvent(2);
    const seen = async () => {
      const { tags, until } = await recordTags(() => listFor(new URLSearchParams()));
      const { rows } = await services().database.pool.query<{ version: number }>(
        'select version::int from content_versions where tag = $1',
        [[...tags.keys()].find((tag) => tag.startsWith('seats:'))],
      );
      return { version: rows[0]?.version ?? 0, until };
    };
    const before = await seen();
    expect(new Date(before.until)).toEqual(added.event.startAt);
    await registerAs(added, 'ann@example.com');
    const taken = await seen();
    expect(taken.version).toBeGreaterThan(before.version);
    await changeCapacity({ id: added.tickets[0]?.id ?? '', capacity: 5, actor: 'test' });
    expect((await seen()).version).toBeGreaterThan(taken.version);
  });

  it('count seats as they stand, and tell search engines the same', async () => {
    const event = await addEvent(1);
    const thing = async () => {
      const page = await eventPage('slots', null);
      return page && eventThing(page, { origin: 'https://akra.example', organization: 'Akra' });
    };
    expect(await thing()).toMatchObject({
      remainingAttendeeCapacity: 1,
      offers: { availability: 'https://schema.org/InStock' },
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      startDate: '2026-11-16T14:00:00.000Z',
    });
    for (const email of ['ann@example.com', 'bob@example.com']) await registerAs(event, email);
    expect((await eventPage('slots', null))?.tickets).toMatchObject([{ left: 0, waiting: 1 }]);
    expect(await thing()).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });
});
