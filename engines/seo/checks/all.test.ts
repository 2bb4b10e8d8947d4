import { describe, expect, it } from 'vitest';
import { reportOf } from '../analyse.ts';
import { listed } from '../checklist/checklist.ts';
import { fromResponses, type Responses } from '../site/responses.ts';
import { exampleSite, origin } from '../testing/example-site.ts';
import { companions, faults } from '../testing/faults.ts';

async function found(site: Responses): Promise<string[]> {
  const { findings } = await reportOf({ start: `${origin}/`, get: fromResponses(site), robots: 'report' });
  return [...new Set(findings.filter(({ beyond }) => !beyond).map(({ check }) => check))].sort();
}

describe('the checks', () => {
  it('find nothing in a site without faults', async () => {
    expect(await found(exampleSite())).toEqual([]);
  });

  it.each(listed.map(({ id }) => id))('find %s, and nothing that does not follow from it', async (id) => {
    const site = exampleSite();
    faults[id](site);
    expect(await found(site)).toEqual([id, ...(companions[id] ?? [])].sort());
  });
});
