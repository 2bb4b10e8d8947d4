import { afterAll, expect, it } from 'vitest';
import { startMaps } from '#tests/conformance/maps-stand-in.ts';
import { roadTable } from '../roads/road-table.server.ts';
import { lookUp } from './look-up.server.ts';

const maps = await startMaps();
const geocoder = { url: maps.env.GEOCODER_URL, perSecond: 100 };
const { signal } = new AbortController();
afterAll(() => maps.close());

it('finds an address, says where there is none, and passes on what went wrong', async () => {
  expect(await lookUp(geocoder, 'Hauptstr. 5, 99084 Erfurt', signal)).toEqual({
    longitude: 11.029,
    latitude: 50.9781,
    label: 'Hauptstraße 5, Erfurt',
  });
  expect(await lookUp(geocoder, 'Nowhere 1', signal)).toBeNull();
  await expect(lookUp(geocoder, 'It breaks', signal)).rejects.toThrow('The geocoder answered with 503.');
});

it('asks no faster than it may, for everybody together', async () => {
  const began = performance.now();
  await Promise.all(
    ['Erfurt', 'Jena', 'Weimar'].map((text) => lookUp({ ...geocoder, perSecond: 10 }, text, signal)),
  );
  expect(performance.now() - began).toBeGreaterThanOrEqual(190);
});

it('puts a table of more places than one question takes together, and says how far it came', async () => {
  const grid = Array.from({ length: 60 }, (_, at): [number, number] => [11 + at / 100, 50 + (at % 7) / 10]);
  const heard: string[] = [];
  const hooks = {
    signal,
    report: ({ done, of }: { done: number; of: number }) => heard.push(`${done}/${of}`),
  };
  const { distances, durations } = await roadTable(maps.env.ROUTER_URL, grid, hooks);
  expect([distances.length, ...new Set(distances.map((row) => row.length))]).toEqual([60, 60]);
  expect(distances[3]?.[3]).toBe(0);
  expect(distances[0]?.[59]).toBe(distances[59]?.[0]);
  expect(durations[0]?.[59]).toBeGreaterThan(0);
  expect(heard).toEqual(['0/4', '1/4', '2/4', '3/4']);
  const broken = [...grid.slice(0, 59), [11.7, 50.5555] as [number, number]];
  await expect(roadTable(maps.env.ROUTER_URL, broken, hooks)).rejects.toThrow(
    'The router stopped after 1 of 4 parts. The router answered with 503.',
  );
});
