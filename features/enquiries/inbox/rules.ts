import type { BadgeTone } from '#ui/data/badge.tsx';
import type { OpenSpan } from '../opening.ts';

/** Somebody of the staff who can look after conversations. */
export interface Colleague {
  userId: string;
  name: string;
  email: string;
}

interface Standing {
  state: 'unconfirmed' | 'open' | 'answered' | 'closed';
  snoozed: boolean;
  /** Whether somebody of the staff has read it. */
  seen: boolean;
}

/** Where a conversation stands, as staff see it. */
export function standingOf({ state, snoozed, seen }: Standing): { word: string; tone: BadgeTone } {
  if (state === 'closed') return { word: 'Closed', tone: 'plain' };
  if (snoozed) return { word: 'Snoozed', tone: 'plain' };
  if (state === 'unconfirmed') return { word: 'Unconfirmed', tone: 'warning' };
  if (state === 'answered') return { word: 'Waiting for them', tone: 'plain' };
  return seen ? { word: 'Waiting for us', tone: 'warning' } : { word: 'New', tone: 'new' };
}

const minute = 60_000;

/** How long something has lasted, in as few letters as a column has room for. */
export function lastingWords(since: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** The moment before which whoever wrote has waited for more opening hours than were promised; null where the spans do not reach back far enough. */
export function promisedSince(spans: readonly OpenSpan[], now: number, hours: number): number | null {
  let left = hours * 60 * minute;
  for (const { start, end } of spans.toReversed()) {
    const until = Math.min(end, now);
    if (until <= start) continue;
    if (left <= until - start) return until - left;
    left -= until - start;
  }
  return null;
}

/** The first of somebody's names, as one greets them. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What the placeholders in a saved reply mean. */
interface ReplyFacts {
  name: string;
  reference: string;
  /** Who answers. */
  own: string;
}

/** The places that a saved reply may hold, with what each becomes. */
export const replyPlaces = {
  'first name': ({ name }: ReplyFacts) => firstNameOf(name),
  name: ({ name }: ReplyFacts) => name,
  reference: ({ reference }: ReplyFacts) => reference,
  'my name': ({ own }: ReplyFacts) => own,
} as const;

/** A saved reply with its places filled in; what is no place of ours stays as it was written. */
export const filledReply = (body: string, facts: ReplyFacts): string =>
  body.replace(/\{([a-z ]+)\}/g, (whole, place: string) =>
    Object.hasOwn(replyPlaces, place) ? replyPlaces[place as keyof typeof replyPlaces](facts) : whole,
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isNamed = (body: string, handle: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}@.])@${escaped(handle)}(?![\\p{L}\\p{N}]|[-.@][\\p{L}\\p{N}])`, 'iu').test(
    body,
  );

/** Who of the staff a note names: by @whole name, by @first name where only one has it, or by @address. */
export function mentionsIn(body: string, colleagues: readonly Colleague[]): Colleague[] {
  const firsts = colleagues.map(({ name }) => firstNameOf(name).toLowerCase());
  const isOnly = (name: string) => firsts.filter((each) => each === name.toLowerCase()).length === 1;
  return colleagues.filter(({ name, email }) => {
    const first = firstNameOf(name);
    const handles = [name, email, ...(isOnly(first) ? [first] : [])];
    return handles.some((handle) => handle !== '' && isNamed(body, handle));
  });
}
