import type { Block } from '#features/tool-history/blocks.ts';
import { isRecord, isText, listOf } from '#lib/files/shape.ts';
import { counted } from '#lib/money/grouped.ts';
import type { ResultOf } from '../kit/saved/result-of.ts';
import { laterThan, type SavedThing } from '../kit/saved/saved-thing.ts';
import { savedThings } from '../kit/saved/saved-things.ts';
import type { LeafletAnswer } from './answer-leaflet.ts';
import { answerBlocks, originBlock } from './exports.ts';

/** What somebody asked the leaflet, the newest first, with what it said. */
export interface LeafletTalk extends SavedThing {
  answers: readonly LeafletAnswer[];
}

const isCall = (value: unknown) => value === 'emergency' || value === 'maternity' || value === 'midwife';
const isVerdict = (value: unknown) => value === 'sure' || value === 'probable';
const isQuote = (value: unknown) =>
  isRecord(value) &&
  [value.section, value.before, value.answer, value.after].every(isText) &&
  isVerdict(value.verdict);
const isWarning = (value: unknown) => isRecord(value) && isText(value.about) && isCall(value.call);

const isAnswer = (value: unknown): value is LeafletAnswer =>
  isRecord(value) &&
  isText(value.question) &&
  (value.warning === null || isWarning(value.warning)) &&
  (value.quote === null || isQuote(value.quote)) &&
  listOf(isText)(value.nearest);

const isTalk = (value: unknown): value is LeafletTalk =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.title) &&
  isText(value.changed) &&
  listOf(isAnswer)(value.answers);

const mostAnswers = 40;

/** A talk that has only begun: it is kept once something was asked. */
export const newTalk = (answers: readonly LeafletAnswer[] = []): LeafletTalk => ({
  id: answers.length > 0 ? crypto.randomUUID() : 'example',
  title: (answers.at(-1)?.question ?? '').slice(0, 80),
  pinned: false,
  changed: answers.length > 0 ? new Date().toISOString() : '',
  answers,
});

/** The talk with an answer on top; a question that was asked before moves there. */
export function withAnswer(talk: LeafletTalk, answer: LeafletAnswer): LeafletTalk {
  const others = talk.answers.filter(({ question }) => question !== answer.question);
  if (talk.answers.length === 0) return newTalk([answer]);
  return { ...talk, answers: [answer, ...others].slice(0, mostAnswers), changed: laterThan(talk.changed) };
}

const blocksOf = ({ answers }: LeafletTalk): Block[] => [originBlock, ...answers.flatMap(answerBlocks)];

/** What of a talk can be kept in an account and shared. */
export const talkResult: ResultOf<LeafletTalk> = {
  tool: 'leaflet',
  goes: 'Your questions to the leaflet, with their answers,',
  stays: 'Everything else stays',
  pathOf: () => '/pregnancy-chatbot',
  blocksOf,
  stateOf: ({ answers }) => ({ answers }),
  restored: async (state) => {
    if (!isRecord(state) || !listOf(isAnswer)(state.answers)) return null;
    return newTalk(state.answers);
  },
};

/** The talks in this browser. */
export const talks = savedThings<LeafletTalk>({
  name: 'leaflet-talks',
  is: isTalk,
  result: talkResult,
  headOf: ({ answers }) => ({
    about: counted(answers.length, 'question'),
    holds: answers.map(({ question }) => question),
  }),
});
