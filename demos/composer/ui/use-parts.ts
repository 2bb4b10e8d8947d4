import { useEffect, useMemo, useRef, useState } from 'react';
import { type Dictionary, makeDictionary } from '#engines/compose/parts/dictionary.ts';
import { fileOfDrawing, plainFileCount } from '#engines/compose/parts/drawing-files.ts';
import { type Drawings, type Part, partsOf } from '#engines/compose/parts/part.ts';
import { fetchDrawings } from '../fetch-drawings.ts';

/** What can be drawn, as far as it has arrived. */
export interface PartStore {
  /** Null until the index is here. */
  dictionary: Dictionary | null;
  /** The index as soon as it is here; rejects in words for the visitor where the network does. */
  open: () => Promise<Dictionary>;
  partOf: (id: string) => Part | undefined;
  drawings: Drawings;
  /** Fetches the drawings that are still missing; rejects where the network does. */
  need: (ids: readonly string[]) => Promise<void>;
  /** How many of the files that work without a network needs are here. */
  here: number;
  of: number;
}

/** Holds the index and the drawings. All that the page needs offline is fetched when it has nothing else to do. */
export function useParts(firstParts: readonly Part[], firstDrawings: Drawings): PartStore {
  const [dictionary, setDictionary] = useState<Dictionary | null>(null);
  const [drawings, setDrawings] = useState(firstDrawings);
  const files = useRef(new Map<number, Promise<Drawings>>());
  const [here, setHere] = useState(0);
  const known = useMemo(() => new Map(firstParts.map((part) => [part.id, part])), [firstParts]);

  const take = useRef((file: number): Promise<Drawings> => {
    const going = files.current.get(file);
    if (going) return going;
    const next = fetchDrawings(file);
    files.current.set(file, next);
    next.then(
      (more) => {
        setDrawings((all) => ({ ...all, ...more }));
        setHere((count) => count + (file < plainFileCount ? 1 : 0));
      },
      // Asked for again at the next picture.
      () => files.current.delete(file),
    );
    return next;
  });

  const opening = useRef<Promise<Dictionary> | null>(null);
  const open = useRef((): Promise<Dictionary> => {
    opening.current ??= import('#engines/compose/parts/index.json').then(
      ({ default: index }) => {
        const whole = makeDictionary(partsOf(index));
        setDictionary(whole);
        return whole;
      },
      () => {
        // Asked for again at the next picture.
        opening.current = null;
        throw new Error('The list of drawings didn’t load. Check your connection and draw again.');
      },
    );
    return opening.current;
  });

  useEffect(() => {
    let left = false;
    const idle = () =>
      new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
    void (async () => {
      await open.current();
      for (let file = 0; file < plainFileCount && !left; file += 1) {
        await idle();
        await take.current(file).catch(() => {});
      }
    })().catch(() => {});
    return () => {
      left = true;
    };
  }, []);

  return {
    dictionary,
    open: open.current,
    partOf: (id) => known.get(id) ?? dictionary?.part(id),
    drawings,
    need: async (ids) => {
      await Promise.all(
        [...new Set(ids.filter((id) => !(id in drawings)).map(fileOfDrawing))].map((file) =>
          take.current(file),
        ),
      );
    },
    here,
    of: plainFileCount,
  };
}
