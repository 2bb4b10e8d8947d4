import { numberWords } from '#engines/clauses/number-words.ts';
import { isSmallWord, stem, termsOf } from '#engines/retrieve/words.ts';
import { longDay } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import type { LetterAmount } from './amounts.ts';
import { askNames, askVerbs } from './asks.ts';
import type { Place } from './place.ts';
import {
  askBy,
  datesToKeep,
  lineNumber,
  mainAmount,
  mainAsk,
  mainDate,
  type Reading,
  textAt,
  unitOf,
} from './read-letter.ts';

/** An answer, and the places of the letter it comes from. Without a place there is no answer. */
export interface Answer {
  said: string;
  places: readonly Place[];
}

/** How far away a day is, in words. */
export function awayText(on: string, today: string): string {
  const days = daysBetween(today, on);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function byWhen(reading: Reading, today: string): Answer {
  const dates = datesToKeep(reading);
  const main = mainDate(reading, today);
  if (!main) {
    const open = reading.spans.find(({ on }) => on === null);
    if (open)
      return {
        said: `It gives you a time, “${textAt(reading, open)}”, but I can’t find a date on the letter to count from.`,
        places: [open],
      };
    return { said: 'I can’t find a date by which you have to act.', places: [] };
  }
  const told = (day: typeof main) => {
    const ask = askBy(reading, day);
    const what = ask ? askNames[ask.kind].replace(/, if you disagree$/, '') : 'Keep this date';
    const counted = day.isCounted ? ', counted from the date of the letter' : '';
    return `${what} ${day.role === 'appointment' ? 'on' : 'by'} ${longDay(day.on)} (${awayText(day.on, today)}${counted}).`;
  };
  const ordered = [main, ...dates.filter((day) => day !== main)];
  return { said: ordered.map(told).join(' '), places: ordered.map((day) => unitOf(reading, day)) };
}

function howMuch(reading: Reading, today: string): Answer {
  const main = mainAmount(reading, today);
  if (reading.free && main?.role !== 'asked')
    return { said: 'Nothing: the letter says so.', places: [reading.free] };
  const others = reading.amounts.filter((amount) => amount !== main);
  const named = (amounts: readonly LetterAmount[]) => list(amounts.map((each) => textAt(reading, each)));
  if (!main && others.length === 0) return { said: 'I can’t find an amount of money in it.', places: [] };
  const said = !main
    ? `It names ${named(others)}, but I can’t tell that you have to pay it.`
    : main.role === 'back'
      ? `You get ${textAt(reading, main)} back.`
      : `${textAt(reading, main)}.`;
  const rest = main && others.length > 0 ? ` It also names ${named(others)}.` : '';
  return {
    said: said + rest,
    places: [...(main ? [main] : []), ...others].map((one) => unitOf(reading, one)),
  };
}

function whatItWants(reading: Reading, today: string): Answer {
  const main = mainAsk(reading, today);
  const choices = reading.asks.filter((ask) => ask !== main && ask.isChoice && ask.kind !== main?.kind);
  const may = choices[0] ? ` You may ${main ? 'also ' : ''}${askVerbs[choices[0].kind]}.` : '';
  if (!main)
    return reading.nothing
      ? { said: `Nothing: it says so.${may}`, places: [reading.nothing, ...choices.slice(0, 1)] }
      : { said: 'I can’t find a sentence that asks you for anything.', places: [] };
  const others = reading.asks.filter((ask) => ask !== main && !ask.isChoice && ask.kind !== main.kind);
  const also =
    others.length > 0 ? ` It also asks you to ${list(others.map(({ kind }) => askVerbs[kind]))}.` : '';
  return { said: `${askNames[main.kind]}.${also}${may}`, places: [main, ...others, ...choices.slice(0, 1)] };
}

function fromWhom(reading: Reading): Answer {
  const { sender, written } = reading;
  if (!sender) return { said: 'I can’t find a sender at the top or a name at the end.', places: [] };
  const when = written ? `, written on ${longDay(written.on)}` : '';
  return {
    said: `${sender.text.replace(/\s+/g, ' ')}${when}.`,
    places: [sender, ...(written ? [written] : [])].map((place) => unitOf(reading, place)),
  };
}

function whichNumber(reading: Reading): Answer {
  const { references } = reading;
  return references.length === 0
    ? { said: 'I can’t find a reference number.', places: [] }
    : {
        said: `${list([...new Set(references.map(({ text }) => text))])}.`,
        places: references.map((place) => unitOf(reading, place)),
      };
}

function howToReach(reading: Reading): Answer {
  const found = [...reading.phones, ...reading.emails];
  return found.length === 0
    ? { said: 'I can’t find a telephone number or an email address in it.', places: [] }
    : {
        said: `${list([...new Set(found.map(({ text }) => text))])}.`,
        places: found.map((place) => unitOf(reading, place)),
      };
}

const ifNothing = (reading: Reading): Answer =>
  reading.consequences.length === 0
    ? { said: 'It doesn’t say what happens then.', places: [] }
    : {
        said: reading.consequences.map((place) => textAt(reading, place)).join(' '),
        places: reading.consequences,
      };

function mayIObject(reading: Reading): Answer {
  const ways = reading.asks.filter(({ kind }) => kind === 'object');
  return ways.length === 0
    ? { said: 'It says nothing about objecting.', places: [] }
    : { said: ways.map((place) => textAt(reading, place)).join(' '), places: ways };
}

/** What each kind of question asks for. The first that fits answers. */
const kinds: readonly (readonly [RegExp, (reading: Reading, today: string) => Answer])[] = [
  [
    /\b(?:if|when) (?:i|we) (?:do nothing|do not|don['’]?t|ignore|miss|forget)\b|\bwhat happens\b|\bignore\b/i,
    ifNothing,
  ],
  [/\b(?:object|appeal|challenge|dispute|disagree|complain|wrong)\b/i, mayIObject],
  [
    /\bhow (?:much|many (?:pounds|euros))\b|\bcosts?\b|\bamount\b|\bmoney\b|\bfor free\b|(?<!how )\b(?:do|must) i (?:have to )?pay\b/i,
    howMuch,
  ],
  [
    /\b(?:reference|ref|which number|what number|account number|number (?:do|should) i quote)\b/i,
    whichNumber,
  ],
  [/\b(?:call|phone|telephone|reach|contact|email|ring)\b/i, howToReach],
  [
    /\bby when\b|\bdeadline\b|\bhow (?:long|many days)\b|\bwhen (?:do|must|should|is|does)\b|\bwhat (?:date|day)\b|\bdue\b|\btoo late\b/i,
    byWhen,
  ],
  [/\bwho\b|\bsender\b|\bfrom whom\b|\bwhen was it written\b/i, fromWhom],
  [
    /\bwhat (?:do|does|must|should|is it|am) .{0,24}(?:want|do|about|asked|for)\b|\bwhy did i get\b|\bask(?:s|ed)? (?:of|me|for)\b/i,
    whatItWants,
  ],
];

/** What everybody wants to know of a letter first. */
export const summaryOf = (reading: Reading, today: string): readonly { label: string; answer: Answer }[] => [
  { label: 'From', answer: fromWhom(reading) },
  { label: 'Wants', answer: whatItWants(reading, today) },
  { label: 'By when', answer: byWhen(reading, today) },
  { label: 'How much', answer: howMuch(reading, today) },
  { label: 'Number to quote', answer: whichNumber(reading) },
  { label: 'If you do nothing', answer: ifNothing(reading) },
];

/** Words that people ask with, and words that letters use for the same. */
const alike: readonly (readonly string[])[] = [
  ['leave', 'end', 'notice', 'move', 'terminate', 'quit'],
  ['doctor', 'dr', 'physician'],
  ['drive', 'car', 'driving'],
  ['bring', 'take', 'carry'],
  ['money', 'pay', 'payment', 'account'],
  ['proof', 'photograph', 'receipt', 'evidence'],
  ['key', 'keys'],
  ['cellar', 'basement'],
  ['where', 'lane', 'street', 'level', 'address'],
  ['cancel', 'cannot', 'come'],
].map((words) => words.map(stem));

/** The sentences that share words with the question, the best first. A shared word counts more the rarer it is in the letter. */
function byWords(reading: Reading, question: string): Answer | null {
  const asked = [...new Set(termsOf(question).filter((term) => !isSmallWord(term)))];
  if (asked.length === 0) return null;
  const terms = reading.units.map((unit) => new Set(termsOf(textAt(reading, unit)).map(numberWords)));
  const weight = (term: string): number => {
    const count = terms.filter((each) => each.has(term)).length;
    return count === 0 ? 0 : Math.log(1 + terms.length / count);
  };
  const scored = reading.units.map((unit, at) => {
    const has = (term: string) => terms[at]?.has(term) ?? false;
    const score = asked.reduce((sum, term) => {
      if (has(term)) return sum + weight(term);
      const same = alike.find((words) => words.includes(term))?.filter((word) => has(word)) ?? [];
      return sum + Math.max(0, ...same.map((word) => weight(word) * 0.6));
    }, 0);
    return { unit, score };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  if (!best || best.score === 0) return null;
  return { said: textAt(reading, best.unit), places: [best.unit] };
}

/** Answers a question about a letter, by the letter's own lines; what it doesn't say gets that answer. */
export function answerTo(question: string, reading: Reading, today: string): Answer {
  const kind = kinds.find(([asks]) => asks.test(question));
  const answer = kind?.[1](reading, today);
  if (answer) return answer;
  return (
    byWords(reading, question) ?? {
      said: `That isn’t in this letter. I compared your words with all of its ${reading.units.length} lines.`,
      places: [],
    }
  );
}

/** 'Line 4' or 'Lines 4 and 7', as it stands under an answer; empty where nothing was found. */
export function linesText(reading: Reading, places: readonly Place[]): string {
  const numbers = [...new Set(places.map((place) => lineNumber(reading, place)))].sort((a, b) => a - b);
  if (numbers.length === 0) return '';
  return `${numbers.length === 1 ? 'Line' : 'Lines'} ${list(numbers.map(String))}`;
}
