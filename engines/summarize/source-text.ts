import { sentencesOf } from '../retrieve/sentences.ts';

/** A sentence of a text, and which paragraph it stands in. */
export interface SourceSentence {
  text: string;
  paragraph: number;
}

/** A text as it is summarised. */
export interface SourceText {
  title: string;
  /** ISO 8601; empty where nobody knows. */
  published: string;
  sentences: readonly SourceSentence[];
}

/** What is summarised: paragraphs in sentences, headings left out. */
export const sourceText = (title: string, published: string, paragraphs: readonly string[]): SourceText => ({
  title,
  published,
  sentences: paragraphs.flatMap((text, paragraph) =>
    sentencesOf(text).map((one) => ({ text: one, paragraph })),
  ),
});
