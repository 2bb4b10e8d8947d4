import { expect, it } from 'vitest';
import { randstad } from '../examples/randstad.ts';
import { lookedUp } from '../plan/looked-up.ts';
import { aboutOf, figuresOf, findingOf } from '../words/result-words.ts';
import { planColumns, planGpx, planRows, planShapes } from './files.ts';

const look = lookedUp(randstad);

it('writes a row for each stop, in the order it is driven, and those left out at the end', () => {
  const rows = planRows(look);
  expect(rows).toHaveLength(22);
  expect(rows.every((row) => row.length === planColumns.length)).toBe(true);
  expect(rows[0]?.slice(0, 2)).toEqual(['Van 1', 1]);
  expect(rows.at(-1)?.slice(0, 3)).toEqual(['left out', null, 'Hoek van Holland']);
});

it('draws lines from depot to depot and a point for each stop', () => {
  const shapes = planShapes(look);
  const lines = shapes.filter(({ is }) => is === 'line');
  expect(lines).toHaveLength(3);
  for (const { positions } of lines) expect(positions[0]).toEqual(positions.at(-1));
  expect(shapes.filter(({ is }) => is === 'point')).toHaveLength(22);
});

it('gives a satnav one route for each van, with times', () => {
  const file = planGpx(look);
  expect(file.match(/<rte>/g)).toHaveLength(3);
  expect(file).toContain('<name>Woerden</name><desc>leave ');
});

it('says the result in one sentence, how distances are known, and four figures', () => {
  expect(findingOf(look)).toMatch(/^21 of 22 stops, all vans back by \d\d:\d\d$/);
  expect(aboutOf(look)).toBe(
    'Three vans from Woerden. Distances are straight lines × 1.3, driven at 60 km/h.',
  );
  expect(figuresOf(look).map(([name]) => name)).toEqual(['Cost', 'Distance', 'Load used', 'Late']);
  expect(findingOf(lookedUp({ ...randstad, plan: null }))).toBe('22 stops, not planned yet');
});
