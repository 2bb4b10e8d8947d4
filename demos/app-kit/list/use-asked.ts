import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeOf } from '../place/place.ts';
import { goTo, noteAsked, usePlace } from '../place/use-place.ts';
import type { Asked, Facet } from './find-records.ts';

interface UsedAsked {
  asked: Asked;
  /** What stands in the search field. */
  words: string;
  onWords: (words: string) => void;
  /** Chooses one of a facet, sorts (`by`: 'name', or '-name' downwards), or takes it back with ''. */
  choose: (name: string, value: string) => void;
}

/** A list's search and filters are in the address, so that reloading and going back keep them. */
export function useAsked<Item>(facets: readonly Facet<Item>[]): UsedAsked {
  const place = usePlace();
  const written = place.asked.get('q') ?? '';
  const by = place.asked.get('by');
  const kept = facets.map(({ id }) => place.asked.get(id) ?? '').join('\n');
  const [words, setWords] = useState(written);
  const last = useRef(written);
  useEffect(() => {
    if (written === last.current) return;
    last.current = written;
    setWords(written);
  }, [written]);
  const asked = useMemo(
    (): Asked => ({
      words,
      by: by ? by.replace(/^-/, '') : null,
      down: by?.startsWith('-') ?? false,
      kept: Object.fromEntries(kept.split('\n').map((value, at) => [facets[at]?.id ?? '', value])),
    }),
    [words, by, kept, facets],
  );
  const choose = useCallback((name: string, value: string) => {
    // From the address, where what is typed stands as well.
    const { path, asked: now } = placeOf(location.hash);
    goTo(path, { ...Object.fromEntries(now), [name]: value || null }, { replace: true });
  }, []);
  return {
    asked,
    words,
    onWords(next) {
      setWords(next);
      last.current = next.trim() ? next : '';
      const { path, asked: now } = placeOf(location.hash);
      noteAsked(path, { ...Object.fromEntries(now), q: next.trim() ? next : null });
    },
    choose,
  };
}
