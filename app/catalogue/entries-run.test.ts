import { expect, it } from 'vitest';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { applications } from '#content/applications/applications.ts';

/** Views that draw a thing instead of running it. */
const drawn = ['demo', 'landing', 'story'];

it.each(applications.flatMap(({ slug, demo }) => (demo ? [[slug, demo] as const] : [])))(
  'opens what runs: %s at %s',
  (_, demo) => {
    const found = resolvePath(demo);
    expect(found.is).toBe('page');
    if (found.is === 'page') expect(drawn).not.toContain(found.page.view);
  },
);

it('calls an application that is not built made to order, without a price of its own', () => {
  for (const { slug, demo, kind, price } of applications)
    if (!demo) expect([slug, kind, ['scoped', 'weekly'].includes(price)]).toEqual([slug, 'custom', true]);
});

it('says of an application that is not built what it would do', () => {
  for (const { slug, demo, lead, does } of applications)
    if (!demo)
      for (const text of [lead.split('. ').slice(1).join('. '), ...does.map(([, each]) => each)])
        expect(text, slug).toMatch(/\bwould\b/);
});
