import { afterAll, beforeAll, expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { eventsFeature } from '../feature.server.ts';
import { eventSpeakers } from '../tables.server.ts';
import { addSpeaker, changeSpeaker, deleteSpeaker, speakerRows, speakerSchema } from './speakers.server.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({}, [eventsFeature]);
});
afterAll(() => world.close());

const actor = 'user:eve';
const wish = (name: string) => speakerSchema.parse({ name, about: 'Decides what is tried.' });
const named = async (name: string) => (await speakerRows()).find((row) => row.name === name);

it('adds somebody, changes them once for each who looked, and brings them back from the bin', async () => {
  await addSpeaker(wish('Ida Sample'), actor);
  await addSpeaker(wish('Ida Sample'), actor);
  const ida = await named('Ida Sample');
  if (!ida) throw new Error('nobody was added');
  await changeSpeaker(ida.id, 1, wish('Ida Example'), actor);
  await expect(changeSpeaker(ida.id, 1, wish('Ida Other'), actor)).rejects.toMatchObject({ status: 409 });
  const { undo } = await deleteSpeaker(ida.id, actor);
  expect(await named('Ida Example')).toBeUndefined();
  await services().inTransaction((tx) => takeBack(tx, undo, actor));
  expect(await named('Ida Example')).toMatchObject({ id: ida.id, version: 2, events: 0 });
});

it('keeps whoever leads an event', async () => {
  const [led] = await services().database.db.select().from(eventSpeakers);
  if (!led) throw new Error('no seeded event is led by anybody');
  await expect(deleteSpeaker(led.speakerId, actor)).rejects.toMatchObject({ status: 409 });
});
