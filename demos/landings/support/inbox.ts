/** One line of a conversation, from the customer or from us. */
interface Line {
  from: 'them' | 'us';
  text: string;
}

export interface Talk {
  id: number;
  who: string;
  what: string;
  /** Who opened it first; it is theirs from then on. */
  owner: string | null;
  lines: readonly Line[];
}

/** The inbox as it is kept in the browser. */
export interface Inbox {
  open: number;
  talks: readonly Talk[];
}

const me = 'You';
const mostTalks = 12;
const tidy = (text: string): string => text.trim().replaceAll(/[ \t]+/g, ' ');

/** Opens a talk. Whoever opens it first owns it. */
export const opened = ({ talks }: Inbox, id: number): Inbox => ({
  open: id,
  talks: talks.map((talk) => (talk.id === id ? { ...talk, owner: talk.owner ?? me } : talk)),
});

/** Adds an answer of ours to the talk that is open. */
export const answered = (inbox: Inbox, text: string): Inbox => ({
  ...inbox,
  talks: inbox.talks.map((talk) =>
    talk.id === inbox.open
      ? {
          ...talk,
          owner: talk.owner ?? me,
          lines: [...talk.lines, { from: 'us' as const, text: tidy(text) }],
        }
      : talk,
  ),
});

/** A new customer writes: their talk comes first, and nobody owns it yet. */
export function received({ open, talks }: Inbox, who: string, text: string): Inbox {
  const id = Math.max(0, ...talks.map((talk) => talk.id)) + 1;
  const words = tidy(text);
  const what = words.length > 36 ? `${words.slice(0, 35).trimEnd()}…` : words;
  const talk: Talk = { id, who: tidy(who), what, owner: null, lines: [{ from: 'them', text: words }] };
  return { open, talks: [talk, ...talks].slice(0, mostTalks) };
}

/** Whether a talk waits for us: the last word is theirs. */
export const isWaiting = ({ lines }: Talk): boolean => lines.at(-1)?.from === 'them';

/** What is wrong with an answer; null where it can go out. */
export function answerTrouble(typed: string): string | null {
  if (typed.trim() === '') return 'Write an answer first, or take one of the suggestions.';
  const gap = /\[[^\]]*\]/.exec(typed)?.[0];
  return gap ? `There’s still a gap to fill in: ${gap}.` : null;
}

export const whoTrouble = (typed: string): string | null =>
  /\p{L}/u.test(typed) ? null : 'Type a name, so we know who to answer.';

export const askTrouble = (typed: string): string | null =>
  typed.trim().length < 5 ? 'Write a question of at least five letters.' : null;

const topics: readonly { signs: RegExp; answer: string }[] = [
  { signs: /street|address|move|moved/i, answer: 'Done: the parcel now goes to [new street].' },
  { signs: /invoice|vat|receipt|bill/i, answer: 'Here is the invoice with your VAT number [number] on it.' },
  {
    signs: /rattl|broke|crack|dent|damage/i,
    answer: 'It shouldn’t rattle. Please shake it once more and send us the sound.',
  },
  { signs: /missing|without|no pot|lid|part/i, answer: 'The missing part leaves today. Keep what you have.' },
  { signs: /late|when|where|arrive|parcel/i, answer: 'It’s with the courier and should be there on [day].' },
  { signs: /thank|fits|love|great/i, answer: 'Thank you for telling us. Cook something slow.' },
];

/** An answer to begin from, by what the customer wrote last. */
export function suggestion({ lines }: Talk): string {
  const asked = lines.findLast(({ from }) => from === 'them')?.text ?? '';
  return (
    topics.find(({ signs }) => signs.test(asked))?.answer ?? 'Let me look. You’ll hear from me by [hour].'
  );
}

/** A talk as text that can be sent on. */
export const written = ({ who, owner, lines }: Talk): string =>
  lines.map(({ from, text }) => `${from === 'them' ? who : (owner ?? me)}: ${text}`).join('\n');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isLine = (value: unknown): value is Line =>
  isRecord(value) && (value.from === 'them' || value.from === 'us') && typeof value.text === 'string';
const isTalk = (value: unknown): value is Talk =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  typeof value.who === 'string' &&
  typeof value.what === 'string' &&
  (value.owner === null || typeof value.owner === 'string') &&
  Array.isArray(value.lines) &&
  value.lines.length > 0 &&
  value.lines.every(isLine);

/** Reads an inbox that was kept; null where it isn't one. */
export function inboxFrom(kept: unknown): Inbox | null {
  if (!isRecord(kept) || typeof kept.open !== 'number' || !Array.isArray(kept.talks)) return null;
  const { open, talks } = kept;
  return talks.length > 0 && talks.every(isTalk) && talks.some((talk) => talk.id === open)
    ? { open, talks }
    : null;
}
