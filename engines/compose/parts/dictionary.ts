import { singulars } from '../words/singular.ts';
import { aliases } from './aliases.ts';
import type { Part } from './part.ts';

/** Finds parts by the words for them. */
export interface Dictionary {
  part: (id: string) => Part | undefined;
  /** The part of this name, if there is one. */
  named: (phrase: string) => Part | undefined;
  /** Whether a part is called exactly this. */
  isName: (phrase: string) => boolean;
  /** The part that is filed under this word; a wider guess than its name. */
  filed: (word: string) => Part | undefined;
  /** Parts whose names begin with or hold these letters, best first. */
  search: (text: string, most: number) => Part[];
  all: readonly Part[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim();

/** A symbol or a face is rarely what somebody means who names a thing. */
const farness = ({ kind, set }: Part): number =>
  (kind === 'symbol' || kind === 'face' || kind === 'flag' ? 20 : kind === 'person' ? 6 : 0) +
  (set === 'noto' ? 4 : 0);

/** Makes a dictionary of all parts. */
export function makeDictionary(parts: readonly Part[]): Dictionary {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const byName = new Map<string, Part>();
  const heads = new Map<string, Part>();
  const words = new Map<string, { part: Part; far: number }>();
  for (const part of parts) {
    const [name = ''] = part.names;
    if (!byName.has(name)) byName.set(name, part);
    if (part.set === 'own') for (const other of part.names) byName.set(other, part);
    const head = name.slice(name.lastIndexOf(' ') + 1);
    const known = heads.get(head);
    const isThing = part.kind !== 'symbol' && part.kind !== 'face' && part.kind !== 'person';
    if (isThing && head !== name && (!known || name.length < (known.names[0] ?? '').length))
      heads.set(head, part);
    // A sign or a flag is meant only by its own name.
    if (part.kind === 'symbol' || part.kind === 'flag') continue;
    part.names.slice(1).forEach((word, at) => {
      const far = at + farness(part);
      if (far < (words.get(word)?.far ?? Number.POSITIVE_INFINITY)) words.set(word, { part, far });
    });
  }
  for (const [word, id] of aliases) {
    const part = byId.get(id);
    if (part && byName.get(plain(word))?.set !== 'own') byName.set(plain(word), part);
  }
  const first = <T>(phrase: string, find: (word: string) => T | undefined): T | undefined => {
    for (const word of singulars(plain(phrase))) {
      const found = find(word);
      if (found) return found;
    }
    return undefined;
  };
  return {
    all: parts,
    part: (id) => byId.get(id) ?? byId.get(id.replace(/-(medium-light|medium-dark|light|medium|dark)$/, '')),
    isName: (phrase) => byName.has(plain(phrase)),
    named: (phrase) => first(phrase, (word) => byName.get(word)) ?? first(phrase, (word) => heads.get(word)),
    filed: (word) => first(word, (one) => words.get(one)?.part),
    search: (text, most) => {
      const sought = plain(text);
      if (!sought) return [];
      const scored = parts.flatMap((part) => {
        const at = part.names.findIndex((name) => name.includes(sought));
        if (at < 0) return [];
        const name = part.names[at] ?? '';
        const miss = name === sought ? 0 : name.startsWith(sought) ? 1 : 3;
        // What people call by this word comes first, then what has it in its name.
        const filedAway = at === 0 ? 0 : 2 + Math.min(at, 6);
        return [{ part, far: part === byName.get(sought) ? -1 : miss + filedAway + farness(part) / 4 }];
      });
      return scored
        .sort((one, other) => one.far - other.far)
        .slice(0, most)
        .map(({ part }) => part);
    },
  };
}
