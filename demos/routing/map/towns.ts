import { type Region, toWorld, type World } from './mercator.ts';

/** A town with a name on the map. */
export interface Town extends World {
  name: string;
  /** Two letters. */
  country: string;
  /** Thousands of people. */
  people: number;
  /** 1 for a country's capital, 2 for a province's. */
  capital: number;
}

/** The towns of a file of `regions/`: rows of name, country, thousandths of degrees, thousands of people, and rank. */
export function readTowns(value: unknown): Town[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) => {
    if (!Array.isArray(row)) return [];
    const [name, country, longitude, latitude, people, capital] = row as unknown[];
    if (typeof name !== 'string' || typeof country !== 'string') return [];
    if (![longitude, latitude, people, capital].every((each) => typeof each === 'number')) return [];
    return [
      {
        name,
        country,
        people: Number(people),
        capital: Number(capital),
        ...toWorld(Number(longitude) / 1000, Number(latitude) / 1000),
      },
    ];
  });
}

/** The largest towns of a region. */
export const townsIn = (towns: readonly Town[], { west, north, east, south }: Region, most: number): Town[] =>
  towns.filter(({ x, y }) => x >= west && x <= east && y >= north && y <= south).slice(0, most);
