import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTowns } from '../map/towns.ts';
import { townFinder } from './towns-by-name.ts';

const read = async (name: string) =>
  readTowns(JSON.parse(await readFile(join(import.meta.dirname, '../map/regions', name), 'utf8')) as unknown);
const find = townFinder([...(await read('towns-europe.json')), ...(await read('towns-north-america.json'))]);

it('finds the largest town of a name, or the one in the country that is named in English or German', () => {
  expect(find('Paris', '')).toMatchObject({ longitude: expect.closeTo(2.35, 1) });
  expect(find('Birmingham', 'United States')).toMatchObject({ longitude: expect.closeTo(-86.8, 1) });
  expect(find('birmingham', 'Vereinigtes Königreich')).toMatchObject({ longitude: expect.closeTo(-1.9, 1) });
  expect(find('Erfurt', 'DE')).toMatchObject({ latitude: expect.closeTo(50.98, 1) });
});

it('finds nothing where the town or the country is not known', () => {
  expect(find('Atlantis', '')).toBeNull();
  expect(find('Erfurt', 'France')).toBeNull();
  expect(find('', '')).toBeNull();
});
