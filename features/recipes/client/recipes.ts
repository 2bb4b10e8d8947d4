import { z } from 'zod';
import { postStreamed } from '#lib/files/streamed.ts';
import { notUnderstood, refusalOf } from '#lib/forms/answer.ts';
import { lineSchema, listSchema, runSchema, runsSchema } from '../answers.ts';
import type { CollectProgress } from '../collect/collected.ts';
import type { RunDetail } from '../recipes.ts';
import type { NewRecipe, RecipeChange } from '../schema.ts';

/** Why the server did not do something, in its own words. */
export class Refused extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, code = '', fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

const unreachable =
  'We can’t reach the site at the moment, so nothing was changed. Check your connection and try again.';

async function call<T>(schema: z.ZodType<T>, path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await fetch(`/api/recipes${path}`, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(unreachable);
  });
  if (!answer.ok) {
    const { message = unreachable, code, fields } = await refusalOf(answer);
    throw new Refused(message, code, fields);
  }
  const read = schema.safeParse(await answer.json().catch(() => null));
  if (read.success) return read.data;
  throw new Refused(notUnderstood);
}

/** The recipes of whoever is signed in. */
export const listRecipes = () => call(listSchema, '');

/** Saves one; all of these reject with `Refused`, whose words are for people. */
export const saveRecipe = (recipe: NewRecipe) => call(lineSchema, '', 'POST', recipe);

/** Changes its name, schedule or recipe. */
export const changeRecipe = (id: string, change: RecipeChange) => call(lineSchema, `/${id}`, 'PATCH', change);

/** Deletes it with its runs; for a day it can be put back. */
export const deleteRecipe = (id: string) => call(z.unknown(), `/${id}`, 'DELETE');

/** Takes a deletion back. */
export const putBack = (id: string) => call(lineSchema, `/${id}/put-back`, 'POST');

/** Its runs, the newest first. */
export const listRuns = (id: string) => call(runsSchema, `/${id}/runs`).then(({ runs }) => runs);

/** One of them with what changed and its rows. */
export const openRun = (id: string, run: string) => call(runSchema, `/${id}/runs/${run}`);

/** How a run that somebody waits for stands. */
export type RunReport = { is: 'waiting'; place: number } | { is: 'working'; progress: CollectProgress };

/** Runs it now; the signal ends it. */
export const runRecipe = (id: string, report: (report: RunReport) => void, signal: AbortSignal) =>
  postStreamed<CollectProgress, RunDetail>(
    `/api/recipes/${id}/runs`,
    {},
    {
      waiting: (place) => report({ is: 'waiting', place }),
      progress: (progress) => report({ is: 'working', progress }),
      signal,
    },
  );
