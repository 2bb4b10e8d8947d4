import { sentencesOf } from '../retrieve/sentences.ts';
import { numberWords } from './number-words.ts';

/** A piece that differs between two versions; one side is empty where something came or went. */
interface ClauseChange {
  was: string;
  is: string;
  /** Why it may change what the clause means; null for wording alone. */
  because: string | null;
}

export interface ComparedClauses {
  changes: readonly ClauseChange[];
  /** Whether a change touches what the parties owe. */
  matters: boolean;
}

interface Token {
  text: string;
  /** As it is compared: small, numbers as digits. */
  key: string;
}

const tokensOf = (text: string): Token[] =>
  (text.match(/\p{N}+(?:[.,]\p{N}+)*%?|\p{L}+(?:['’-]\p{L}+)*|[€$£]|[^\s\p{L}\p{N}]/gu) ?? []).map(
    (each) => ({ text: each, key: numberWords(each.toLowerCase()) }),
  );

const isMark = (key: string): boolean => /^[^\p{L}\p{N}€$£%]+$/u.test(key);

/** Runs of tokens that both have, that only the first has, or only the second (the longest common row stays). */
function hunks(left: readonly Token[], right: readonly Token[]): { was: Token[]; is: Token[] }[] {
  const common = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const line = common[row];
      if (line)
        line[column] =
          left[row]?.key === right[column]?.key
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const found: { was: Token[]; is: Token[] }[] = [];
  let open: { was: Token[]; is: Token[] } | null = null;
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [old, fresh] = [left[row], right[column]];
    if (old && fresh && old.key === fresh.key) {
      open = null;
      row += 1;
      column += 1;
      continue;
    }
    if (!open) {
      open = { was: [], is: [] };
      found.push(open);
    }
    if (old && (!fresh || at(row + 1, column) >= at(row, column + 1))) {
      open.was.push(old);
      row += 1;
    } else if (fresh) {
      open.is.push(fresh);
      column += 1;
    }
  }
  return found;
}

const said = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+([,.;:)%])/g, '$1')
    .replace(/([(€$£])\s+/g, '$1');

/** Words that say the same in a contract: a change from one to the other is wording. */
const sameSense: readonly (readonly string[])[] = [
  ['shall', 'will', 'must'],
  ['terminate', 'end', 'cancel'],
  ['agreement', 'contract'],
  ['commence', 'commences', 'begin', 'begins', 'start', 'starts'],
  ['prior', 'before', 'to'],
  ['purchase', 'buy'],
  ['customer', 'client'],
  ['provide', 'supply', 'give'],
  ['fee', 'charge', 'price'],
  ['notify', 'inform', 'tell'],
  ['vehicle', 'car'],
  ['premises', 'property'],
  ['ensure', 'make', 'sure'],
  ['and', 'also'],
  ['upon', 'on'],
];
const empty = new Set(
  'a an the of to in on by for with at from such any said hereby herein thereof that which this these those be is are as its it their there other also so then'.split(
    ' ',
  ),
);

const figures = /\d/;
const negations =
  /^(?:not|no|never|nor|neither|without|unless|except|excluding|exclude|cannot|non|only|solely|exclusively|waive[sd]?|notwithstanding|none)$|n['’]t$/;
const duties =
  /^(?:may|shall|must|will|should|can|might|entitled|obliged|required|sole|discretion|consent|reasonable|best|endeavours|efforts|unlimited|limited|exclusive|non-exclusive|written|writing|oral|immediately|automatically|refundable|non-refundable|perpetual|irrevocable|revocable|gross|net|each|either|both|all|and|or|least|most|maximum|minimum|before|after|within|working|business|calendar)$/;
const spans =
  /^(?:day|week|month|quarter|year|hour|minute|annual|monthly|weekly|daily|quarterly|yearly|annually)s?$|^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/;
const parties =
  /^(?:landlord|tenant|seller|buyer|supplier|customer|client|employer|employee|licensor|licensee|lessor|lessee|contractor|company|agency|provider|purchaser|vendor|lender|borrower|party|parties)$/;

const isSameSense = (was: readonly string[], is: readonly string[]): boolean =>
  sameSense.some((group) => [...was, ...is].every((key) => group.includes(key))) &&
  was.length > 0 &&
  is.length > 0;

/** Why a difference may change the meaning, in a few words. */
function reasonFor(was: readonly Token[], is: readonly Token[]): string | null {
  const keys = (tokens: readonly Token[]) =>
    tokens.map(({ key }) => key).filter((key) => !isMark(key) && !empty.has(key));
  const [gone, came] = [keys(was), keys(is)];
  const either = [...gone, ...came];
  if (either.length === 0) return null;
  const differ = (pattern: RegExp) =>
    either.some((key) => pattern.test(key) && gone.includes(key) !== came.includes(key));
  if (differ(figures)) return 'a number changed';
  if (differ(negations)) return 'a negation or an exception changed';
  if (isSameSense(gone, came)) return null;
  if (differ(duties)) return 'who may or must, or when, changed';
  if (differ(spans)) return 'a time changed';
  if (differ(parties)) return 'a party changed';
  // A few words more on one side alone add or take a condition; others are taken for wording.
  return (gone.length === 0 || came.length === 0) && either.length >= 3
    ? 'words were added or taken out'
    : null;
}

/** Words in another form say the same: 'notice in writing' and 'written notice'. */
const form = (key: string): string => (key === 'writing' ? 'written' : key);

const contentOf = (tokens: readonly Token[]): string[] =>
  tokens.map(({ key }) => form(key)).filter((key) => !isMark(key) && !empty.has(key));

/** Whether all that went came again elsewhere: words in another order, nothing more. */
function isOnlyMoved(found: readonly { was: Token[]; is: Token[] }[]): boolean {
  const all = (side: 'was' | 'is') =>
    found
      .flatMap((each) => contentOf(each[side]))
      .sort()
      .join(' ');
  // Who pays whom is also a matter of order, so names of parties must stay where they are.
  return (
    all('was') === all('is') &&
    !found.some(({ was, is }) => [...was, ...is].some(({ key }) => parties.test(key)))
  );
}

/** The sentences of one text that the other has too, in another order. */
function movedSentences(left: string, right: string): string[] {
  const key = (sentence: string) => sentence.toLowerCase().replace(/\s+/g, ' ');
  const [one, other] = [sentencesOf(left), sentencesOf(right)];
  const theirs = other.map(key);
  const isSame = one.length > 1 && one.map(key).sort().join('|') === theirs.toSorted().join('|');
  return isSame ? one.filter((sentence, at) => theirs[at] !== key(sentence)) : [];
}

/** A comma before 'who' or 'which' says of all of them what the clause without it says of some. */
function commaChanges(left: string, right: string): ClauseChange[] {
  const found = (text: string) => [...text.matchAll(/(\p{L}+)(,?)\s+(?:who|which|whose)\b/giu)];
  const [one, other] = [found(left), found(right)];
  return one.flatMap((match, at) => {
    const now = other[at];
    return now && now[1]?.toLowerCase() === match[1]?.toLowerCase() && now[2] !== match[2]
      ? [
          {
            was: `${match[1]}${match[2]}`,
            is: `${now[1]}${now[2]}`,
            because: 'a comma changed whom it is about',
          },
        ]
      : [];
  });
}

/** Numbers of clauses, such as 2.1 before a sentence, are no figures of the contract. */
const isNumbering = (tokens: readonly Token[]): boolean => {
  const keys = tokens.map(({ key }) => key).filter((key) => !isMark(key));
  return keys.length === 1 && /^\d+\.\d+$/.test(keys[0] ?? '');
};

/** Compares two versions of a clause word by word. Numbers count whether they are written as words or digits. */
export function compareClauses(left: string, right: string): ComparedClauses {
  const plain = (text: string) =>
    text.replace(/(\p{L}+)\s*\((\d+)\)/gu, (whole, word: string, digits: string) =>
      numberWords(word.toLowerCase()) === digits ? digits : whole,
    );
  const moved = movedSentences(left, right);
  if (moved.length > 0)
    return {
      changes: moved.flatMap((sentence) => [
        { was: sentence, is: '', because: null },
        { was: '', is: sentence, because: null },
      ]),
      matters: false,
    };
  const startsNumbered = (text: string) => /(?:^|[.;]\s+|\n)\d+\.\d+\s+["“\p{Lu}]/u.test(text);
  const numbered = startsNumbered(left) && startsNumbered(right);
  const found = hunks(tokensOf(plain(left)), tokensOf(plain(right))).filter(({ was, is }) =>
    [...was, ...is].some(({ key }) => !isMark(key)),
  );
  if (found.length > 0 && isOnlyMoved(found)) {
    const side = (name: 'was' | 'is') => said(found.flatMap((each) => each[name]));
    return { changes: [{ was: side('was'), is: side('is'), because: null }], matters: false };
  }
  const changes = [
    ...found.map(({ was, is }) => ({
      was: said(was),
      is: said(is),
      because: numbered && isNumbering(was) && isNumbering(is) ? null : reasonFor(was, is),
    })),
    ...commaChanges(left, right),
  ];
  return { changes, matters: changes.some(({ because }) => because !== null) };
}
