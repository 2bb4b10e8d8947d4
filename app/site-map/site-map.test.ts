import { describe, expect, it } from 'vitest';
import specification from '#tests/fixtures/routes.json' with { type: 'json' };
import { menu } from './menu.server.ts';
import { resolvePath } from './resolve.server.ts';
import { pageAt, siteMap } from './site-map.server.ts';

describe('the site map', () => {
  it('holds the 165 routes of the specification exactly as spelled, and marks what is beyond them', () => {
    expect(specification).toHaveLength(165);
    const own = siteMap.filter((page) => !page.beyond).map((page) => page.path);
    expect(own.toSorted()).toEqual(specification.map((route) => route.path).toSorted());
    expect(new Set(siteMap.map((page) => page.path)).size).toBe(siteMap.length);
  });

  it('agrees with the specification on names, areas, given titles and who must sign in', () => {
    for (const route of specification) {
      const page = pageAt(route.path);
      expect([route.path, page?.name]).toEqual([route.path, 'name' in route ? route.name : undefined]);
      expect([route.path, page?.area]).toEqual([route.path, route.area]);
      if ('title' in route) expect(page?.title).toBe(route.title);
      expect([route.path, page?.signIn ?? false]).toEqual([route.path, 'signIn' in route]);
    }
  });

  it('gives every dynamic route a sample that is one of its addresses', () => {
    for (const page of siteMap.filter(({ path, startsEmpty }) => path.includes(':') && !startsEmpty)) {
      expect(resolvePath(page.sample ?? '')).toMatchObject({ is: 'page', page: { path: page.path } });
    }
  });

  it('hydrates at load whatever people work with, and whatever only a script can guard', () => {
    const working = siteMap.filter(({ kind }) => ['form', 'demo', 'workshop'].includes(kind));
    expect(working.filter(({ hydrate }) => hydrate !== 'load')).toEqual([]);
    expect(siteMap.filter((page) => page.authRequired && page.hydrate !== 'load')).toEqual([]);
  });

  it('leads every parent, canonical address and menu link to a page', () => {
    for (const page of siteMap) {
      for (const path of [page.parent, page.canonical]) if (path) expect(pageAt(path), path).toBeDefined();
    }
    expect(menu.groups).toHaveLength(5);
  });
});

describe('resolvePath', () => {
  it.each([
    ['/pricing', { is: 'page' }],
    ['/terms&conditions', { is: 'page' }],
    ['/terms%26conditions', { is: 'moved', to: '/terms&conditions' }],
    ['/Pricing/', { is: 'moved', to: '/pricing' }],
    ['//pricing', { is: 'moved', to: '/pricing' }],
    ['/lms', { is: 'moved', to: '/LMS' }],
    ['/event/a%20b', { is: 'page', params: { id: 'a b' } }],
    ['/Event/x', { is: 'moved', to: '/event/x' }],
    ['/ui/', { is: 'moved', to: '/ui' }],
    ['/pages/', { is: 'shortcut', to: '/pages/services-1' }],
    ['/event', { is: 'unknown' }],
    ['/%E0%A4%A', { is: 'unknown' }],
  ])('%s', (path, expected) => {
    expect(resolvePath(path)).toMatchObject(expected);
  });
});
