import { search } from '#engines/search/search.ts';
import {
  type AgendaItem,
  type EventKind,
  eventKinds,
  type ListWish,
  type RegistrationStatus,
} from './schema.ts';

/** A ticket as far as its seats count. */
export interface Seats {
  capacity: number;
  taken: number;
  waiting: number;
}

/** How many seats can still be had: none while anybody waits, because nobody overtakes them. */
export const seatsLeft = ({ capacity, taken, waiting }: Seats): number =>
  waiting > 0 ? 0 : Math.max(0, capacity - taken);

/** Each part of an agenda with the moment it begins. */
export function agendaTimes<Item extends AgendaItem>(
  start: Date,
  agenda: readonly Item[],
): (Item & { at: Date })[] {
  let at = start.getTime();
  return agenda.map((item) => {
    const begins = new Date(at);
    at += item.minutes * 60_000;
    return { ...item, at: begins };
  });
}

/** An event as far as the list filters it. */
export interface Listable {
  slug: string;
  title: string;
  summary: string;
  kind: EventKind;
  topics: readonly string[];
  agenda: readonly { title: string }[];
}

/** A filter of the list, with how many it lets through beside the other filters. */
export interface Facet<Value extends string = string> {
  value: Value;
  count: number;
}

/** What a list shows of some events. */
export interface Filtered<Item> {
  shown: Item[];
  kinds: Facet<EventKind>[];
  topics: Facet[];
}

function found<Item extends Listable>(items: readonly Item[], words: string): Item[] {
  if (!words) return [...items];
  const entries = items.map((item) => ({
    path: item.slug,
    label: item.title,
    title: item.title,
    kind: item.kind,
    hue: null,
    description: item.summary,
    headings: item.agenda.map(({ title }) => title),
    also: [...item.topics, item.kind],
  }));
  const hits = new Set(search(entries, words, items.length).map(({ entry }) => entry.path));
  // In the order of time: a list of dates that jumps about would be worse than one that is not ranked.
  return items.filter(({ slug }) => hits.has(slug));
}

/** Filters a list by what its address asks for, and counts what each filter would show. */
export function filterEvents<Item extends Listable>(
  items: readonly Item[],
  { kind, topic, q }: Pick<ListWish, 'kind' | 'topic' | 'q'>,
): Filtered<Item> {
  const matching = found(items, q);
  const hasKind = (item: Item) => !kind || item.kind === kind;
  const hasTopic = (item: Item) => !topic || item.topics.includes(topic);
  const ofKind = matching.filter(hasTopic);
  const ofTopic = matching.filter(hasKind);
  const topics = [...new Set(items.flatMap((item) => item.topics))].sort();
  return {
    shown: matching.filter((item) => hasKind(item) && hasTopic(item)),
    kinds: eventKinds.map((value) => ({ value, count: ofKind.filter((item) => item.kind === value).length })),
    topics: topics.map((value) => ({
      value,
      count: ofTopic.filter((item) => item.topics.includes(value)).length,
    })),
  };
}

/** The events nearest to one: by how many topics they share, then by kind, then in their order. */
export function related<Item extends Pick<Listable, 'slug' | 'kind' | 'topics'>>(
  to: Pick<Listable, 'slug' | 'kind' | 'topics'>,
  others: readonly Item[],
  most = 3,
): Item[] {
  const nearness = (item: Item) =>
    item.topics.filter((topic) => to.topics.includes(topic)).length * 2 + (item.kind === to.kind ? 1 : 0);
  return others
    .filter((item) => item.slug !== to.slug && nearness(item) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, most);
}

/** The first address in what registrants are told, where an online event is joined; null where there is none. */
export const joinLinkIn = (instructions: string): string | null =>
  /https?:\/\/[^\s()<>"\]]+/.exec(instructions)?.[0].replace(/[.,;:!?]+$/, '') ?? null;

/** A seat or a place in line, as far as it is compared with another of the same person's. */
interface Seat {
  eventId: string;
  status: RegistrationStatus;
  checkedInAt: Date | null;
  createdAt: Date;
}

const isBetter = (one: Seat, other: Seat): boolean => {
  if ((one.checkedInAt !== null) !== (other.checkedInAt !== null)) return one.checkedInAt !== null;
  if (one.status !== other.status) return one.status === 'registered';
  return one.createdAt < other.createdAt;
};

/** What one person gives back who holds several seats of an event: they keep the one they came with, a seat before a place in line, then the first. */
export function surplusSeats<T extends Seat>(seats: readonly T[]): T[] {
  const kept = new Map<string, T>();
  for (const seat of seats) {
    const present = kept.get(seat.eventId);
    if (!present || isBetter(seat, present)) kept.set(seat.eventId, seat);
  }
  return seats.filter((seat) => kept.get(seat.eventId) !== seat);
}
