import { isNumber, isText, listOf, shaped } from '#lib/files/shape.ts';

/** The layers that a request walks through, drawn as rooms, in the order in which it comes to them. */
export const rooms = ['route', 'policy', 'load', 'query', 'draw', 'pack'] as const;
export type Room = (typeof rooms)[number];

/** A page that a visitor may have traced. */
export interface Traceable {
  id: string;
  label: string;
  path: string;
  /** The page has a search of its own, so the visitor's own word goes along. */
  takesWord?: true;
}

export const traceables: readonly Traceable[] = [
  { id: 'events', label: 'The list of events', path: '/events', takesWord: true },
  { id: 'applications', label: 'The application catalogue', path: '/applications', takesWord: true },
  { id: 'booking', label: 'The calendar for calls', path: '/book_an_appointment' },
  { id: 'journal', label: 'The journal', path: '/blog' },
  { id: 'case-study', label: 'A case study', path: '/route-optimization' },
  { id: 'inbox', label: 'The staff inbox, without signing in', path: '/admin-panel/inbox' },
];

const longestWord = 40;

/** What was asked for: a page that may be traced, and the word to search it for. Null where it names none. */
export interface Wish {
  page: Traceable;
  word: string;
}

export function wishIn(query: URLSearchParams): Wish | null {
  const page = traceables.find(({ id }) => id === query.get('trace'));
  if (!page) return null;
  const word = page.takesWord ? (query.get('word') ?? '').trim().slice(0, longestWord) : '';
  return { page, word };
}

/** The address that is asked, as the browser would send it. */
export const addressOf = ({ page, word }: Wish): string =>
  word ? `${page.path}?${new URLSearchParams({ q: word })}` : page.path;

/** A step as it is shown: times in hundredths of a millisecond. */
export interface ShownStep {
  room: Room;
  about: string;
  from: number;
  took: number;
}

/** What a traced request came to. */
export interface Trace {
  id: string;
  word: string;
  address: string;
  status: number;
  bytes: number;
  took: number;
  steps: readonly ShownStep[];
}

/** Whether an answer of the server is a trace. */
export const isTrace = shaped<Trace>({
  id: isText,
  word: isText,
  address: isText,
  status: isNumber,
  bytes: isNumber,
  took: isNumber,
  steps: listOf(
    shaped<ShownStep>({
      room: (value): value is Room => rooms.some((room) => room === value),
      about: isText,
      from: isNumber,
      took: isNumber,
    }),
  ),
});

/** A step as the server noted it. */
interface TimedStep extends Omit<ShownStep, 'room'> {
  layer: Room;
}

const hundredths = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** What a statement does to which tables, without its columns: 'select from events, seats'. */
export function statementWords(sql: string): string {
  const first = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'ask';
  const verb = first === 'with' ? 'select' : first;
  const tables = [...sql.matchAll(/\b(?:from|join|into|update)\s+"(\w+)"/gi)].map(([, table]) => table);
  const named = [...new Set(tables)].slice(0, 3).join(', ');
  const link = verb === 'insert' ? 'into' : verb === 'update' ? '' : 'from';
  return named ? [verb, link, named].filter(Boolean).join(' ') : verb;
}

/** A step of the server as it may be shown: statements without their columns, loaders by what they load. */
export function shownStep({ layer, about, from, took }: TimedStep): ShownStep {
  const words: Partial<Record<Room, string>> = {
    policy: 'who is asking',
    load: about === 'root' ? 'names and links for the header and footer' : `what ${about} shows`,
    query: statementWords(about),
    draw: 'the page as HTML',
    pack: 'compressed with Brotli',
  };
  return {
    room: layer,
    about: words[layer] ?? about,
    from: hundredths(from),
    took: hundredths(took),
  };
}

/** How long the request was in a room and how often; loaders without the time in which a statement was under way. */
export function timeIn(room: Room, steps: readonly ShownStep[]): { took: number; times: number } {
  const own = steps.filter((step) => step.room === room);
  const others =
    room === 'load' ? steps.filter((step) => step.room === 'query' || step.room === 'policy') : [];
  return { took: hundredths(covered(own) - overlap(own, others)), times: own.length };
}

type Span = Pick<ShownStep, 'from' | 'took'>;

/** The spans joined where they overlap, in their order. */
function joined(spans: readonly Span[]): [from: number, to: number][] {
  const whole: [number, number][] = [];
  for (const { from, took } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], from + took);
    else whole.push([from, from + took]);
  }
  return whole;
}

const covered = (spans: readonly Span[]): number =>
  joined(spans).reduce((sum, [from, to]) => sum + to - from, 0);

const overlap = (spans: readonly Span[], others: readonly Span[]): number =>
  covered(spans) + covered(others) - covered([...spans, ...others]);
