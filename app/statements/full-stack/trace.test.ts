import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAt } from '#app/site-map/site-map.server.ts';
import {
  addressOf,
  rooms,
  type ShownStep,
  shownStep,
  statementWords,
  timeIn,
  traceables,
  wishIn,
} from './trace.ts';

describe('a wish to trace', () => {
  it('names a page of the list, with a word where that page has a search', () => {
    const wish = wishIn(new URLSearchParams({ trace: 'events', word: '  mail & more ' }));
    expect(wish && addressOf(wish)).toBe('/events?q=mail+%26+more');
    const plain = wishIn(new URLSearchParams({ trace: 'journal', word: 'mail' }));
    expect(plain && addressOf(plain)).toBe('/blog');
  });

  it('is none for any other address', () => {
    expect(wishIn(new URLSearchParams({ trace: '/admin-panel/inbox' }))).toBeNull();
    expect(wishIn(new URLSearchParams())).toBeNull();
  });

  it('keeps a word short', () => {
    expect(wishIn(new URLSearchParams({ trace: 'events', word: 'x'.repeat(500) }))?.word).toHaveLength(40);
  });

  it('can only be of pages that the site has, and never of the page that traces', () => {
    for (const { path } of traceables) expect(pageAt(path), path).toBeDefined();
    expect(traceables.map(({ path }) => path)).not.toContain('/full-stack-development');
  });
});

describe('a statement in words', () => {
  it.each([
    ['select "id", "title" from "events" where "id" = $1', 'select from events'],
    [
      'select 1 from "events" left join "seats" on true left join "events" e on true',
      'select from events, seats',
    ],
    ['insert into "limit_counters" ("key") values ($1)', 'insert into limit_counters'],
    ['update "sessions" set "seen" = $1', 'update sessions'],
    ['with near as (select 1 from "pages") select * from near', 'select from pages'],
    ['begin', 'begin'],
  ])('%s', (sql, words) => expect(statementWords(sql)).toBe(words));

  it('says no column and no value', () => {
    const { about } = shownStep({
      layer: 'query',
      about: 'select "password_hash" from "identity_users" where "email" = \'a@b.example\'',
      from: 0,
      took: 1,
    });
    expect(about).toBe('select from identity_users');
  });
});

describe('the time in a room', () => {
  const step = (room: ShownStep['room'], from: number, took: number): ShownStep => ({
    room,
    about: '',
    from,
    took,
  });

  it('counts what ran side by side once, and takes the statements out of the loader that waited for them', () => {
    const steps = [step('load', 0, 10), step('load', 0, 4), step('query', 2, 3), step('query', 4, 4)];
    expect(timeIn('load', steps)).toEqual({ took: 4, times: 2 });
    expect(timeIn('query', steps)).toEqual({ took: 6, times: 2 });
    expect(timeIn('draw', steps)).toEqual({ took: 0, times: 0 });
  });

  it('is the same as counting every millisecond by itself', () => {
    const spans = fc.array(
      fc.record({
        room: fc.constantFrom(...rooms),
        about: fc.constant(''),
        from: fc.integer({ min: 0, max: 40 }),
        took: fc.integer({ min: 0, max: 20 }),
      }),
    );
    const isIn = (moment: number, steps: readonly ShownStep[]) =>
      steps.some(({ from, took }) => from <= moment && moment < from + took);
    fc.assert(
      fc.property(spans, fc.constantFrom(...rooms), (steps, room) => {
        const own = steps.filter((one) => one.room === room);
        const others =
          room === 'load' ? steps.filter((one) => one.room === 'query' || one.room === 'policy') : [];
        const counted = Array.from({ length: 70 }, (_, moment) => moment).filter(
          (moment) => isIn(moment, own) && !isIn(moment, others),
        ).length;
        expect(timeIn(room, steps).took).toBe(counted);
      }),
    );
  });
});
