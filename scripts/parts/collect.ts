import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownDrawings } from '../../engines/compose/parts/own/own-drawings.ts';
import type { PartKind, PartSet } from '../../engines/compose/parts/part.ts';
import { figureOf } from './figures.ts';
import { wordsFor } from './words.ts';

/** A drawing with its frame. */
export interface Drawn {
  id: string;
  set: PartSet;
  kind: PartKind;
  names: readonly string[];
  width: number;
  height: number;
  body: string;
}

interface IconFile {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as T;
const tone = /-(medium-light|medium-dark|light|medium|dark)(?=-|$)/;

const kinds: Readonly<Record<string, PartKind>> = {
  Activities: 'activity',
  'Animals & Nature': 'animal',
  Flags: 'flag',
  'Food & Drink': 'food',
  Objects: 'object',
  'People & Body': 'person',
  'Smileys & Emotion': 'face',
  Symbols: 'symbol',
  'Travel & Places': 'place',
};

/** Signs that are no things: keys, arrows, letters and the hours of a clock. */
const isSign =
  /button|keycap|arrow|^letter-|^input-|-(oclock|thirty)$|^(japanese-(?!castle|dolls|post))|square|^(copyright|registered|trade-mark|information|plus|minus|divide|multiply|mens-room|womens-room|restroom|water-closet|baby-symbol|cl-|ng-|id-|vs-)/;

/** Small pictures in frames of their own: they are no things that stand in a scene. */
const isScene =
  /^(fog|foggy|sunrise|sunset|sunrise-over-mountains|cityscape|cityscape-at-dusk|night-with-stars|bridge-at-night|milky-way|national-park|desert|motorway|railway-track|camping|fireworks|sparkler|moon-viewing-ceremony|shooting-star|mountain-railway|fight-cloud|landslide)$/;

function fromSet(set: 'fluent' | 'noto', folder: string, known: ReadonlySet<string>): Drawn[] {
  const file = read<IconFile>(`@iconify-json/${folder}/icons.json`);
  const chars = read<Record<string, string>>(`@iconify-json/${folder}/chars.json`);
  const { categories } = read<{ categories: Record<string, string[]> }>(
    `@iconify-json/${folder}/metadata.json`,
  );
  const kindOf = new Map(
    Object.entries(categories).flatMap(([name, ids]) => ids.map((id) => [id, kinds[name]])),
  );
  const charOf = new Map(Object.entries(chars).map(([code, id]) => [id, code]));
  return Object.entries(file.icons).flatMap(([id, icon]) => {
    const kind = kindOf.get(id);
    if (!kind || isSign.test(id) || isScene.test(id) || known.has(id)) return [];
    // Of Noto's people only those that no one else has: they have no place beside flat figures.
    const isExtra = kind === 'flag' || (kind === 'person' && tone.test(id));
    if (set === 'noto' && (isExtra || known.has(charOf.get(id) ?? ''))) return [];
    const figure = figureOf(id, icon.body);
    return [
      {
        id,
        set,
        kind,
        names: wordsFor(id, charOf.get(id)),
        width: figure?.width ?? icon.width ?? file.width,
        height: figure?.height ?? icon.height ?? file.height,
        body: figure?.body ?? icon.body,
      },
    ];
  });
}

/** All drawings of the sets and our own, those in other skin tones included. */
export function collectDrawings(): Drawn[] {
  const own = ownDrawings.map((one): Drawn => ({ ...one, set: 'own', kind: 'object' }));
  const ownIds = new Set(own.map(({ id }) => id));
  const fluent = fromSet('fluent', 'fluent-emoji-flat', ownIds);
  const chars = read<Record<string, string>>('@iconify-json/fluent-emoji-flat/chars.json');
  const noto = fromSet(
    'noto',
    'noto',
    new Set([...ownIds, ...Object.keys(chars), ...fluent.map(({ id }) => id)]),
  );
  return [...own, ...fluent, ...noto];
}
