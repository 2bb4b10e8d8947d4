import { sentencesOf } from '../retrieve/sentences.ts';

/** What a sentence of a note is good for. */
type PointKind = 'to do' | 'decision' | 'date';

/** A sentence of a note that is worth picking out, as it was said. */
interface NotePoint {
  text: string;
  kind: PointKind;
  /** The days and times that it names. */
  when: readonly string[];
}

/** A day or a time, by its letters [start, end) in the note. */
interface NoteTime {
  start: number;
  end: number;
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)';
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))';
const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const times = new RegExp(
  [
    `(?:next |this |on )?${weekday}(?: (?:morning|afternoon|evening))?`,
    '(?:to-?day|to-?morrow|tonight)(?: (?:morning|afternoon|evening))?',
    `(?:the )?${ordinal} (?:of )?${month}(?: \\d{4})?`,
    `${month} (?:the )?${ordinal}(?: \\d{4})?`,
    // 'May' and 'march' are words of their own.
    `(?:in|until|by|before|since|next) ${month}`,
    'next (?:week|month|year)|(?:the )?end of (?:the )?(?:day|week|month|year)|(?:this|in the) (?:morning|afternoon|evening)',
    `in ${number} (?:minutes|hours?|days?|weeks?|months?)`,
    `at (?:half past |quarter (?:past|to) )?${number}(?:[:.]\\d\\d)?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|o['’]clock))?`,
    `${number}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o['’]clock)|noon|midnight`,
  ]
    .map((pattern) => `\\b(?:${pattern})(?![\\p{L}\\p{N}])`)
    .join('|'),
  'giu',
);

const verbs =
  'add|arrange|ask|book|bring|buy|call|cancel|change|check|clean|collect|confirm|contact|deliver|draft|email|e-mail|fetch|fill|find|finish|fix|get|give|hand|invite|leave|look|mail|make|measure|mend|message|move|order|pack|pay|phone|pick|plan|post|prepare|print|put|read|remind|remove|renew|repair|reply|return|ring|schedule|send|set|show|sign|sort|speak|start|submit|take|talk|tell|text|tidy|translate|update|wash|water|write';
const beginsToDo = new RegExp(
  `^(?:(?:and|also|then|so|next|first|finally|please|to do|todo|note to self)[,:]? )*(?:${verbs}|remember|don['’]t forget|do not forget|make sure|let['’]s)\\b`,
  'i',
);
const saysToDo =
  /\b(?:needs? to|ha(?:ve|s) (?:got )?to|must|should|remember to|don['’]t forget|remind me|to do:|please|i['’]ll|we['’]ll|i will|we will|(?:can|could|would) (?:you|somebody|someone))\b/i;
const saysDecision = /\b(?:decided|agreed|settled|approved|confirmed|cancelled|postponed|going with)\b/i;

/** The days and times that a note names. */
export const timesIn = (note: string): NoteTime[] =>
  [...note.matchAll(times)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));

function kindOf(sentence: string, when: readonly string[]): PointKind | null {
  if (beginsToDo.test(sentence) || saysToDo.test(sentence)) return 'to do';
  if (saysDecision.test(sentence)) return 'decision';
  return when.length > 0 ? 'date' : null;
}

/** The sentences of a note that say what is to be done, what was decided, or when something is, in their order. */
export function notePoints(note: string): NotePoint[] {
  return note
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((text) => {
      const when = timesIn(text).map(({ start, end }) => text.slice(start, end));
      const kind = kindOf(text, when);
      return kind ? [{ text, kind, when }] : [];
    });
}
