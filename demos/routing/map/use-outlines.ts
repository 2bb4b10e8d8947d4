import { useEffect, useState } from 'react';
import atlasUrl from 'world-atlas/countries-50m.json?url';
import { answerOf } from '#lib/forms/answer.ts';
import type { World } from './mercator.ts';
import { type Atlas, isAtlas, type Outlines, outlinesOf, regionAround } from './outlines.ts';

let atlas: Promise<Atlas> | null = null;
const theAtlas = (): Promise<Atlas> => {
  atlas ??= fetch(atlasUrl).then((answer) => {
    if (!answer.ok) throw new Error(`The map data answered with ${answer.status}`);
    return answerOf(answer, isAtlas);
  });
  return atlas;
};

const holds = (outlines: Outlines, points: readonly World[]): boolean =>
  points.every(
    ({ x, y }) => x >= outlines.west && x <= outlines.east && y >= outlines.north && y <= outlines.south,
  );

/**
 * The outlines to draw: those that came with the page for as long as they reach, then cut from the atlas, which is
 * fetched from our own site at the first need. A map without outlines still works, so a failure is let be.
 */
export function useOutlines(given: Outlines, points: readonly World[]): Outlines {
  const [outlines, setOutlines] = useState(given);
  const fits = holds(outlines, points);
  useEffect(() => {
    if (fits) return;
    let left = false;
    theAtlas()
      .then((whole) => {
        if (!left) setOutlines(outlinesOf(whole, regionAround(points)));
      })
      .catch(() => {
        atlas = null;
      });
    return () => {
      left = true;
    };
  }, [fits, points]);
  return outlines;
}
