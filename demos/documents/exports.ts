import type { Conversation, Quote, Turn } from './conversation.ts';
import { answerOf } from './conversation.ts';
import { verdictWords } from './words.ts';

const cited = ({ text, name, where }: Quote): string => `> ${text}\n>\n> — ${name}, ${where}`;

function turnLines(turn: Turn): string[] {
  const { question, understood, quotes, nearest, disagree } = turn;
  const answer = answerOf(turn);
  return [
    `## ${question}`,
    ...(understood ? [`Understood as: ${understood}`] : []),
    ...(answer ? [`${verdictWords[turn.verdict]}: **${answer}**`] : [`${verdictWords.absent}.`]),
    ...(disagree ? ['The files disagree:'] : []),
    ...quotes.map(cited),
    ...(quotes.length === 0 && nearest.length > 0 ? ['What comes nearest:', ...nearest.map(cited)] : []),
  ];
}

/** The conversation as Markdown, each answer with its quotations and where they stand. */
export function markdownOf({ title, files, turns }: Conversation): string {
  const list = files.map(({ document, address }) => `- ${document.name}${address ? ` <${address}>` : ''}`);
  return `${[`# ${title}`, list.join('\n'), ...turns.flatMap(turnLines)].join('\n\n')}\n`;
}

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
    quotes: turn.quotes.map(({ name, where, text }) => ({ file: name, where, text })),
    nearest: turn.nearest.map(({ name, where, text }) => ({ file: name, where, text })),
  })),
});
