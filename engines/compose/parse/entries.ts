import type { Dictionary } from '../parts/dictionary.ts';
import type { Part } from '../parts/part.ts';
import { alsoThings, colourWords, materialWords, plainMaterials } from '../words/colours.ts';
import {
  airWords,
  countWords,
  fillers,
  joinWords,
  openings,
  type RelationKind,
  relationWords,
  type Spot,
  sizeWords,
  spotWords,
  waterWords,
} from '../words/relations.ts';
import {
  otherStyles,
  type Place,
  placeWords,
  type Season,
  type Style,
  seasonWords,
  styleWords,
  type Time,
  timeWords,
  type Weather,
  weatherWords,
} from '../words/setting.ts';

/** What a few words of a sentence are. */
export type Entry =
  | { is: 'relation'; kind: RelationKind }
  | { is: 'spot'; spot: Spot }
  | { is: 'count'; count: number }
  | { is: 'size'; size: number }
  | { is: 'colour'; word: string; hex: string }
  | { is: 'shade'; by: number }
  | { is: 'place'; place: Place }
  | { is: 'time'; time: Time }
  | { is: 'season'; season: Season }
  | { is: 'weather'; weather: Weather }
  | { is: 'style'; style: Style }
  | { is: 'medium'; medium: 'air' | 'water' }
  | { is: 'noun'; part: Part }
  | { is: 'join' }
  | { is: 'determiner' }
  | { is: 'filler' }
  | { is: 'cannot' }
  | { is: 'unknown' };

const longest = 5;
const determiners = new Set(['a', 'an', 'the', 'this', 'that', 'another', 'one']);

const mapped = <T, E>(map: ReadonlyMap<string, T>, phrase: string, make: (value: T) => E): E | null => {
  const value = map.get(phrase);
  return value === undefined ? null : make(value);
};

/** Whether the words after this one still belong to the same thing, so that a colour word is a colour. */
function goesOn(next: string | undefined): boolean {
  return !(
    next === undefined ||
    next === ',' ||
    joinWords.has(next) ||
    relationWords.has(next) ||
    next === 'is' ||
    next === 'are'
  );
}

function colourOf(phrase: string, next: string | undefined): Entry | null {
  const hex = colourWords[phrase] ?? materialWords[phrase];
  if (!hex || (alsoThings.has(phrase) && !goesOn(next))) return null;
  return { is: 'colour', word: phrase, hex };
}

function settingOf(phrase: string): Entry | null {
  return (
    mapped(timeWords, phrase, (time): Entry => ({ is: 'time', time })) ??
    mapped(seasonWords, phrase, (season): Entry => ({ is: 'season', season })) ??
    mapped(weatherWords, phrase, (weather): Entry => ({ is: 'weather', weather })) ??
    mapped(styleWords, phrase, (style): Entry => ({ is: 'style', style }))
  );
}

function readPhrase(phrase: string, next: string | undefined, dictionary: Dictionary): Entry | null {
  // A black and white cow is drawn as it is; a picture in black and white is a style.
  if (openings.includes(phrase) || (phrase === 'black and white' && goesOn(next))) return { is: 'filler' };
  if (otherStyles.has(phrase) || plainMaterials.has(phrase)) return { is: 'cannot' };
  if (determiners.has(phrase)) return { is: 'determiner' };
  if (/^\d{1,3}$/.test(phrase)) return { is: 'count', count: Math.max(1, Number(phrase)) };
  if (phrase === 'dark') return { is: 'shade', by: -0.14 };
  if (phrase === 'light' && goesOn(next)) return { is: 'shade', by: 0.12 };
  const set =
    mapped(relationWords, phrase, (kind): Entry => ({ is: 'relation', kind })) ??
    mapped(spotWords, phrase, (spot): Entry => ({ is: 'spot', spot })) ??
    mapped(countWords, phrase, (count): Entry => ({ is: 'count', count })) ??
    mapped(sizeWords, phrase, (size): Entry => ({ is: 'size', size })) ??
    colourOf(phrase, next) ??
    mapped(placeWords, phrase, (place): Entry => ({ is: 'place', place })) ??
    settingOf(phrase);
  if (set) return set;
  if (joinWords.has(phrase) || phrase === ',') return { is: 'join' };
  if (airWords.has(phrase)) return { is: 'medium', medium: 'air' };
  if (waterWords.has(phrase)) return { is: 'medium', medium: 'water' };
  if (fillers.has(phrase)) return { is: 'filler' };
  const part = dictionary.named(phrase);
  return part ? { is: 'noun', part } : null;
}

/** The longest run of words from here that means something. */
export function entryAt(
  words: readonly string[],
  at: number,
  dictionary: Dictionary,
): { entry: Entry; length: number; phrase: string } {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const entry = readPhrase(phrase, words[at + length], dictionary);
    if (entry) return { entry, length, phrase };
  }
  return { entry: { is: 'unknown' }, length: 1, phrase: words[at] ?? '' };
}

/** The words of a sentence in small letters; marks that end a part of it become commas. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[,;.:!?()\n]+/g, ' , ')
    .replace(/[^a-z0-9, &]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 160);
