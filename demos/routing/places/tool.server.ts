import { z } from 'zod';
import { FetchProblem } from '#server/fetch/problems.ts';
import { services } from '#server/services.ts';
import { defineTool } from '#server/tools/define.ts';
import { type FoundPlace, lookUp } from './look-up.server.ts';

/** So many addresses go into one run; a longer list is looked up in several. */
const mostAddresses = 50;

const schema = z.object({ addresses: z.array(z.string().trim().min(1).max(300)).min(1).max(mostAddresses) });

/** Looks addresses up one after the other, by the geocoder that the operator named. */
export const geocodeTool = defineTool<
  z.output<typeof schema>,
  { done: number; of: number },
  (FoundPlace | null)[]
>({
  id: 'geocode',
  schema,
  limitMs: 120_000,
  run: async ({ addresses }, { report, signal }) => {
    const { GEOCODER_URL: url, GEOCODER_PER_SECOND: perSecond } = services().env;
    if (!url) throw new FetchProblem('no-address', 'No geocoder is set up on this site.');
    const found: (FoundPlace | null)[] = [];
    for (const address of addresses) {
      report({ done: found.length, of: addresses.length });
      found.push(await lookUp({ url, perSecond }, address, signal));
    }
    return found;
  },
});
