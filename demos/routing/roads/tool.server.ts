import { z } from 'zod';
import { FetchProblem } from '#server/fetch/problems.ts';
import { services } from '#server/services.ts';
import { defineTool } from '#server/tools/define.ts';
import { type RoadTable, roadTable } from './road-table.server.ts';
import { mostPlaces } from './roads.ts';

const degrees = (most: number) => z.number().min(-most).max(most);

const schema = z.object({
  places: z
    .array(z.tuple([degrees(180), degrees(85)]))
    .min(2)
    .max(mostPlaces, { error: `Road times are asked for up to ${mostPlaces} places.` }),
});

/** How far and how long it is by road between all places of a day, by the router that the operator named. */
export const roadTimesTool = defineTool<z.output<typeof schema>, { done: number; of: number }, RoadTable>({
  id: 'roadTimes',
  schema,
  limitMs: 120_000,
  run: ({ places }, { report, signal }) => {
    const { ROUTER_URL: url } = services().env;
    if (!url) throw new FetchProblem('no-address', 'No router is set up on this site.');
    return roadTable(url, places, { report, signal });
  },
});
