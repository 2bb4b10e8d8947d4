import type { Place } from './place.ts';

/** What a letter can ask of its reader. */
export type AskKind = 'pay' | 'send' | 'come' | 'call' | 'bring' | 'object' | 'act';

export interface Ask extends Place {
  kind: AskKind;
  /** The letter leaves it to the reader: 'you may', 'if you cannot come'. */
  isChoice: boolean;
}

const nothing =
  /\b(?:(?:do not|don['’]t) (?:have|need) to do any\w*|no action is (?:needed|required|necessary)|nothing (?:to|you need to|you have to) do|for your information only)\b/i;
const free =
  /\b(?:(?:do not|don['’]t) (?:have|need) to pay any\w*|no payment is (?:needed|required|necessary)|nothing (?:to|you need to|you have to) pay|free of charge)\b/i;
const demands =
  /\b(?:please|you (?:must|need to|have to|are (?:required|asked|requested) to)|we (?:ask|require|need) you|is (?:now )?(?:due|payable|overdue)|kindly|make sure)\b|^(?:send|return|sign|call|bring|pay|reply|complete|fill in|if you pay)\b/i;
const allows = /\byou (?:may|can|could|are (?:free|entitled) to|have the right to)\b/i;
/** 'If you cannot come, please call': only somebody in that case is asked. */
const depends = /^if you (?!pay\b)/i;
const refuses = /\b(?:do not|don['’]t) (?:have|need) to\b/i;
const invites =
  /\b(?:booked|made|arranged) (?:an? )?\w*\s?(?:appointment|interview|meeting|visit)\b|\byour appointment is\b|\bexpect you\b/i;

// The first match names what the letter asks for, so the easiest to recognise come first.
const kinds: readonly (readonly [AskKind, RegExp])[] = [
  ['object', /\b(?:challenge|appeal|object(?:ion)?|dispute|disagree|complain(?:t)?|review of)\b/i],
  ['call', /\b(?:call|phone|ring|telephone|contact)\b/i],
  ['pay', /\b(?:pay(?:able|ment)?|settle|transfer|amount due|balance|outstanding)\b/i],
  [
    'send',
    /\b(?:return|send|submit|provide|sign|fill|complete|reply|answer|post|upload|tell us|let us know)\b/i,
  ],
  ['bring', /\bbring\b/i],
  ['come', /\b(?:attend|come|visit|arrive|report to)\b/i],
];

/** What a sentence asks for, or null. */
export function askOf(sentence: string): Pick<Ask, 'kind' | 'isChoice'> | null {
  if (refuses.test(sentence) || nothing.test(sentence)) return null;
  if (invites.test(sentence)) return { kind: 'come', isChoice: false };
  const isDemand = demands.test(sentence);
  if (!isDemand && !allows.test(sentence)) return null;
  const isChoice = !isDemand || depends.test(sentence);
  const kind = kinds.find(([, words]) => words.test(sentence))?.[0];
  if (!kind) return isDemand ? { kind: 'act', isChoice: false } : null;
  return { kind, isChoice };
}

/** The sentence that says nothing has to be done, if there is one. */
export const asksNothing = (sentence: string): boolean => nothing.test(sentence);

/** The sentence that says nothing has to be paid. */
export const asksNoMoney = (sentence: string): boolean => free.test(sentence);

/** A sentence that says what happens without an answer. */
export const tellsConsequence = (sentence: string): boolean =>
  /\bif (?:you (?:do not|don['’]t|neither|fail)|we (?:have not|haven['’]t|do not|don['’]t)|payment is not)\b|\b(?:otherwise|failing (?:this|which)|without (?:payment|an? (?:answer|reply)))\b|\bmissed without\b/i.test(
    sentence,
  );

/** The same within a sentence: 'You may also object'. */
export const askVerbs: Readonly<Record<AskKind, string>> = {
  pay: 'pay',
  send: 'send something back',
  come: 'come to an appointment',
  call: 'call or write',
  bring: 'bring something along',
  object: 'object',
  act: 'do something',
};

/** What a letter asks for, as a line of its own. */
export const askNames: Readonly<Record<AskKind, string>> = {
  pay: 'Pay',
  send: 'Send something back',
  come: 'Come to an appointment',
  call: 'Call or write',
  bring: 'Bring something along',
  object: 'Object, if you disagree',
  act: 'Do something',
};
