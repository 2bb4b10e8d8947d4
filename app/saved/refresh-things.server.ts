import { z } from 'zod';
import { refreshThings } from '#features/saved/commands/refresh.server.ts';
import { defineJob } from '#server/jobs/define.ts';
import { thingSources } from './thing-sources.server.ts';

export const savedRefresh = defineJob({
  name: 'saved-refresh',
  schema: z.object({}),
  every: '35 3 * * *',
  run: async () => void (await refreshThings(thingSources)),
});
