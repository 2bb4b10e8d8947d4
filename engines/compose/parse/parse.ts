import { hexToOklch, oklchToRgb, rgbToHex } from '#lib/look/colour.ts';
import type { Dictionary } from '../parts/dictionary.ts';
import type { RelationKind, Spot } from '../words/relations.ts';
import { isPlural } from '../words/singular.ts';
import { entryAt, wordsOf } from './entries.ts';
import type { PictureRequest, Relation, Thing } from './request.ts';
import { fitting, mostThings } from './room.ts';

/** Words with these endings are no names of things. */
const isDeed = (word: string): boolean => /(ing|ed|ly)$/.test(word) && word.length > 4;

const shaded = (hex: string, by: number): string => {
  const look = hexToOklch(hex);
  return rgbToHex(oklchToRgb({ ...look, l: Math.min(0.97, Math.max(0.2, look.l + by)) }));
};

/** What was said of the next thing, before it is named. */
interface Said {
  count: number | null;
  colour: Thing['colour'];
  size: number;
  medium: Thing['medium'];
  unknown: string[];
  named: boolean;
}
const nothing = (): Said => ({ count: null, colour: null, size: 1, medium: null, unknown: [], named: false });

/** Reads a sentence as a picture. `meant` has parts for words that only their meaning leads to. */
export function parse(
  text: string,
  dictionary: Dictionary,
  meant: Readonly<Record<string, string>> = {},
): PictureRequest {
  const words = wordsOf(text);
  const things: Thing[] = [];
  const relations: Relation[] = [];
  const missing: string[] = [];
  const skipped: string[] = [];
  const crowded: string[] = [];
  const setting: Pick<PictureRequest, 'place' | 'time' | 'season' | 'weather' | 'style'> = {
    place: null,
    time: null,
    season: null,
    weather: null,
    style: null,
  };
  let said = nothing();
  let shade = 0;
  let spot: Spot | null = null;
  /** A relation that waits for the thing it leads to; `of` is null when the sentence began with it. */
  let waiting: { of: number | null; kind: RelationKind } | null = null;
  let leading: { kind: RelationKind; to: number } | null = null;
  let between: Relation | null = null;
  let last: number | null = null;
  /** Where the last name ended. */
  let nounEnd = -1;

  function add(noun: string, part: string) {
    // A bus is one, although it ends like several.
    const count = said.count ?? (isPlural(noun) && !dictionary.isName(noun) ? 3 : 1);
    const at = things.length;
    if (at >= mostThings) {
      crowded.push(noun);
      said = { ...nothing(), named: true };
      return;
    }
    things.push({
      noun,
      part,
      count,
      colour: said.colour,
      size: said.size,
      spot: last === null || !waiting ? spot : null,
      medium: said.medium,
    });
    if (spot && (last === null || !waiting)) spot = null;
    if (waiting?.of !== null && waiting?.of !== undefined) {
      const relation: Relation = { of: waiting.of, kind: waiting.kind, to: at };
      if (waiting.kind === 'between' && count > 1) relation.and = at;
      relations.push(relation);
      between = waiting.kind === 'between' && count === 1 ? relation : null;
    } else if (waiting) leading = { kind: waiting.kind, to: at };
    else if (between) {
      between.and = at;
      between = null;
    } else if (leading) {
      relations.push({ of: at, kind: leading.kind, to: leading.to });
      leading = null;
    }
    waiting = null;
    last = at;
    skipped.push(...said.unknown);
    said = { ...nothing(), named: true };
  }

  /** A thing's words end here. What was said without a name belongs to the thing before, or names what is missing. */
  function end() {
    const rest = said.unknown;
    const before = last === null ? undefined : things[last];
    if (!said.named && rest.length > 0) {
      const noun = rest.findLast((word) => !isDeed(word));
      const part = noun ? (dictionary.filed(noun)?.id ?? meant[noun]) : undefined;
      if (noun && part) {
        said.unknown = rest.filter((word) => word !== noun);
        add(noun, part);
        said = nothing();
        return;
      }
      if (noun) missing.push(noun);
      skipped.push(...rest.filter((word) => word !== noun));
    } else skipped.push(...rest);
    if (before && last !== null && !said.named && rest.length === 0)
      things[last] = {
        ...before,
        colour: before.colour ?? said.colour,
        size: said.size === 1 ? before.size : said.size,
        medium: before.medium ?? said.medium,
        count: said.count ?? before.count,
      };
    if (spot && last !== null && before && !waiting) {
      things[last] = { ...(things[last] ?? before), spot };
      spot = null;
    }
    said = nothing();
  }

  /** What is said about the whole picture: the relation before it leads to no thing. */
  function intoSetting() {
    // 'A submarine at night' names something; in 'a lush forest' the word only describes the place.
    if (!waiting && !said.named && said.unknown.length > 0) end();
    else skipped.push(...said.unknown);
    said = { ...nothing(), named: said.named };
    waiting = null;
  }

  for (let at = 0; at < words.length; ) {
    const { entry, length, phrase } = entryAt(words, at, dictionary);
    at += length;
    switch (entry.is) {
      case 'noun': {
        const before = last === null ? undefined : things[last];
        // In 'desk lamp' the last of several names says what it is.
        if (before && last !== null && nounEnd === at - length) {
          things[last] = {
            ...before,
            noun: `${before.noun} ${phrase}`,
            part: entry.part.id,
            count:
              said.count ??
              (isPlural(phrase) && !dictionary.isName(phrase) && before.count === 1 ? 3 : before.count),
          };
          nounEnd = at;
          break;
        }
        nounEnd = at;
        if (said.named) {
          const medium = said.medium;
          end();
          said.medium = medium;
        }
        add(phrase, entry.part.id);
        break;
      }
      case 'relation':
        end();
        if (waiting === null || last !== null) waiting = { of: last, kind: entry.kind };
        break;
      case 'join':
        end();
        waiting = null;
        break;
      case 'determiner':
        if (said.named || said.unknown.length > 0) end();
        break;
      case 'count':
        if (said.named) end();
        said.count = entry.count;
        break;
      case 'size':
        if (said.named) end();
        said.size *= entry.size;
        break;
      case 'colour':
        if (said.named) end();
        said.colour = { word: phrase, hex: shade ? shaded(entry.hex, shade) : entry.hex };
        shade = 0;
        break;
      case 'shade':
        shade = entry.by;
        break;
      case 'medium': {
        const before = last === null ? undefined : things[last];
        // Somebody 'flying a kite' stands on the ground.
        if (['a', 'an', 'the', 'some', 'two', 'his', 'her'].includes(words[at] ?? '')) skipped.push(phrase);
        else if (said.named && before && last !== null) things[last] = { ...before, medium: entry.medium };
        else said.medium = entry.medium;
        break;
      }
      case 'spot':
        end();
        spot = entry.spot;
        if (
          last !== null &&
          things[last]?.spot === null &&
          (words[at] === undefined || words[at] === ',' || words[at] === 'and' || waiting === null)
        ) {
          const startsClause = at - length === 0 || [',', 'and'].includes(words[at - length - 1] ?? '');
          const before = things[last];
          if (!startsClause && before) {
            things[last] = { ...before, spot: entry.spot };
            spot = null;
          }
        }
        break;
      case 'place': {
        const before = last === null ? undefined : things[last];
        if (before && last !== null && waiting?.of === last) {
          if (entry.place === 'sky') things[last] = { ...before, medium: 'air' };
          if (entry.place === 'sea') things[last] = { ...before, medium: 'water' };
        }
        intoSetting();
        if (setting.place === null || setting.place === 'sky') setting.place = entry.place;
        break;
      }
      case 'time':
        intoSetting();
        setting.time = entry.time;
        break;
      case 'season':
        intoSetting();
        setting.season = entry.season;
        break;
      case 'weather':
        intoSetting();
        setting.weather = entry.weather;
        break;
      case 'style':
        intoSetting();
        setting.style = entry.style;
        break;
      case 'cannot':
        skipped.push(phrase);
        break;
      case 'unknown':
        said.unknown.push(phrase);
        break;
      case 'filler':
        break;
    }
  }
  end();
  const fits = fitting(things);
  return {
    things: fits.things,
    relations,
    ...setting,
    missing: [...new Set(missing)],
    skipped: [...new Set(skipped)],
    crowded: [...new Set([...fits.crowded, ...crowded])],
  };
}
