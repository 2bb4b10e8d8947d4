import { describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '../clock.ts';
import { defineQuery, learnVersions, readsUntil } from '../freshness/tags.ts';
import { CachedPages } from './cached-pages.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';

const readSetting = defineQuery(['settings'], () => {});

const bodyOf = (answer: FinishedAnswer | Response | undefined) =>
  answer && !(answer instanceof Response) ? answer.forms.identity.body.toString() : null;

function counting() {
  const state = { made: 0, fails: false };
  const pages = new CachedPages(async (path) => {
    if (state.fails) throw new Error('the database is away');
    readSetting();
    state.made += 1;
    return finishAnswer({
      headers: { 'Content-Type': 'text/html' },
      body: Buffer.from(`${path} ${state.made}`),
    });
  });
  return { pages, state };
}

describe('cached pages', () => {
  it('are made once, however many ask at the same time', async () => {
    const { pages, state } = counting();
    await Promise.all([pages.obtain('/a'), pages.obtain('/a'), pages.obtain('/a')]);
    expect(state.made).toBe(1);
    expect(bodyOf(pages.get('/a'))).toBe('/a 1');
  });

  it('are renewed when what they read has changed, and only then', async () => {
    const { pages } = counting();
    await pages.obtain('/a');
    await pages.renewStale();
    expect(bodyOf(pages.get('/a'))).toBe('/a 1');
    learnVersions(new Map([['settings', 7]]));
    await pages.renewStale();
    expect(bodyOf(pages.get('/a'))).toBe('/a 2');
  });

  it('are looked into without being made, counted or renewed', async () => {
    const { pages, state } = counting();
    expect(pages.peek('/a')).toBeUndefined();
    await pages.obtain('/a');
    learnVersions(new Map([['settings', 8]]));
    expect(bodyOf(pages.peek('/a'))).toBe('/a 1');
    await new Promise(setImmediate);
    expect(state.made).toBe(1);
  });

  it('are renewed when the moment has come until which they were true', async () => {
    holdClock(new Date('2026-11-20T12:00:00Z'));
    let made = 0;
    const pages = new CachedPages(async () => {
      readsUntil(new Date('2026-11-20T12:00:10Z'));
      readsUntil(new Date('2026-11-21T00:00:00Z'));
      made += 1;
      return finishAnswer({ headers: { 'Content-Type': 'text/html' }, body: Buffer.from('an event') });
    });
    await pages.obtain('/a');
    await pages.renewStale();
    expect(made).toBe(1);
    moveClock(11_000);
    await pages.renewStale();
    expect(made).toBe(2);
    releaseClock();
  });

  it('stay as they were when the new one is an error, and go when the page is gone', async () => {
    let status = 200;
    const pages = new CachedPages(async () => {
      readSetting();
      if (status !== 200) return new Response(null, { status });
      return finishAnswer({ headers: { 'Content-Type': 'text/html' }, body: Buffer.from('whole') });
    });
    await pages.obtain('/a');
    status = 500;
    learnVersions(new Map([['settings', 9]]));
    await pages.renewStale();
    expect(bodyOf(pages.get('/a'))).toBe('whole');
    const other = new CachedPages(async () => new Response(null, { status: 404 }));
    await other.obtain('/a');
    expect(other.get('/a')).toBeUndefined();
  });

  it('stay as they were while a new one cannot be made', async () => {
    const { pages, state } = counting();
    await pages.obtain('/a');
    state.fails = true;
    learnVersions(new Map([['settings', 8]]));
    await pages.renewStale();
    expect(bodyOf(pages.get('/a'))).toBe('/a 1');
  });

  it('make room by forgetting those made first', async () => {
    const page = (path: string) =>
      finishAnswer({ headers: { 'Content-Type': 'image/png' }, body: Buffer.from(path.repeat(10)) });
    // Each takes 20 bytes, three times: an answer that is not compressed is the same in every encoding.
    const pages = new CachedPages(async (path) => page(path), 130);
    for (const path of ['/a', '/b', '/a', '/c']) await pages.obtain(path);
    expect(['/a', '/b', '/c'].map((path) => pages.get(path) !== undefined)).toEqual([false, true, true]);
  });
});
