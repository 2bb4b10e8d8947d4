import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { toWorld } from './mercator.ts';
import { type Atlas, outlinesOf, regionAround, unitsOfWorld } from './outlines.ts';

const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas;

it('cuts the coast of a region out of the atlas, small enough to go with a page', () => {
  const region = regionAround([toWorld(4.1, 51.8), toWorld(5.4, 52.5)]);
  const { land } = outlinesOf(atlas, region);
  expect(land).toMatch(/^M[\d.]+,[\d.]+/);
  expect(land.length).toBeLessThan(20_000);
  const numbers = land.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const most = Math.max(region.east - region.west, region.south - region.north) * unitsOfWorld;
  expect(Math.max(...numbers)).toBeLessThanOrEqual(most + 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-1);
});

it('fills the whole region inland', () => {
  const region = regionAround([toWorld(20, 5)]);
  expect(outlinesOf(atlas, region).land.length).toBeGreaterThan(10);
});
