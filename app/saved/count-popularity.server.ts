import { z } from 'zod';
import { setPopularity } from '#features/catalogue/commands/set-popularity.server.ts';
import { saversOf } from '#features/saved/queries.server.ts';
import { defineJob } from '#server/jobs/define.ts';

/** Counts again how many people keep each application; gives how many counts changed. */
export const countPopularity = async (): Promise<number> =>
  setPopularity((await saversOf('application')).map(({ key, savers }) => ({ slug: key, savers })));

// Once an hour: a count raised with each saving would make every page again with it.
export const cataloguePopularity = defineJob({
  name: 'catalogue-popularity',
  schema: z.object({}),
  every: '23 * * * *',
  run: async () => void (await countPopularity()),
});
