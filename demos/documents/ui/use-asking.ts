import { useRef } from 'react';
import type { Library, Models } from '#engines/answer/answer.ts';
import { documentTitle } from '#engines/answer/document-title.ts';
import { makeLibrary } from '#engines/answer/library.ts';
import { passagesOf } from '#engines/answer/passages.ts';
import { modelsFor } from '../../kit/models/models.ts';
import { useQueue } from '../../kit/run/use-queue.ts';
import type { AskProgress } from '../ask-progress.ts';
import {
  answerOf,
  type Conversation,
  type ConversationFile,
  type Turn,
  type Where,
  type WrittenAnswer,
} from '../conversation.ts';
import { sourcesOf, turnOf } from '../quotes.ts';
import { writtenAnswer } from '../written-answer.ts';

interface Asking {
  /** What is asked: fetched first where it is not here yet. */
  open: () => Promise<Pick<Conversation, 'files' | 'turns'>>;
  where: Where;
  /** Whether a provider writes from what was found. */
  isWritten: boolean;
  onTurn: (turn: Turn) => void;
}

interface Prepared {
  files: readonly ConversationFile[];
  where: Where;
  library: Library;
}

/**
 * Asks the files one question after the other, so that each follows the answer before it. The files are prepared once,
 * with the first question: nothing is sent before somebody asks.
 */
export function useAsking({ open, where, isWritten, onTurn }: Asking) {
  const prepared = useRef<Prepared | null>(null);
  const models = useRef<Models | null>(null);
  return useQueue<string, AskProgress, Turn>(async (question, { report, signal }) => {
    const { files, turns } = await open();
    // A library outlives the question it was made for: each question brings models that end with its own signal.
    const now = modelsFor(where, { signal, report: (told) => report({ is: 'model', report: told }) });
    models.current = now;
    if (prepared.current?.files !== files || prepared.current.where !== where) {
      const passages = passagesOf(files.map(({ document }) => document));
      const current: Models = {
        embed: (texts) => (models.current ?? now).embed(texts),
        read: (...asked) => (models.current ?? now).read(...asked),
      };
      const library = await makeLibrary(
        passages,
        current,
        (done, of) => report({ is: 'preparing', done, of }),
        files.map(({ document }) => documentTitle(document)),
      );
      prepared.current = { files, where, library };
    }
    const { library } = prepared.current;
    const before = turns.map((turn) => ({ question: turn.question, answer: answerOf(turn) }));
    const answer = await library.ask(question, before);
    const asked = { files, passages: library.passages };
    const turn = turnOf(question, answer, asked, where);
    if (!isWritten || where === 'browser') return turn;
    const quotes = sourcesOf(answer, asked);
    const tell = (written: WrittenAnswer) => report({ is: 'writing', turn: { ...turn, written } });
    return { ...turn, written: await writtenAnswer(answer.question, quotes, { signal, tell }) };
  }, onTurn);
}
