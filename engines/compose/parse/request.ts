import type { RelationKind, Spot } from '../words/relations.ts';
import type { Place, Season, Style, Time, Weather } from '../words/setting.ts';

/** One thing that a sentence names. */
export interface Thing {
  /** As it was written. */
  noun: string;
  /** The part that draws it. */
  part: string;
  count: number;
  /** `#rrggbb`, and the word for it. */
  colour: { word: string; hex: string } | null;
  /** 1 is its usual size. */
  size: number;
  spot: Spot | null;
  /** Where it is said to be by what it does. */
  medium: 'air' | 'water' | null;
}

/** How one of the things stands to another; `between` has two. */
export interface Relation {
  of: number;
  kind: RelationKind;
  to: number;
  and?: number;
}

/** What a sentence asks for. */
export interface PictureRequest {
  things: readonly Thing[];
  relations: readonly Relation[];
  place: Place | null;
  time: Time | null;
  season: Season | null;
  weather: Weather | null;
  style: Style | null;
  /** Things for which there is no drawing. */
  missing: readonly string[];
  /** Words that a picture of parts cannot show. */
  skipped: readonly string[];
  /** Things of which there are fewer in the picture than the sentence says: it has room for so many. */
  crowded: readonly string[];
}
