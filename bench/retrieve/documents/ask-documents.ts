import { answerOf, type ConversationFile, type Turn } from '#demos/documents/conversation.ts';
import { turnOf } from '#demos/documents/quotes.ts';
import type { Models } from '#engines/answer/answer.ts';
import { documentTitle } from '#engines/answer/document-title.ts';
import { makeLibrary } from '#engines/answer/library.ts';
import { passagesOf } from '#engines/answer/passages.ts';
import { readDocument } from '#engines/documents/read-document.ts';
import { plainWords } from '../answer-scores.ts';
import type { OwnDocument, OwnQuestion } from './own-document.ts';

/** What the tool made of a question. */
export interface Outcome {
  document: string;
  question: string;
  /** Whether what it quotes first, or the rows it looked at, hold the words of the right place. */
  isPlaceFound: boolean;
  isRight: boolean;
  said: string;
}

/** A right answer may have so many words around it: 'at least 40 centimetres from every wall'. */
const mostMore = 6;

/** Whether an answer has the words of a right one in their order, and few others. */
export function isRight(given: string, answers: readonly string[]): boolean {
  const said = plainWords(given);
  return answers.some((answer) => {
    const wanted = plainWords(answer);
    return ` ${said.join(' ')} `.includes(` ${wanted.join(' ')} `) && said.length <= wanted.length + mostMore;
  });
}

/** What somebody sees first: the result of a calculation, or the reader's short answer. */
function shownOf(turn: Turn): string {
  const { calculated, verdict } = turn;
  const answer = answerOf(turn);
  if (!calculated || verdict === 'sure') return answer;
  if (calculated.value !== null) return calculated.value;
  return calculated.groups[0]?.join(' ') ?? calculated.rows[0] ?? answer;
}

function placeOf({ quotes, calculated }: Turn, file: ConversationFile): string {
  const rows = calculated
    ? calculated.marks.map(({ block }) => file.document.parts[calculated.part]?.blocks[block]?.text)
    : [];
  return [quotes[0]?.text, ...rows].join('\n');
}

function outcomeOf(turn: Turn, file: ConversationFile, { question, answers, place }: OwnQuestion): Outcome {
  const said = shownOf(turn);
  return {
    document: file.document.name,
    question,
    isPlaceFound: placeOf(turn, file).includes(place),
    isRight: isRight(said, answers),
    said,
  };
}

/** Reads each document as the tool does, and asks it by itself. */
export async function askDocuments(documents: readonly OwnDocument[], models: Models): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, make, questions } of documents) {
    const document = await readDocument(name, await make());
    const file: ConversationFile = { id: name, document, bytes: null, address: null };
    const library = await makeLibrary(passagesOf([document]), models, undefined, [documentTitle(document)]);
    for (const asked of questions) {
      const answer = await library.ask(asked.question);
      const turn = turnOf(asked.question, answer, { files: [file], passages: library.passages }, 'server');
      outcomes.push(outcomeOf(turn, file, asked));
    }
  }
  return outcomes;
}
