import type { Verdict } from '#engines/answer/answer.ts';
import { counted, grouped } from '#lib/money/grouped.ts';
import type { Author } from '../kit/models/author.ts';
import { reportWords } from '../kit/models/report-words.ts';
import type { SavedWords } from '../kit/saved/saved-sheet.tsx';
import type { AskProgress } from './ask-progress.ts';
import { type Conversation, type Door, isAnswered, type Where } from './conversation.ts';

export const verdictWords: Record<Verdict, string> = {
  sure: 'Answer',
  probable: 'Probably',
  absent: 'Not in these documents',
};

export const doors: Record<Door, { name: string; path: string }> = {
  file: { name: 'Ask a file', path: '/ai-tools/filechat' },
  files: { name: 'Ask several files', path: '/ai-tools/multifilechat' },
  page: { name: 'Ask a web page', path: '/ai-tools/webchat' },
};

/**
 * What runs where; the model that writes is named, because texts go there. `isCopied` says that the history is in the
 * account, too.
 */
export function whereWords(where: Where, writer: string | null, isCopied = false): string {
  const copied = 'Answers with their quotes are copied to your account.';
  if (where === 'browser')
    return `Your files are read and answered in this browser. ${isCopied ? copied : 'Nothing leaves it.'}`;
  const read =
    'Your files are read in this browser. To answer, we send their text to our server, which doesn’t keep it';
  const said = writer ? `${read}, and passages go to ${writer}, which writes the answer.` : `${read}.`;
  return isCopied ? `${said} ${copied}` : said;
}

/** The result in one sentence. */
export function finding({ files, turns }: Conversation): string {
  const answered = turns.filter(isAnswered).length;
  if (files.length === 0)
    return turns.length === 0
      ? 'Add a file to ask about it'
      : `${counted(answered, 'answer')} from files in another browser`;
  const [first] = files;
  const named = files.length === 1 && first ? first.document.name : counted(files.length, 'file');
  if (turns.length === 0) return `${named} ${files.length === 1 ? 'is' : 'are'} ready for questions`;
  return answered === 0
    ? `Nothing in ${named} answers this`
    : `${counted(answered, 'answer')} from ${named}, ${answered === 1 ? 'with its' : 'each with its'} source`;
}

/** What a new conversation is called: the first question, or the files. */
export function titleOf({ files, turns }: Pick<Conversation, 'files' | 'turns'>): string {
  const names = files.map(({ document }) => document.title ?? document.name);
  const [first] = turns;
  const named = first ? first.question : names.join(', ');
  return (named || 'Empty conversation').slice(0, 80);
}

const wordsIn = (text: string): number => text.split(' ').length;

/** What is in the conversation, in figures. */
export function figuresOf({ files, turns }: Conversation): [name: string, value: string, unit: string][] {
  const parts = files.flatMap(({ document }) => document.parts);
  const words = parts.reduce(
    (sum, { blocks }) => sum + blocks.reduce((all, { text }) => all + wordsIn(text), 0),
    0,
  );
  return [
    ['Files', grouped(files.length), ''],
    ['Pages and parts', grouped(parts.length), ''],
    ['Words', grouped(words), ''],
    ['Questions', grouped(turns.length), ''],
  ];
}

/** The door at a path, if it is one. */
export const doorAt = (path: string): Door | null => {
  const found = (Object.keys(doors) as Door[]).find((door) => doors[door].path === path);
  return found ?? null;
};

/** What is being done for a question, in words and figures. */
export function askWords(progress: AskProgress | null): {
  label: string;
  value?: number;
  max?: number;
  said: string;
} {
  if (progress === null) return { label: 'Looking for the answer', said: '' };
  if (progress.is === 'writing') return { label: 'Writing', said: '' };
  if (progress.is === 'preparing')
    return {
      label: 'Preparing the text (only needed once)',
      value: progress.done,
      max: progress.of,
      said: `${progress.done} of ${progress.of}`,
    };
  return reportWords(progress.report);
}

/** Who wrote an answer, or why the provider did not. */
export const saidAuthor = (by: Author): string =>
  by.is === 'provider'
    ? `Written by ${by.model} from the numbered passages. Our reader found the quotes below.`
    : (by.because ?? 'Quoted by our reader.');

/** What has to be done before a question can be asked; null where it can. */
export function missingFor(isReading: boolean, isExample: boolean, files: number): string | null {
  // While a first file is read, an answer would come from the example.
  if (isReading && (isExample || files === 0)) return 'We’re still reading your file. Ask again in a moment.';
  return isExample || files > 0 ? null : 'Add a file first.';
}

/** What the chatbots inside case studies say. */
export const smallChatWords = {
  bring: 'Drop a PDF anywhere on this page, or choose Word, slides, spreadsheets, e-books, emails or text.',
  whole: 'Continue in the full tool',
  save: 'Save these answers',
  withoutScripts: {
    file: 'To ask your own file, turn on JavaScript. This is our example lease with answers prepared earlier.',
    page: 'To ask a page, turn on JavaScript. This is our example museum page with answers prepared earlier.',
  },
} as const;

/** What is said before a conversation is shared. */
export const shareWords = {
  shows: 'It shows the questions, the answers and their quotes. Your files aren’t included.',
  nothing: 'Ask something first, so that there is something to share.',
};

/** What is said of the conversations in this browser. */
export const savedWords: SavedWords = {
  heading: 'Conversations',
  about: 'Conversations and their files are kept in this browser until you delete them.',
  withWhat: 'with its files',
  all: 'This deletes every conversation and file in this browser for good.',
  another: 'New conversation',
  none: 'What you ask will be listed here, so that you can come back to it.',
  noneFound: 'No conversation contains these words.',
};
