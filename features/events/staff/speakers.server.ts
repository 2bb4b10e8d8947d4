import { asc, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { slugFrom } from '#lib/text/slug.ts';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { eventsTag } from '../queries.server.ts';
import { eventSpeakers, speakers } from '../tables.server.ts';

const words = (most: number, empty: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, { error: empty })
        .max(most, { error: `This is more than ${most} characters.` }),
    );

/** What the form of somebody who leads events says. */
export const speakerSchema = z.object({
  name: words(80, 'Please enter a name.'),
  about: words(240, 'Please describe their work in one sentence.'),
});
type SpeakerWish = z.output<typeof speakerSchema>;
type Speaker = typeof speakers.$inferSelect;

const wordsOf = ({ name, about }: SpeakerWish): SpeakerWish => ({ name, about });

/** Everybody who can lead an event, with how many they lead. */
export const speakerRows = () =>
  services()
    .database.db.select({
      id: speakers.id,
      name: speakers.name,
      about: speakers.about,
      version: speakers.version,
      events: count(eventSpeakers.eventId),
    })
    .from(speakers)
    .leftJoin(eventSpeakers, eq(eventSpeakers.speakerId, speakers.id))
    .groupBy(speakers.id)
    .orderBy(asc(speakers.name), asc(speakers.id));

async function hold(tx: Tx, id: string): Promise<Speaker> {
  const [speaker] = await tx.select().from(speakers).where(eq(speakers.id, id)).for('update');
  if (!speaker)
    throw new AppError({ status: 404, code: 'gone', message: 'Someone has just deleted this person.' });
  return speaker;
}

/** Adds somebody who can lead events. */
export async function addSpeaker(wish: SpeakerWish, actor: string): Promise<void> {
  const id = newId();
  // The end of the id tells two of one name apart.
  const handle = `${slugFrom(wish.name) || 'speaker'}-${id.slice(-4)}`;
  await services().inTransaction(async (tx) => {
    await tx.insert(speakers).values({ id, handle, ...wish, createdAt: now() });
    await recordChange(tx, {
      kind: 'speaker.added',
      subject: `speaker:${id}`,
      actor,
      before: null,
      after: wish,
    });
  });
}

/** Changes somebody; the pages of their events follow, and who saves over another's words is told first. */
export async function changeSpeaker(
  id: string,
  seen: number,
  wish: SpeakerWish,
  actor: string,
): Promise<void> {
  await services().inTransaction(async (tx) => {
    const before = await hold(tx, id);
    const labels = { name: 'Name', about: 'About their work' };
    checkSeen(seen, { version: before.version, yours: wish, theirs: wordsOf(before), labels });
    await tx
      .update(speakers)
      .set({ ...wish, version: before.version + 1 })
      .where(eq(speakers.id, id));
    const subject = `speaker:${id}`;
    await recordChange(tx, { kind: 'speaker.changed', subject, actor, before: wordsOf(before), after: wish });
    await bump(tx, eventsTag);
  });
}

export const binnedSpeaker = defineBinned({
  kind: 'speaker',
  label: 'Event leader',
  section: 'events',
  schema: z.object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    about: z.string(),
    version: z.number(),
    createdAt: z.coerce.date(),
  }),
  restore: async (tx, speaker) => {
    await tx.insert(speakers).values(speaker).onConflictDoNothing();
  },
});

/** Puts somebody who leads no event into the bin; gives the step that brings them back. */
export async function deleteSpeaker(id: string, actor: string): Promise<{ name: string; undo: string }> {
  return services().inTransaction(async (tx) => {
    const speaker = await hold(tx, id);
    const [leads] = await tx
      .select({ events: count() })
      .from(eventSpeakers)
      .where(eq(eventSpeakers.speakerId, id));
    if (leads && leads.events > 0)
      throw new AppError({
        status: 409,
        code: 'in_use',
        message: `${speaker.name} leads ${leads.events === 1 ? 'an event' : `${leads.events} events`}. Remove them there first.`,
      });
    await tx.delete(speakers).where(eq(speakers.id, id));
    const deleted = { subjectId: id, label: speaker.name, content: speaker, actor };
    return { name: speaker.name, undo: await putInBin(tx, binnedSpeaker, deleted) };
  });
}
