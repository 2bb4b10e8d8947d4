import type { Letter } from './samples.ts';

export const sizes = ['normal', 'large', 'largest'] as const;
export type Size = (typeof sizes)[number];

const replyKinds = ['time', 'explain', 'object', 'done', 'confirm'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** A reply that was changed by hand; what wasn't is rewritten from the letter. */
export interface Draft {
  kind: ReplyKind;
  text: string | null;
}

/** All that the app knows of its reader. */
export interface Kept {
  own: readonly Letter[];
  archived: readonly string[];
  /** The letter that lies on the table. */
  open: string;
  /** The questions of each letter, the latest last. */
  asked: Readonly<Record<string, readonly string[]>>;
  drafts: Readonly<Record<string, Draft>>;
  /** How many days before its day each letter reminds; 0 is the day itself. */
  reminders: Readonly<Record<string, number>>;
  /** Signs the replies. */
  name: string;
  /** A letter that is being typed. */
  typed: string;
  size: Size;
  monthFirst: boolean;
}

export const firstQuestion = 'By when?';

export const untouched: Kept = {
  own: [],
  archived: [],
  open: 'parking',
  asked: { parking: [firstQuestion] },
  drafts: {},
  reminders: {},
  name: '',
  typed: '',
  size: 'normal',
  monthFirst: false,
};

const mostAsked = 12;

/** Puts a question at the end; one that was asked before moves there. */
export function ask(kept: Kept, letter: string, question: string): Kept {
  const others = (kept.asked[letter] ?? []).filter((each) => each !== question);
  return { ...kept, asked: { ...kept.asked, [letter]: [...others, question].slice(-mostAsked) } };
}

/** Takes a letter off the list. The one on the table makes room for the next one of `order`. */
export function archive(kept: Kept, id: string, order: readonly string[]): Kept {
  const archived = [...kept.archived.filter((each) => each !== id), id];
  const at = order.indexOf(id);
  const left = order.filter((each) => !archived.includes(each));
  const next = order.slice(at + 1).find((each) => left.includes(each)) ?? left.at(-1);
  return { ...kept, archived, open: kept.open === id && next ? next : kept.open };
}

export const restore = (kept: Kept, id: string): Kept => ({
  ...kept,
  archived: kept.archived.filter((each) => each !== id),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isOwn = (value: unknown): value is Letter =>
  isRecord(value) && typeof value.id === 'string' && value.look === 'own' && typeof value.text === 'string';
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  replyKinds.some((kind) => kind === value.kind) &&
  (value.text === null || typeof value.text === 'string');
const isReminder = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 30;

function only<Value>(record: unknown, fits: (value: unknown) => value is Value): Record<string, Value> {
  const entries = isRecord(record) ? Object.entries(record) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => fits(entry[1])));
}

/** Reads what was stored in this browser; broken entries are left out, and null means that nothing fits. */
export function keptFrom(value: unknown): Kept | null {
  if (!isRecord(value) || !Array.isArray(value.own) || !isTexts(value.archived)) return null;
  const { open, name, typed, size, monthFirst } = value;
  if (typeof open !== 'string' || typeof name !== 'string' || typeof typed !== 'string') return null;
  return {
    own: value.own.filter(isOwn),
    archived: value.archived,
    open,
    asked: only(value.asked, isTexts),
    drafts: only(value.drafts, isDraft),
    reminders: only(value.reminders, isReminder),
    name,
    typed,
    size: sizes.find((each) => each === size) ?? 'normal',
    monthFirst: monthFirst === true,
  };
}
