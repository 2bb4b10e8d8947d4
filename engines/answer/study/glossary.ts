import type { Passage } from '../answer.ts';
import { type Cited, citedSentences, isSentence } from './cited.ts';

/** A term, the sentence that says what it is, and how one would ask for it. */
export interface GlossaryLine extends Cited {
  term: string;
  question: string;
}

const term = "((?:the |an? )?(?:[\\p{L}\\p{N}’'-]+ ){0,3}[\\p{L}\\p{N}’'-]+)";
const says = '(?:means|refers to|stands for|is defined as|shall mean)';

/** Ways to say what a term means, the plainest first. */
const meanings: readonly RegExp[] = [
  new RegExp(`^[“"‘']([^”"’']{2,60})[”"’'],? ${says}\\b`, 'iu'),
  new RegExp(`^${term} ${says}\\b`, 'iu'),
];
/** 'A heat pump is a machine that …': with less, a sentence may only tell how something is. */
const kinds = new RegExp(
  `^${term} is an? [^.,;:]{3,60}? (?:that|which|who|where|whose|used|for|of|to|by)\\b`,
  'iu',
);
const joins = /\b(who|whose|that|which|and|or|if|when|there|here)\b/i;
const vague =
  /^(it|this|that|these|those|there|he|she|they|we|you|i|here|what|which|who|one|each|every|all|any|some|most|the following|the other|the first|the last)\b/i;

const small = (text: string): string => text.replace(/^(?:The|An?)\b/, (word) => word.toLowerCase());

/** The term that a sentence defines. */
function definedIn(sentence: string): Pick<GlossaryLine, 'term' | 'question'> | null {
  const named = (found: string | undefined) =>
    found && !vague.test(found) && !joins.test(found) ? found.trim() : '';
  const bare = (found: string) => found.replace(/^(?:the|an?) /i, '');
  for (const pattern of meanings) {
    const meant = named(pattern.exec(sentence)?.[1]);
    if (meant) return { term: bare(meant), question: `What does “${bare(meant)}” mean?` };
  }
  const kind = named(kinds.exec(sentence)?.[1]);
  return kind ? { term: bare(kind), question: `What is ${small(kind)}?` } : null;
}

/** The terms that documents explain, by the alphabet, each with the first sentence that does. */
export function glossaryOf(passages: readonly Passage[]): GlossaryLine[] {
  const found = new Map<string, GlossaryLine>();
  for (const { text, span } of citedSentences(passages)) {
    const defined = isSentence(text) ? definedIn(text) : null;
    const key = defined?.term.toLowerCase();
    if (defined && key && !found.has(key)) found.set(key, { ...defined, text, span });
  }
  return [...found.values()].sort((one, other) => one.term.localeCompare(other.term));
}
