import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageSize } from './list.server.ts';
import { emptyWorld, list, openWorld, put } from './testing/world.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());
beforeEach(emptyWorld);

async function threeDesks() {
  await put('planner', {
    name: 'Route planner',
    tagline: 'Rounds for vans',
    category: 'Logistics',
    kind: 'pre-built',
    industries: ['Transport'],
    demoUrl: '/demo',
  });
  await put('staff', {
    name: 'Staff desk',
    tagline: 'Leave in minutes',
    category: 'People',
    description: 'Also plans a rota.',
    features: [['Counts', 'Holidays by contract']],
    industries: ['Transport', 'Law'],
  });
  await put('clinic', { name: 'Clinic desk', tagline: 'Person, room and device', category: 'Health' });
}

describe('search', () => {
  beforeEach(threeDesks);

  it('finds words anywhere, in any form, and passes over those without meaning', async () => {
    expect((await list('q=vans')).slugs).toEqual(['planner']);
    expect((await list('q=planning')).slugs).toEqual(['staff']);
    expect((await list('q=contracts')).slugs).toEqual(['staff']);
    expect((await list('q=the+desk')).slugs.toSorted()).toEqual(['clinic', 'staff']);
  });

  it('puts a name before the small print, however popular that is', async () => {
    await put('rota-desk', { name: 'Rota', position: 900 });
    expect((await list('q=rota')).slugs).toEqual(['rota-desk', 'staff']);
    expect((await list('q=rota&sort=recommended')).slugs).toEqual(['staff', 'rota-desk']);
  });

  it('forgives typing errors and unfinished words, and says how it read them', async () => {
    const typo = await list('q=plannr');
    expect(typo.slugs).toEqual(['planner']);
    expect(typo.reading.corrected).toEqual([{ typed: 'plannr', read: ['planner'] }]);
    expect((await list('q=holiday')).slugs).toEqual(['staff']);
    expect((await list('q=clnic+desk')).slugs).toEqual(['clinic']);
    expect((await list('q=logis')).slugs).toEqual(['planner']);
  });

  it('wants all words, and where none has all of them shows what has some', async () => {
    expect((await list('q=leave+desk')).slugs).toEqual(['staff']);
    const loose = await list('q=rounds+device');
    expect(loose.loose).toBe(true);
    expect(loose.slugs.toSorted()).toEqual(['clinic', 'planner']);
    const partly = await list('q=clinic+xylophone');
    expect([partly.loose, partly.slugs, partly.reading.unknown]).toEqual([true, ['clinic'], ['xylophone']]);
  });

  it('finds nothing in nonsense, and everything in words without meaning', async () => {
    const none = await list('q=xylophone');
    expect([none.slugs, none.total, none.loose]).toEqual([[], 0, false]);
    expect((await list('q=the+of+and')).total).toBe(3);
    expect((await list("q=')+%26+!(|")).total).toBe(3);
  });
});

describe('choices', () => {
  beforeEach(threeDesks);

  it('narrows by each facet and counts what the others leave', async () => {
    const { slugs, total, facets } = await list('industry=Transport');
    expect([slugs, total]).toEqual([['planner', 'staff'], 2]);
    expect(Object.fromEntries(facets?.kind ?? [])).toEqual({ 'pre-built': 1, custom: 1 });
    expect(Object.fromEntries(facets?.trade ?? [])).toEqual({ Logistics: 1, People: 1, Health: 0 });
    expect((await list('demo=sample')).slugs).toEqual(['planner']);
    expect((await list('kind=custom&trade=Health')).slugs).toEqual(['clinic']);
    expect((await list('trade=Nonsense')).slugs).toEqual([]);
  });

  it('counts within a search', async () => {
    const { total, facets } = await list('q=desk');
    expect(total).toBe(2);
    expect(facets?.trade.get('Logistics')).toBeUndefined();
    expect((await list('q=desk&trade=Health')).total).toBe(1);
  });
});

describe('pages and order', () => {
  it('holds a page each, goes no further than the last, and orders by name', async () => {
    for (let n = 0; n < pageSize + 2; n += 1)
      await put(`thing-${n}`, { name: `Thing ${String(99 - n)}`, tagline: 'Common' });
    const first = await list('');
    expect([first.slugs.length, first.pages, first.total]).toEqual([pageSize, 2, pageSize + 2]);
    expect((await list('page=2')).slugs).toHaveLength(2);
    const beyond = await list('page=900');
    expect([beyond.page, beyond.slugs.length]).toEqual([2, 2]);
    expect((await list('sort=name')).slugs[0]).toBe(`thing-${pageSize + 1}`);
    expect((await list('q=common&page=2')).slugs).toHaveLength(2);
  });
});

describe('who sees what', () => {
  it('shows visitors what is published and staff also what is in review', async () => {
    for (const status of ['draft', 'in-review', 'published', 'rejected'] as const)
      await put(status, { status, name: `Thing ${status}` });
    expect((await list('')).slugs).toEqual(['published']);
    expect((await list('', true)).slugs.toSorted()).toEqual(['in-review', 'published']);
    expect((await list('q=review')).slugs).toEqual([]);
    expect((await list('q=review', true)).slugs).toEqual(['in-review']);
    expect((await list('', true)).total).toBe(2);
  });
});
