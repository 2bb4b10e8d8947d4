import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { toWorld } from './mercator.ts';
import { isAtlas, outlinesOf, regionAround, unitsOfWorld } from './outlines.ts';
import { readTowns } from './towns.ts';

const regions = join(import.meta.dirname, 'regions');
const read = async (name: string) => JSON.parse(await readFile(join(regions, name), 'utf8')) as unknown;
const europe = await read('outlines-europe.json');
const towns = readTowns(await read('towns-europe.json'));
const africa = await read('outlines-africa.json');
if (!isAtlas(europe) || !isAtlas(africa)) throw new Error('A region is no atlas');
const atlas = europe;

it('cuts the coast of a region out of the atlas, small enough to go with a page', () => {
  const region = regionAround([toWorld(4.1, 51.8), toWorld(5.4, 52.5)]);
  const { land, borders, towns: near } = outlinesOf(atlas, region, towns);
  expect(borders.length).toBeGreaterThan(200);
  expect(near.map(({ name }) => name)).toEqual(expect.arrayContaining(['Amsterdam', 'Utrecht', 'Antwerpen']));
  expect(land).toMatch(/^M[\d.]+,[\d.]+/);
  expect(land.length).toBeLessThan(40_000);
  const numbers = land.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const most = Math.max(region.east - region.west, region.south - region.north) * unitsOfWorld;
  expect(Math.max(...numbers)).toBeLessThanOrEqual(most + 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-1);
});

it('fills the whole region inland', () => {
  const region = regionAround([toWorld(20, 5)]);
  expect(outlinesOf(africa, region).land.length).toBeGreaterThan(10);
});

it('costs a page at most 150 KB for the part of the world that is in sight; Europe is the largest', async () => {
  const parts = await Promise.all(
    ['outlines-europe.json', 'towns-europe.json'].map((name) => readFile(join(regions, name))),
  );
  const packed = parts.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
  expect(packed).toBeLessThan(150 * 1024);
});
