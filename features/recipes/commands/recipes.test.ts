import { expect, it } from 'vitest';
import { refusalOf } from '#lib/forms/answer.ts';
import { moveClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { lineSchema } from '../answers.ts';
import { recipesOf } from '../queries.server.ts';
import { recipeRoutes } from '../routes.server.ts';
import { changeSchema, newRecipeSchema } from '../schema.ts';
import { harvest, inTestWorld, sample } from '../testing/world.server.ts';
import { forgetRecipes } from './forget.server.ts';
import { putBack, removeRecipe } from './remove.server.ts';
import { saveRecipe } from './save.server.ts';

const world = inTestWorld();

const save = (userId: string, name = 'Books') =>
  saveRecipe({ name, recipe: sample, schedule: 'hourly' }, userId);
const names = async (userId: string) => (await recipesOf(userId)).recipes.map(({ name }) => name);

const app = recipeRoutes({
  clientAddress: () => '192.0.2.1',
  visitorOf: async (request) => {
    const userId = request.headers.get('x-user');
    return userId ? { userId } : null;
  },
  collect: async () => harvest(['Alpha', '€1']),
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});
const ask = (path: string, method = 'GET', json?: unknown, user = 'ann') =>
  app.request(`/api/recipes${path}`, {
    method,
    headers: { 'x-user': user, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

it('keeps five recipes of an account, however many are saved at once', async () => {
  const saved = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => save('ann', `Recipe ${at}`)));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const each of saved) if (each.status === 'rejected') expect(each.reason.code).toBe('full');
  expect(await names('ann')).toHaveLength(5);
  await save('ben');
  // Whatever a program might do, the table has no sixth place.
  await expect(world.sql('update recipes set place = 6 where place = 1')).rejects.toThrow(
    'recipes_place_known',
  );
});

it('puts deleted ones back while there is a place, also when several come back at once', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => save('ann', `Old ${n}`)));
  await Promise.all(ids.map((id) => removeRecipe(id, 'ann')));
  expect(await names('ann')).toEqual([]);
  await Promise.all([1, 2, 3].map((n) => save('ann', `New ${n}`)));
  const back = await Promise.allSettled(ids.map((id) => putBack(id, 'ann')));
  expect(back.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await names('ann')).toHaveLength(5);
  expect((await recipesOf('ann')).recipes.every(({ nextRunAt }) => nextRunAt !== null)).toBe(true);
  moveClock(25 * 3_600_000);
  expect(await forgetRecipes()).toBe(3);
});

it('is changed by its owner, refuses what makes no sense, and is not there for anybody else', async () => {
  const refused = await ask('', 'POST', { name: ' ', recipe: { version: 2 } });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refusalOf(refused)).fields)).toEqual(['name', 'recipe']);
  const made = await ask('', 'POST', { name: 'Books', recipe: sample });
  const { id, schedule } = lineSchema.parse(await made.json());
  expect([made.status, schedule]).toEqual([201, 'hand']);
  const changed = await ask(`/${id}`, 'PATCH', { schedule: 'daily', name: 'Novels' });
  expect(await changed.json()).toMatchObject({
    name: 'Novels',
    nextRunAt: expect.stringMatching(/^2026-11-1[67]T/),
  });
  expect((await ask(`/${id}`, 'PATCH', {})).status).toBe(422);
  expect((await ask('', 'GET', undefined, '')).status).toBe(401);

  for (const [path, method, json] of [
    [`/${id}`, 'PATCH', { name: 'Mine' }],
    [`/${id}`, 'DELETE'],
    [`/${id}/put-back`, 'POST'],
    [`/${id}/runs`, 'GET'],
    [`/${id}/runs`, 'POST'],
    [`/${id}/runs/${id}`, 'GET'],
  ] as const)
    expect((await ask(path, method, json, 'ben')).status).toBe(404);
  expect(await names('ann')).toEqual(['Novels']);
  expect((await ask(`/${id}`, 'DELETE')).status).toBe(200);
  expect((await ask(`/${id}/runs`)).status).toBe(404);
  expect((await ask(`/${id}/put-back`, 'POST')).status).toBe(200);
});

it('runs by hand, line by line, and gives the run with its rows', async () => {
  const id = await save('ann');
  const lines = (await (await ask(`/${id}/runs`, 'POST')).text()).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    is: 'done',
    result: { ok: true, by: 'hand', said: '1 row from 1 page.', table: { rows: [['Alpha', '€1']] } },
  });
});

it('bounds a name and wants a recipe of the scraper', () => {
  expect(newRecipeSchema.safeParse({ name: 'x'.repeat(81), recipe: sample }).success).toBe(false);
  expect(newRecipeSchema.safeParse({ name: 'x', recipe: sample, schedule: 'minutely' }).success).toBe(false);
  expect(changeSchema.parse({ schedule: 'weekly' })).toEqual({ schedule: 'weekly' });
});
