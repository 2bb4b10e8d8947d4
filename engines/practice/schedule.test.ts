import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterAnswer, comesBack, dueNow, grades, type Remembered } from './schedule.ts';

const now = new Date('2026-11-18T09:00:00.000Z');

it('brings a card that was not known back soon, and one that was easy late', () => {
  const dues = grades.map((known) => Date.parse(afterAnswer(null, known, now).due));
  expect(dues).toEqual(dues.toSorted((a, b) => a - b));
  expect(dues[0]).toBeLessThan(now.getTime() + 10 * 60_000);
  expect(dues[3]).toBeGreaterThan(now.getTime() + 86_400_000);
  expect(comesBack(null, now)).toHaveLength(4);
});

it('never plans into the past, whatever was answered', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...grades), { minLength: 1, maxLength: 12 }), (answers) => {
      let remembered: Remembered | null = null;
      let at = now;
      for (const known of answers) {
        const next: Remembered = afterAnswer(remembered, known, at);
        expect(Date.parse(next.due)).toBeGreaterThan(at.getTime());
        expect(next.reps).toBe((remembered?.reps ?? 0) + 1);
        remembered = next;
        at = new Date(next.due);
      }
      expect(Number.isFinite(remembered?.stability)).toBe(true);
    }),
  );
});

it('starts again at ten minutes when a card was forgotten, and climbs more slowly', () => {
  let remembered: Remembered | null = null;
  let at = now;
  const answer = (known: (typeof grades)[number]) => {
    const next: Remembered = afterAnswer(remembered, known, at);
    const minutes = (Date.parse(next.due) - at.getTime()) / 60_000;
    [remembered, at] = [next, new Date(next.due)];
    return minutes;
  };
  const growth = (waits: readonly number[]) =>
    waits.slice(1).map((wait, place) => wait / (waits[place] ?? 1));
  const before = [3, 3, 3, 3, 3].map(() => answer(3)).slice(1);
  expect(before.at(-1)).toBeGreaterThan(90 * 24 * 60);
  expect(answer(1)).toBe(10);
  const after = growth([3, 3, 3, 3].map(() => answer(3)));
  for (const [place, times] of growth(before).entries()) expect(after[place]).toBeLessThan(times);
});

it('shows what waited longest first, and only a few new cards', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  const at = (due: string): Remembered => ({ ...afterAnswer(null, 3, now), due });
  const remembered = new Map([
    ['b', at('2026-11-17T09:00:00.000Z')],
    ['c', at('2026-11-16T09:00:00.000Z')],
    ['d', at('2026-12-01T09:00:00.000Z')],
  ]);
  expect(dueNow(cards, remembered, now, 1).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
