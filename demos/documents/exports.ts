import { markdownOfResult } from '#features/tool-history/markdown.ts';
import { answerOf, type Conversation, type Quote } from './conversation.ts';
import { blocksOf } from './result.ts';

/** The conversation as Markdown, each answer with its quotations and where they stand. */
export const markdownOf = (conversation: Conversation): string =>
  markdownOfResult(conversation.title, blocksOf(conversation));

const sourceOf = ({ name, where, text }: Quote) => ({ file: name, where, text });

/** The conversation for programs: files by name, not by content. */
export const jsonOf = ({ title, changed, files, turns }: Conversation): object => ({
  title,
  changed,
  files: files.map(({ document: { name, kind, title: own }, address }) => ({
    name,
    kind,
    title: own,
    address,
  })),
  turns: turns.map((turn) => ({
    question: turn.question,
    understood: turn.understood,
    verdict: turn.verdict,
    answer: answerOf(turn),
    disagree: turn.disagree,
    quotes: turn.quotes.map(sourceOf),
    nearest: turn.nearest.map(sourceOf),
    calculated: turn.calculated && { ...turn.calculated, marks: undefined, part: undefined },
    written: turn.written && { ...turn.written, quotes: turn.written.quotes.map(sourceOf) },
  })),
});
