import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { onEvent } from '#server/events/listen.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { changesText } from '../changes.ts';
import { failuresToPause } from '../rules.ts';
import { recipes } from '../tables.server.ts';

/** What `end-run.server.ts` writes into the event. */
const news = z.object({
  by: z.string(),
  run: z.string(),
  added: z.number(),
  gone: z.number(),
  changed: z.number(),
  same: z.number(),
});

const href = '/akrascraper#recipes';

/** Tells the owner of a recipe something about it, once for each key; nobody where it is gone. */
async function tellOwner(
  subject: string,
  key: string,
  words: (name: string) => { title: string; body: string },
) {
  const id = subject.slice('recipe:'.length);
  await services().inTransaction(async (tx) => {
    const [row] = await tx.select().from(recipes).where(eq(recipes.id, id));
    if (row && !row.deletedAt)
      await notify(tx, { userId: row.userId, kind: 'recipe', href, key, ...words(row.name) });
  });
}

// Who ran it by hand has seen what changed.
export const tellNews = onEvent('recipe.news', 'recipes.tell-news', async ({ subject, data }) => {
  const { by, run, ...counts } = news.parse(data);
  if (by !== 'schedule') return;
  await tellOwner(subject, `recipe-run:${run}`, (name) => ({
    title: `“${name}” found changes`,
    body: `Since the previous run: ${changesText(counts)}.`,
  }));
});

export const tellPaused = onEvent('recipe.paused', 'recipes.tell-paused', ({ id, subject }) =>
  tellOwner(subject, `recipe-paused:${id}`, (name) => ({
    title: `“${name}” is paused`,
    body: `${failuresToPause} runs in a row failed. Check the recipe, then choose its schedule again.`,
  })),
);
