import { useEffect, useState } from 'react';
import { answerOf } from '#lib/forms/answer.ts';
import type { World } from './mercator.ts';
import { type Atlas, isAtlas, type Outlines, outlinesOf, regionAround } from './outlines.ts';
import { type MapSource, sourceFor } from './regions.ts';
import { readTowns, type Town } from './towns.ts';

interface Loaded {
  atlas: Atlas;
  towns: readonly Town[];
}

const isAnything = (value: unknown): value is unknown => value !== undefined;

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map answered with ${answer.status}`);
  return answer;
}

const sources = new Map<MapSource, Promise<Loaded>>();

/** Outlines and towns of a source, fetched once from our own site. */
function loadedSource(source: MapSource): Promise<Loaded> {
  const known = sources.get(source);
  if (known) return known;
  const loading = Promise.all([
    fetched(source.outlines).then((answer) => answerOf(answer, isAtlas)),
    ...source.towns.map(async (address) => readTowns(await answerOf(await fetched(address), isAnything))),
  ]).then(([atlas, ...towns]) => ({ atlas, towns: towns.flat() }));
  sources.set(source, loading);
  loading.catch(() => sources.delete(source));
  return loading;
}

const holds = (outlines: Outlines, points: readonly World[]): boolean =>
  points.every(
    ({ x, y }) => x >= outlines.west && x <= outlines.east && y >= outlines.north && y <= outlines.south,
  );

/**
 * The map to draw under what is in sight: what came with the page for as long as it reaches, then cut from the files of
 * that part of the world. A map without them still works, so a failure is let be.
 */
export function useOutlines(given: Outlines, seen: readonly World[]): Outlines {
  const [{ outlines, source }, setCut] = useState<{ outlines: Outlines; source: MapSource | null }>({
    outlines: given,
    source: null,
  });
  const wanted = sourceFor(seen);
  const fits = holds(outlines, seen) && (source === null || source.outlines === wanted.outlines);
  const [west, east] = [seen[0]?.x ?? 0, seen[1]?.x ?? 1];
  const [north, south] = [seen[0]?.y ?? 0, seen[1]?.y ?? 1];
  useEffect(() => {
    if (fits) return;
    let left = false;
    const corners = [
      { x: west, y: north },
      { x: east, y: south },
    ];
    const from = sourceFor(corners);
    loadedSource(from)
      .then(({ atlas, towns }) => {
        if (!left) setCut({ outlines: outlinesOf(atlas, regionAround(corners), towns), source: from });
      })
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [fits, west, east, north, south]);
  return outlines;
}
