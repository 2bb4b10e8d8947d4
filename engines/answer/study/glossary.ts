import type { Passage } from '../answer.ts';
import { type Cited, citedSentences, isSentence } from './cited.ts';

/** A term, and the sentence that says what it is. */
export interface GlossaryLine extends Cited {
  term: string;
}

const term = "((?:[\\p{L}\\p{N}’'-]+ ){0,4}[\\p{L}\\p{N}’'-]+)";
const article = '(?:the |an? )?';

/** Ways to say what a term means, the plainest first. */
const definitions: readonly RegExp[] = [
  /^[“"‘']([^”"’']{2,60})[”"’'],? (?:means|refers to|is|are|stands for|shall mean)\b/iu,
  new RegExp(
    `^${article}${term} (?:means|refers to|stands for|is defined as|are defined as|is known as)\\b`,
    'iu',
  ),
  new RegExp(`^${article}${term} (?:is|are) (?:an?|the|any|all|one of|our|your) \\p{L}`, 'iu'),
];
const vague =
  /^(it|this|that|these|those|there|he|she|they|we|you|i|here|what|which|who|one|each|every|all|any|some|most|the following|the other|the first|the last)\b/i;

/** The term that a sentence defines. */
function definedIn(sentence: string): string | null {
  for (const pattern of definitions) {
    const found = pattern.exec(sentence)?.[1]?.trim();
    if (found && !vague.test(found)) return found;
  }
  return null;
}

/** The terms that documents explain, by the alphabet, each with the first sentence that does. */
export function glossaryOf(passages: readonly Passage[]): GlossaryLine[] {
  const found = new Map<string, GlossaryLine>();
  for (const { text, span } of citedSentences(passages)) {
    const named = isSentence(text) ? definedIn(text) : null;
    if (!named) continue;
    const key = named.toLowerCase();
    if (!found.has(key)) found.set(key, { term: named, text, span });
  }
  return [...found.values()].sort((one, other) => one.term.localeCompare(other.term));
}
