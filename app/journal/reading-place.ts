import { isFlag, isNumber, isRecord, isText, listOf, recordOf } from '#lib/files/shape.ts';

/** What this browser remembers of reading the journal. */
export interface Kept {
  /** The post that was open last. */
  last: string;
  /** How far each post was read, from 0 to 1. */
  places: Readonly<Record<string, number>>;
  /** Posts that were read to their end. */
  read: readonly string[];
  /** Whether letters work as commands. */
  keys: boolean;
}

export const nothingKept: Kept = { last: '', places: {}, read: [], keys: true };

const isPlaces = recordOf(isNumber);
const isTexts = listOf(isText);

/** What was kept, from its text; nothing where that makes no sense. */
export function readKept(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isRecord(value)) return nothingKept;
    return {
      last: isText(value.last) ? value.last : '',
      places: isPlaces(value.places) ? value.places : {},
      read: isTexts(value.read) ? value.read : [],
      keys: isFlag(value.keys) ? value.keys : true,
    };
  } catch {
    return nothingKept;
  }
}

/** Remembers how far a post was read; at its end it has been read, and starts again the next time. */
export function withPlace(kept: Kept, slug: string, place: number, atEnd: boolean): Kept {
  const { [slug]: _, ...others } = kept.places;
  const read = atEnd && !kept.read.includes(slug) ? [...kept.read, slug] : kept.read;
  const places = atEnd || place < 0.02 ? others : { ...others, [slug]: Math.round(place * 1000) / 1000 };
  return { ...kept, last: slug, places, read };
}

/** Marks a post as read, or takes the mark off. */
export const withMark = (kept: Kept, slug: string): Kept => ({
  ...kept,
  read: kept.read.includes(slug) ? kept.read.filter((each) => each !== slug) : [...kept.read, slug],
});

/** How a post stands in the list. */
export function standing(kept: Kept, slug: string): string {
  const place = kept.places[slug];
  if (place !== undefined) return `${Math.max(1, Math.round(place * 100))}%`;
  return kept.read.includes(slug) ? 'Read' : '';
}

/** What a key does in the reader. */
export type ReaderKey = 'next' | 'previous' | 'open' | 'mark' | 'top' | null;

const letters: Readonly<Record<string, ReaderKey>> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  m: 'mark',
  t: 'top',
};

/** The command of a key. Arrows always work; letters can be switched off, for people who dictate. */
export function commandOf(key: string, isOn: boolean): ReaderKey {
  if (key === 'ArrowRight') return 'next';
  if (key === 'ArrowLeft') return 'previous';
  return isOn ? (letters[key] ?? null) : null;
}
