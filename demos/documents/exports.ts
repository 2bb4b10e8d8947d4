import {
  answerOf,
  type Calculated,
  type Conversation,
  isAnswered,
  type Quote,
  type Turn,
  type WrittenAnswer,
} from './conversation.ts';
import { verdictWords } from './words.ts';

const cited = ({ text, name, where }: Quote): string => `> ${text}\n>\n> — ${name}, ${where}`;

const calculatedLines = ({ name, query, value, groups, rows }: Calculated): string[] => [
  ...(value ? [`**${value}**`] : []),
  ...(groups.length > 0 ? [groups.map(([key, sum]) => `- ${key}: ${sum}`).join('\n')] : []),
  ...rows.map((row) => `> ${row}`),
  `Calculated over ${name}: \`${query}\``,
];

const writtenLines = ({ sentences, quotes }: WrittenAnswer): string[] => {
  if (sentences.length === 0) return [];
  const words = sentences.map(
    ({ text, sources }) => `${text} ${sources.map((at) => `[${at + 1}]`).join('')}`,
  );
  return [words.join(' '), quotes.map(({ name, where }, at) => `[${at + 1}] ${name}, ${where}`).join('\n')];
};

function turnLines(turn: Turn): string[] {
  const { question, understood, quotes, nearest, disagree, calculated, written } = turn;
  const answer = answerOf(turn);
  return [
    `## ${question}`,
    ...(understood ? [`Understood as: ${understood}`] : []),
    ...(calculated ? calculatedLines(calculated) : []),
    ...(written ? writtenLines(written) : []),
    ...(answer ? [`${verdictWords[turn.verdict]}: **${answer}**`] : []),
    ...(disagree ? ['The files disagree:'] : []),
    ...quotes.map(cited),
    ...(isAnswered(turn) ? [] : [`${verdictWords.absent}. What comes nearest:`, ...nearest.map(cited)]),
  ];
}

/** The conversation as Markdown, each answer with its quotations and where they stand. */
export function markdownOf({ title, files, turns }: Conversation): string {
  const list = files.map(({ document, address }) => `- ${document.name}${address ? ` <${address}>` : ''}`);
  return `${[`# ${title}`, list.join('\n'), ...turns.flatMap(turnLines)].join('\n\n')}\n`;
}

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
