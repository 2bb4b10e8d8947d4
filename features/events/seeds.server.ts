import { inArray } from 'drizzle-orm';
import type { EventWords } from '#content/events/event.ts';
import { seededEvents } from '#content/events/events.ts';
import { seededSpeakers } from '#content/events/speakers.ts';
import { now } from '#server/clock.ts';
import { defineSeed } from '#server/db/seed.ts';
import type { Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { placeLines } from '#server/settings/company-lines.ts';
import { readSettings } from '#server/settings/settings.ts';
import { eventsTag } from './queries.server.ts';
import { agendaOf } from './seed-agenda.ts';
import { seedMoment } from './seed-times.ts';
import { eventSpeakers, eventTickets, speakers, studioEvents } from './tables.server.ts';

/** Puts in the first speakers and events where they are absent; what an operator changed stays. */
async function seedEvents(tx: Tx): Promise<void> {
  for (const speaker of seededSpeakers)
    await tx
      .insert(speakers)
      .values({ id: newId(), ...speaker, createdAt: now() })
      .onConflictDoNothing({ target: speakers.handle });
  let added = 0;
  for (const words of seededEvents) added += await seedEvent(tx, words);
  if (added > 0) await bump(tx, eventsTag);
}

async function seedEvent(tx: Tx, words: EventWords): Promise<number> {
  const startAt = seedMoment(words.when, now());
  const [event] = await tx
    .insert(studioEvents)
    .values({
      id: newId(),
      slug: words.slug,
      title: words.title,
      summary: words.lead,
      body: [...words.body, `**Bring:** ${words.bring}`].join('\n\n'),
      kind: words.kind,
      topics: [...words.topics],
      startAt,
      endAt: new Date(startAt.getTime() + words.minutes * 60_000),
      zone: words.when.zone,
      place: words.seats.onSite ? studioPlace() : '',
      cover: { cards: words.cards, code: words.code },
      agenda: agendaOf(words),
      questions: [...(words.questions ?? [])],
      status: 'published',
      message: '',
      recording: words.recording ?? null,
      sequence: 0,
      createdAt: now(),
      scheduledAt: now(),
      changedAt: now(),
    })
    .onConflictDoNothing({ target: studioEvents.slug })
    .returning({ id: studioEvents.id });
  // Only an event that is new gets its tickets and speakers: what was taken off one stays off.
  if (!event) return 0;
  await tx.insert(eventTickets).values(ticketsOf(event.id, words));
  const handles = words.by.map(({ speaker }) => speaker);
  const known = await tx.select().from(speakers).where(inArray(speakers.handle, handles));
  const leading = words.by.flatMap(({ speaker, leads }, position) => {
    const found = known.find(({ handle }) => handle === speaker);
    return found ? [{ eventId: event.id, speakerId: found.id, leads, position }] : [];
  });
  if (leading.length > 0) await tx.insert(eventSpeakers).values(leading);
  return 1;
}

function studioPlace(): string {
  const { brand, company } = readSettings();
  return [brand.name, ...placeLines(company)].join(', ');
}

/** What guests on site read; the address follows on their ticket's page where the owner has not set one. */
function onSiteWords(): string {
  const door = 'Doors open twenty minutes early. Show the code on your ticket.';
  return readSettings().company.street === ''
    ? `Your ticket page shows the full address before the day. ${door}`
    : door;
}

function ticketsOf(eventId: string, { seats }: EventWords): (typeof eventTickets.$inferInsert)[] {
  const fresh = { eventId, taken: 0, waiting: 0, lastNumber: 0 };
  return [
    ...(seats.onSite
      ? [
          {
            ...fresh,
            id: newId(),
            mode: 'on-site' as const,
            name: 'On site',
            capacity: seats.onSite,
            instructions: onSiteWords(),
            position: 0,
          },
        ]
      : []),
    ...(seats.online
      ? [
          {
            ...fresh,
            id: newId(),
            mode: 'online' as const,
            name: 'Online',
            capacity: seats.online,
            instructions:
              'Your ticket page shows the link to join before the event. The room opens ten minutes early.',
            position: 1,
          },
        ]
      : []),
  ];
}

export const eventsSeed = defineSeed('events', seedEvents);
