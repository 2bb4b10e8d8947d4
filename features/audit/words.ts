import type { EventKind } from '#lib/event-kinds.ts';
import { accountKindWords } from './account-kind-words.ts';
import { kindWords } from './kind-words.ts';

const spoken = (code: string): string => {
  const words = code.replaceAll(/[.:-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

// Every kind needs words to compile; the log may also hold kinds of an older version.
const words: Readonly<Record<string, string>> = {
  ...kindWords,
  ...accountKindWords,
} satisfies Record<EventKind, string>;

/** The name of a kind of event. A kind without a name is shown as its code, split into words. */
export const kindText = (kind: string): string => words[kind] ?? spoken(kind);

const things: Readonly<Record<string, string>> = {
  'backup-trial': 'A trial restore',
  'booking-poll': 'A poll',
  'booking-wait': 'A waiting list',
  'host-calendar': 'A calendar',
  'meeting-type': 'A meeting type',
  outbox: 'A message',
  user: 'An account',
};

/** What an event is about, without the number that only the database knows: `enquiry:019a…` is an enquiry. */
export function thingText(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  if (things[kind]) return things[kind];
  if (id === '') return spoken(kind);
  return `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind.replaceAll('-', ' ')}`;
}

/** The name of a field as people write it: `startAt` as “Start at”. */
export const fieldText = (field: string): string =>
  spoken(field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
