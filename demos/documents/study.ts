import type { Models, Passage, Span } from '#engines/answer/answer.ts';
import { glossaryOf } from '#engines/answer/study/glossary.ts';
import { keyPoints } from '#engines/answer/study/key-points.ts';
import { outlineOf } from '#engines/answer/study/outline.ts';
import { confirmedQuestions } from '#engines/answer/study/questions.ts';
import { type QuizQuestion, quizOf } from '#engines/answer/study/quiz.ts';
import { timeLine } from '#engines/answer/study/time-line.ts';
import type { ConversationFile, Quote } from './conversation.ts';
import { quoteOf } from './quotes.ts';

/** What helps to know a document: aids that need no model, and those that one is asked for. */
export const aids = {
  outline: 'Outline',
  glossary: 'Glossary',
  timeline: 'Timeline',
  points: 'Key sentences',
  questions: 'Questions and answers',
  quiz: 'Quiz',
} as const;
export type Aid = keyof typeof aids;

/** Aids that are made from the text alone, at once. */
export const plainAids: ReadonlySet<Aid> = new Set<Aid>(['outline', 'glossary', 'timeline']);

/** A line of a study aid with the place it quotes. */
export interface StudyLine {
  /** In front of the text: a term, a date, a question. */
  lead: string | null;
  text: string;
  /** How far in it stands. */
  level: number;
  /** Answers to choose from, in a quiz. */
  options: readonly string[];
  quote: Quote;
}

interface Source {
  files: readonly ConversationFile[];
  passages: readonly Passage[];
}

interface Given {
  lead?: string;
  text: string;
  level?: number;
  options?: readonly string[];
  span: Span;
}

const linesOf = (source: Source, given: readonly Given[]): StudyLine[] =>
  given.flatMap(({ lead = null, text, level = 1, options = [], span }) => {
    const quote = quoteOf(source, span, null);
    return quote ? [{ lead, text, level, options, quote }] : [];
  });

const mostQuestions = 8;

const ofQuiz = ({ question, answer, options, sentence }: QuizQuestion): Given => ({
  lead: question,
  text: answer,
  options,
  span: sentence,
});

/** The lines of an aid. */
export async function studyLines(
  aid: Aid,
  source: Source,
  models: Models,
  signal: AbortSignal,
): Promise<StudyLine[]> {
  const { files, passages } = source;
  switch (aid) {
    case 'outline':
      return linesOf(
        source,
        outlineOf(
          files.map(({ document }) => document),
          passages,
        ),
      );
    case 'glossary':
      return linesOf(
        source,
        glossaryOf(passages).map(({ term, ...line }) => ({ lead: term, ...line })),
      );
    case 'timeline':
      return linesOf(
        source,
        timeLine(passages).map(({ said, ...line }) => ({ lead: said, ...line })),
      );
    case 'points':
      return linesOf(source, await keyPoints(passages, models.embed));
    case 'questions':
    case 'quiz': {
      const found = await confirmedQuestions(passages, models.read, { most: mostQuestions, signal });
      const quiz = quizOf(found).map(ofQuiz);
      // A quiz with one answer to choose from is none.
      const asked = aid === 'quiz' ? quiz.filter(({ options = [] }) => options.length > 1) : quiz;
      return linesOf(source, asked);
    }
  }
}
