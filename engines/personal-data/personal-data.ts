import { plain } from './first-names.ts';
import { type PersonalKind, patterns } from './patterns.ts';
import { peopleIn } from './people.ts';

/** A piece of personal data in a text, and what stands there instead. */
interface PersonalPlace {
  kind: PersonalKind;
  start: number;
  end: number;
  text: string;
  /** The same for the same person or number throughout a text. */
  standIn: string;
}

export interface HiddenText {
  /** The text with stand-ins. */
  text: string;
  places: readonly PersonalPlace[];
}

interface Found {
  kind: PersonalKind;
  start: number;
  end: number;
}

/** All that is found, the earlier rule first where two overlap, joined where a name touches a name. */
function placesIn(text: string): Found[] {
  const taken: Found[] = [];
  const isFree = ({ start, end }: Found) => !taken.some((each) => start < each.end && end > each.start);
  const take = (found: Found) => {
    if (found.end > found.start && isFree(found)) taken.push(found);
  };
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const part = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(part);
      take({ kind, start, end: start + part.trimEnd().length });
    }
  const people = peopleIn(text).sort((one, other) => other.end - other.start - (one.end - one.start));
  for (const place of people) take({ kind: 'person', ...place });
  return taken.sort((one, other) => one.start - other.start);
}

const letter = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1));

/** Hides what tells about somebody: 'Ana' and 'Ana Petrić' become the same Person A. */
export function hidePersonalData(text: string): HiddenText {
  const known = new Map<string, string>();
  const people: { parts: ReadonlySet<string>; standIn: string }[] = [];
  const counts = new Map<PersonalKind, number>();
  const count = (kind: PersonalKind) => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  function personFor(found: string): { standIn: string } {
    const parts = new Set(
      plain(found)
        .split(/[\s.]+/)
        .filter((part) => part.length > 1),
    );
    const same = people.find((each) => [...parts].every((part) => each.parts.has(part)));
    if (same) return same;
    const added = { parts, standIn: '' };
    people.push(added);
    return added;
  }
  function standInFor(found: string): string {
    const person = personFor(found);
    person.standIn ||= `[Person ${letter(count('person') - 1)}]`;
    return person.standIn;
  }
  function otherFor(kind: PersonalKind, found: string): string {
    const key = `${kind}:${plain(found).replace(/[\s.-]/g, '')}`;
    const standIn = known.get(key) ?? `[${kind} ${count(kind)}]`;
    known.set(key, standIn);
    return standIn;
  }
  const found = placesIn(text);
  // Whole names first, so that a first name that comes before one belongs to it.
  const names = found.filter(({ kind }) => kind === 'person').map(({ start, end }) => text.slice(start, end));
  for (const each of names.toSorted((one, other) => other.split(/\s+/).length - one.split(/\s+/).length))
    personFor(each);
  const places = found.map(({ kind, start, end }) => {
    const own = text.slice(start, end);
    return {
      kind,
      start,
      end,
      text: own,
      standIn: kind === 'person' ? standInFor(own) : otherFor(kind, own),
    };
  });
  let hidden = '';
  let from = 0;
  for (const { start, end, standIn } of places) {
    hidden += text.slice(from, start) + standIn;
    from = end;
  }
  return { text: hidden + text.slice(from), places };
}
