import { beginByHand } from '#features/recipes/commands/begin-run.server.ts';
import { endRun } from '#features/recipes/commands/end-run.server.ts';
import { saveRecipe } from '#features/recipes/commands/save.server.ts';
import { sample } from '#features/recipes/testing/world.server.ts';
import { collectionItems, collections, savedItems } from '#features/saved/tables.server.ts';
import { scheduleRuns, schedules } from '#features/schedules/tables.server.ts';
import { keepResult } from '#features/tool-history/commands/keep.server.ts';
import { shareForAccount } from '#features/tool-history/commands/share.server.ts';
import { sampleResult, sampleShare } from '#features/tool-history/testing/world.server.ts';
import { now } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import type { Traceable } from './traceable.ts';

/** Saves something, with a note, and puts it into a collection. */
export async function saveThings({ userId, word }: Traceable): Promise<void> {
  const { db } = services().database;
  const thing = { kind: 'post' as const, key: 'slots', title: 'Slots', about: '' };
  await db.insert(savedItems).values({ userId, ...thing, note: `${word}-note`, savedAt: now() });
  const collection = { id: newId(), userId, scope: 'any' as const, name: `${word}-set` };
  await db.insert(collections).values({ ...collection, createdAt: now(), changedAt: now() });
  await db.insert(collectionItems).values({
    collectionId: collection.id,
    ...thing,
    note: `${word}-why`,
    position: 1,
    addedAt: now(),
  });
}

/** Lets the scraper read a page for them. */
export async function scrape({ userId, word }: Traceable): Promise<void> {
  const recipe = { name: `${word}-recipe`, recipe: sample, schedule: 'hand' } as const;
  const begun = await beginByHand(await saveRecipe(recipe, userId), userId);
  const table = { columns: ['Title'], rows: [[`${word}-row`]] };
  await endRun(begun, { said: '1 row from 1 page.', pages: 1, rows: 1, table });
}

/** Lets a file be forecast every month. It is paused, so that nothing asks its address. */
export async function keepSchedule({ userId, word }: Traceable): Promise<void> {
  const { db } = services().database;
  const [id, at] = [newId(), now()];
  const address = `https://files.example/${word}-watched.csv`;
  const task = { work: 'forecast', address, column: `${word}-column`, steps: 6 } as const;
  const row = { id, userId, place: 1, work: task.work, address, task, pace: 'month' as const, zone: 'UTC' };
  await db.insert(schedules).values({ ...row, startsAt: at, pausedAt: at, nextRunAt: null, usedAt: at });
  const run = { id: newId(), scheduleId: id, by: 'hand' as const, startedAt: at, endedAt: at };
  await db.insert(scheduleRuns).values({ ...run, said: `The file has no column “${word}-column”.` });
}

/** Keeps a result of an AI tool in the account, and shares it by a link. */
export async function keepResults({ userId, word }: Traceable): Promise<void> {
  const id = newId();
  const text = { is: 'text', text: `${word}-answer` } as const;
  await keepResult(id, { ...sampleResult, title: `${word}-result`, blocks: [text] }, userId);
  await shareForAccount({ ...sampleShare(id), blocks: [text] }, { userId, name: `${word}-name` });
}
