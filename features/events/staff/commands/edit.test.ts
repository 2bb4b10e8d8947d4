import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { ConflictError } from '#server/forms/conflict.ts';
import { services } from '#server/services.ts';
import { eventKinds, mailsTo } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { register } from '../../commands/register.server.ts';
import { eventAt } from '../../queries.server.ts';
import { studioEvents } from '../../tables.server.ts';
import { emptyWorld, freshAddress, openWorld, seats } from '../../testing/world.server.ts';
import { savedForm } from '../queries.server.ts';
import { type EventWish, eventFormSchema } from '../schema.ts';
import { sentFields } from '../sent-fields.ts';
import { binEvent } from './bin-event.server.ts';
import { createEvent } from './create-event.server.ts';
import { duplicateEvent } from './duplicate-event.server.ts';
import { editEvent } from './edit-event.server.ts';
import { sendMessage, writeMessage } from './message.server.ts';
import { publishEvent, unpublishEvent } from './publish-event.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

const actor = 'user:ann';
const typed = {
  title: 'Tables that hold',
  summary: 'An evening about tables.',
  body: 'Bring **one**.',
  kind: 'meetup',
  topics: 'Data',
  startDate: '2026-12-01',
  startTime: '18:00',
  endTime: '20:00',
  zone: 'Europe/Berlin',
  place: 'Way 1',
  'onSite.seats': '1',
  'onSite.instructions': 'Ring.',
  'agenda.0.minutes': '20',
  'agenda.0.title': 'Doors',
};
const wished = (more: Record<string, string> = {}): EventWish =>
  eventFormSchema.parse(sentFields({ ...typed, ...more }));
const versionOf = async (id: string) =>
  (await services().database.db.select().from(studioEvents).where(eq(studioEvents.id, id)))[0]?.version ?? 0;
const edit = async (id: string, more: Record<string, string>) =>
  editEvent(id, { ...wished(more), seen: await versionOf(id) }, actor);

async function registerFor(slug: string, name: string) {
  const ticket = (await eventAt(slug))?.tickets[0]?.id ?? '';
  const who = { name, email: `${name}@example.com`, address: freshAddress() };
  return register({
    event: slug,
    ticket,
    ...who,
    zone: undefined,
    answers: {},
    listed: false,
    key: undefined,
  });
}

describe('an event of the panel', () => {
  it('is a draft that nobody sees until it is published, once', async () => {
    const id = await createEvent(wished(), actor);
    expect(await eventAt('tables-that-hold')).toBeNull();
    await publishEvent(id, actor);
    await publishEvent(id, actor);
    expect((await eventAt('tables-that-hold'))?.event.startAt.toISOString()).toBe('2026-12-01T17:00:00.000Z');
    expect((await eventKinds()).filter((kind) => kind === 'event.published')).toHaveLength(1);
    await unpublishEvent(id, actor);
    expect(await eventAt('tables-that-hold')).toBeNull();
  });

  it('cannot be published without seats or for the past, nor taken back once somebody registered', async () => {
    const bare = await createEvent(wished({ 'onSite.seats': '' }), actor);
    await expect(publishEvent(bare, actor)).rejects.toThrow('no seats');
    const old = await createEvent(wished({ startDate: '2026-11-01' }), actor);
    await expect(publishEvent(old, actor)).rejects.toThrow('in the past');
    const id = await createEvent(wished({ slug: 'evening' }), actor);
    await publishEvent(id, actor);
    await registerFor('evening', 'bea');
    await expect(unpublishEvent(id, actor)).rejects.toThrow('Cancel the event instead');
  });

  it('tells who comes of a new time and seats who waited, and remembers what was changed', async () => {
    const id = await createEvent(wished(), actor);
    await publishEvent(id, actor);
    await registerFor('tables-that-hold', 'bea');
    await registerFor('tables-that-hold', 'cem');
    expect(await seats()).toEqual(['1 of 1, 1']);
    expect(await edit(id, { 'onSite.seats': '2', summary: 'Another sentence.' })).toEqual({
      told: 0,
      seated: 1,
    });
    expect(await seats()).toEqual(['2 of 2, 0']);
    expect((await mailsTo('cem@example.com'))[0]?.purpose).toBe('event.promoted');
    const moved = await edit(id, {
      'onSite.seats': '2',
      startTime: '19:00',
      endTime: '21:00',
      message: 'Later.',
    });
    expect(moved.told).toBe(2);
    const mail = (await mailsTo('bea@example.com'))[0];
    expect(mail?.purpose).toBe('event.moved');
    expect(String(mail?.payload.text)).toContain('Later.');
    const edits = await services().database.db.select().from(events).where(eq(events.kind, 'event.edited'));
    expect(edits.map(({ data }) => data.changes)).toContainEqual({
      startTime: ['18:00', '19:00'],
      endTime: ['20:00', '21:00'],
      summary: ['Another sentence.', 'An evening about tables.'],
    });
  });

  it('loses no seat to an edit: fewer than are taken, or a way that somebody took, is refused', async () => {
    const id = await createEvent(wished({ 'onSite.seats': '2' }), actor);
    await publishEvent(id, actor);
    await registerFor('tables-that-hold', 'bea');
    await registerFor('tables-that-hold', 'cem');
    await expect(edit(id, { 'onSite.seats': '1' })).rejects.toMatchObject({
      fields: { 'onSite.seats': '2 seats are already taken, so there can’t be fewer.' },
    });
    await expect(edit(id, { 'onSite.seats': '', 'online.seats': '5' })).rejects.toMatchObject({
      fields: { 'onSite.seats': expect.stringContaining('can’t remove it') },
    });
    expect(await seats()).toEqual(['2 of 2, 0']);
  });

  it('tells the second of two editors, with the difference, and saves knowingly', async () => {
    const id = await createEvent(wished(), actor);
    await edit(id, { title: 'Theirs' });
    const mine = { ...wished({ title: 'Mine' }), seen: 1 };
    const refusal = await editEvent(id, mine, actor).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConflictError);
    expect((refusal as ConflictError).conflict).toMatchObject({
      version: 2,
      fields: [{ name: 'title', yours: 'Mine', theirs: 'Theirs' }],
    });
    await editEvent(id, { ...mine, seen: 2 }, actor);
    expect((await savedForm(services().database.db, id)).title).toBe('Mine');
  });

  it('is duplicated as a draft some weeks on, with all its seats free', async () => {
    const id = await createEvent(wished(), actor);
    await publishEvent(id, actor);
    await registerFor('tables-that-hold', 'bea');
    holdClock('2026-12-10T12:00:00Z');
    const form = await savedForm(services().database.db, await duplicateEvent(id, actor));
    expect(form).toMatchObject({ slug: 'tables-that-hold-2', startDate: '2026-12-15', startTime: '18:00' });
    expect((await seats()).toSorted()).toEqual(['0 of 1, 0', '1 of 1, 0']);
  });

  it('goes into the bin as a draft and comes back as it was; what is public does not go', async () => {
    const id = await createEvent(
      wished({ 'questions.0.label': 'Food?', 'questions.0.required': 'on' }),
      actor,
    );
    const before = await savedForm(services().database.db, id);
    const undo = await binEvent(id, actor);
    await expect(savedForm(services().database.db, id)).rejects.toThrow('no longer exists');
    expect(await services().inTransaction((tx) => takeBack(tx, undo, actor))).toBe(true);
    expect(await savedForm(services().database.db, id)).toEqual(before);
    await publishEvent(id, actor);
    await expect(binEvent(id, actor)).rejects.toThrow('Only drafts');
  });
});

describe('a message to those who come', () => {
  it('goes to whom it is for, once, however often it is pressed', async () => {
    const id = await createEvent(wished(), actor);
    await publishEvent(id, actor);
    await registerFor('tables-that-hold', 'bea');
    await registerFor('tables-that-hold', 'cem');
    const message = { subject: 'Bring a pen', body: 'One each.\n\nThank you.' };
    const draft = await writeMessage(id, { audience: 'seated', ...message }, actor);
    expect((await mailsTo('bea@example.com')).map(({ purpose }) => purpose)).not.toContain('event.message');
    const sent = await Promise.all([sendMessage(id, draft, actor), sendMessage(id, draft, actor)]);
    expect(sent).toEqual([1, 1]);
    const mails = (await mailsTo('bea@example.com')).filter(({ purpose }) => purpose === 'event.message');
    expect(mails.map(({ payload }) => payload.subject)).toEqual(['Bring a pen (Tables that hold)']);
    expect((await mailsTo('cem@example.com')).map(({ purpose }) => purpose)).not.toContain('event.message');
    const all = await writeMessage(id, { audience: 'everybody', ...message }, actor);
    expect(await sendMessage(id, all, actor)).toBe(2);
  });
});
