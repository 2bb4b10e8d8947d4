import type { Block } from '#features/tool-history/blocks.ts';
import { isRecord, isText, listOf, orNull, shaped } from '#lib/files/shape.ts';
import type { ResultOf } from '../kit/saved/result-of.ts';
import {
  type AwayFile,
  answerOf,
  type Calculated,
  type Conversation,
  isAnswered,
  type Quote,
  type Turn,
  type WrittenAnswer,
} from './conversation.ts';
import { openExample } from './examples/open-example.ts';
import { saidAuthor, verdictWords } from './words.ts';

const quoteBlock = ({ text, answer, name, where }: Quote): Block => ({
  is: 'quote',
  text,
  mark: answer,
  from: `${name}, ${where}`,
});

const calculatedBlocks = ({ name, query, value, groups, rows }: Calculated): Block[] => [
  ...(value ? [{ is: 'answer', text: value, note: null } as const] : []),
  ...(groups.length > 0
    ? [{ is: 'list', items: groups.map(([key, sum]) => `${key}: ${sum}`) } as const]
    : []),
  ...rows.map((text): Block => ({ is: 'quote', text, mark: null, from: name })),
  { is: 'text', text: `Calculated over ${name}: ${query}` },
];

const writtenBlocks = ({ by, sentences, quotes }: WrittenAnswer): Block[] => {
  if (sentences.length === 0) return [];
  const words = sentences.map(
    ({ text, sources }) => `${text} ${sources.map((at) => `[${at + 1}]`).join('')}`,
  );
  return [
    { is: 'text', text: words.join(' ') },
    { is: 'text', text: quotes.map(({ name, where }, at) => `[${at + 1}] ${name}, ${where}`).join('\n') },
    { is: 'text', text: saidAuthor(by) },
  ];
};

function turnBlocks(turn: Turn): Block[] {
  const { question, understood, verdict, quotes, nearest, disagree, calculated, written } = turn;
  const answer = answerOf(turn);
  const note = verdict === 'probable' ? verdictWords.probable : null;
  return [
    { is: 'heading', text: question },
    ...(understood ? [{ is: 'text', text: `Understood as: ${understood}` } as const] : []),
    ...(calculated ? calculatedBlocks(calculated) : []),
    ...(written ? writtenBlocks(written) : []),
    ...(answer ? [{ is: 'answer', text: answer, note } as const] : []),
    ...(disagree ? [{ is: 'text', text: 'The files disagree:' } as const] : []),
    ...quotes.map(quoteBlock),
    ...(isAnswered(turn)
      ? []
      : [
          { is: 'text', text: `${verdictWords.absent}. Closest passages:` } as const,
          ...nearest.map(quoteBlock),
        ]),
  ];
}

/** The conversation as anybody can read it: the names of the files, then each answer with its quotations. */
export function blocksOf({ files, away = [], turns }: Conversation): Block[] {
  const names = [
    ...files.map(({ document: { name }, address }) => (address ? `${name} (${address})` : name)),
    ...away.map(({ name }) => name),
  ];
  return [...(names.length > 0 ? [{ is: 'list', items: names } as const] : []), ...turns.flatMap(turnBlocks)];
}

/** A conversation without its files, of which only the names go along. */
interface ConversationState {
  example: string | null;
  files: AwayFile[];
  turns: Turn[];
}

// Only this project writes them, so their outline tells turns from anything else.
const isTurn = (value: unknown): value is Turn =>
  isRecord(value) && isText(value.id) && isText(value.question) && Array.isArray(value.quotes);
const isState = shaped<ConversationState>({
  example: orNull(isText),
  files: listOf(shaped<AwayFile>({ id: isText, name: isText })),
  turns: listOf(isTurn),
});

/** The door by which a conversation is opened again. */
function pathOf({ files, away = [] }: Conversation): string {
  if (files.length > 0 && files.every(({ address }) => address !== null)) return '/ai-tools/webchat';
  return files.length + away.length > 1 ? '/ai-tools/multifilechat' : '/ai-tools/filechat';
}

/** What of a conversation can be kept in an account and shared. */
export const conversationResult: ResultOf<Conversation> = {
  tool: 'documents',
  goes: 'Questions and answers with their quotes',
  stays: 'Your files stay',
  pathOf,
  blocksOf,
  stateOf: ({ example, files, away = [], turns }): ConversationState => ({
    example,
    files: [...files.map(({ id, document: { name } }) => ({ id, name })), ...away],
    turns: [...turns],
  }),
  restored: async (state, here) => {
    if (!isState(state)) return null;
    const { example, files: named, turns } = state;
    // An example's files are ours, so they are here already.
    const own = example ? (await openExample(example).catch(() => null))?.files : here?.files;
    const files = (own ?? []).filter(({ id }) => named.some((file) => file.id === id));
    const away = named.filter(({ id }) => files.every((file) => file.id !== id));
    const [title, changed] = [turns[0]?.question ?? '', new Date().toISOString()];
    return { id: crypto.randomUUID(), title, pinned: false, changed, example, files, away, turns };
  },
};
