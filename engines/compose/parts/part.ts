/** Whose drawing it is: Microsoft's Fluent Emoji, Google's Noto Emoji, or our own. */
export type PartSet = 'fluent' | 'noto' | 'own';

/** What kind of thing it is, by the category of the sets. */
export type PartKind =
  | 'activity'
  | 'animal'
  | 'flag'
  | 'food'
  | 'object'
  | 'person'
  | 'face'
  | 'symbol'
  | 'place';

/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** One thing that can be drawn: all that is known of it but the drawing itself. */
export interface Part {
  id: string;
  set: PartSet;
  kind: PartKind;
  /** Its name first, then other words for it, the nearest first. */
  names: readonly string[];
  /** Where in its own frame there is ink. */
  box: Box;
  /** The colours that give way to another one, the commonest first. */
  main: readonly string[];
  /** Whether it is drawn in five more skin tones, under ids that end with theirs. */
  tones: boolean;
}

/** The drawings of parts: the inside of their SVGs, by id. */
export type Drawings = Readonly<Record<string, string>>;

/** A part as the index file holds it. */
type Row = readonly [
  id: string,
  set: number,
  kind: number,
  names: string,
  box: Box,
  main: string,
  tones: number,
];

export const partSets: readonly PartSet[] = ['fluent', 'noto', 'own'];
const partKinds: readonly PartKind[] = [
  'activity',
  'animal',
  'flag',
  'food',
  'object',
  'person',
  'face',
  'symbol',
  'place',
];

/** Writes a part for the index file. */
export const rowOf = ({ id, set, kind, names, box, main, tones }: Part): Row => [
  id,
  partSets.indexOf(set),
  partKinds.indexOf(kind),
  names.join('|'),
  box,
  main.map((colour) => colour.slice(1)).join(''),
  tones ? 1 : 0,
];

const isRow = (row: unknown): row is Row =>
  Array.isArray(row) &&
  typeof row[0] === 'string' &&
  typeof row[3] === 'string' &&
  typeof row[5] === 'string' &&
  Array.isArray(row[4]) &&
  row[4].length === 4;

/** Reads the index file; what is no row of it is left out. */
export const partsOf = (file: unknown): Part[] =>
  (Array.isArray(file) ? file : []).filter(isRow).map(([id, set, kind, names, box, main, tones]) => ({
    id,
    set: partSets[set] ?? 'own',
    kind: partKinds[kind] ?? 'object',
    names: names.split('|'),
    box,
    main: (main.match(/.{6}/g) ?? []).map((digits) => `#${digits}`),
    tones: tones === 1,
  }));
