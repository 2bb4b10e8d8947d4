import { isSmallWord } from '../retrieve/words.ts';
import type { AskedBefore } from './answer.ts';

const helper =
  /^(is|are|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|be|been)$/i;
const doing = /\b(do|does|did|can|could|will|would|should|must|may)\b/i;
const participle =
  /^(?:\p{L}{2,}(?!e)\p{L}ed|made|kept|paid|sold|held|built|written|found|done|given|sent|meant|due)$/iu;
const determiner = /^(the|an?|my|our|your)$/i;
/** What opens a question, as 'how much' in 'How much is it?'. */
const head =
  /^\W*(?:(?:in|on|at|by|since|until|from|for|to|with)\s+)?(?:who|whom|whose|what|which|when|where|why|how)(?:\s+(?:much|many|long|often|old|far|high|tall|large|big|late|early|soon|kind of|type of))?\b/i;
const person = /\b(he|she|him|his|hers?)\b/i;
const thing = /\b(it|its|they|them|their|theirs)\b/i;
/** 'That' joins clauses as well: it means what was spoken of only before a helping verb, or at the end. */
const pointing =
  /\b(that|this|those|these)\b(?=\s*(?:[?.!]|$|is\b|are\b|was\b|were\b|does\b|do\b|did\b|will\b|mean\b))/i;
const owns = /^(its|his|hers?|theirs?)$/i;
const addition = /^\W*(?:and|or|but|what about|how about|and what about)\b[\s,]*/i;

const bare = (question: string): string => question.trim().replace(/[\s?.!]+$/, '');

/**
 * What a question is about: the first words that belong together and are neither its head nor grammar, such as 'the
 * harbour tram' in 'How much did the harbour tram cost?'.
 */
export function topicOf(question: string): string {
  const words = bare(question).replace(head, '').trim().split(/\s+/).filter(Boolean);
  const runs: string[][] = [];
  let run: string[] = [];
  for (const word of words) {
    const plain = word.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, '');
    const opens = determiner.test(plain);
    if (!opens && !helper.test(plain) && !isSmallWord(plain)) run.push(word);
    else {
      runs.push(run);
      run = opens ? [word] : [];
    }
  }
  runs.push(run);
  const named = runs.filter((each) => each.some((word) => !determiner.test(word)));
  const [first = []] = named;
  const fewest = determiner.test(first[0] ?? '') ? 3 : 2;
  // 'Did the tram cost', 'was the tram built': the verb at the end is what is asked, not what it is asked of.
  const hasVerb = doing.test(question) || participle.test(first.at(-1) ?? '');
  const endsInVerb = named.length === 1 && first.length >= fewest && hasVerb;
  return (endsInVerb ? first.slice(0, -1) : first).join(' ').replace(/[,;:]+$/, '');
}

/** A pronoun replaced by what it refers to. */
const replaced = (question: string, pronoun: RegExp, meant: string): string =>
  question.replace(pronoun, (word) => (owns.test(word) ? `${meant}'s` : meant));

/**
 * A question that follows another as one that can be asked by itself: 'it' becomes what the last question was about, 'she'
 * its answer if that asked for somebody, and a question without a subject ('And on Sundays?') borrows the last one's.
 */
export function understood(question: string, before: readonly AskedBefore[] = []): string {
  const last = before.at(-1);
  const asked = question.trim();
  if (!last) return asked;
  const topic = topicOf(last.question);
  const asksForSomebody = /^\W*(who|whom|whose|which (person|man|woman))\b/i.test(last.question);
  const somebody = asksForSomebody && last.answer ? last.answer : topic;
  if (person.test(asked) && somebody) return replaced(asked, person, somebody);
  if (thing.test(asked) && topic) return replaced(asked, thing, topic);
  if (pointing.test(asked) && topic) return replaced(asked, pointing, topic);
  if (addition.test(asked)) return `${bare(last.question)}, ${bare(asked.replace(addition, ''))}?`;
  const rest = bare(asked).replace(head, '').trim();
  // 'Why?' alone asks it of what the last question said.
  if (rest === '' && head.test(asked))
    return `${bare(asked)} ${bare(last.question).replace(head, '').trim()}?`;
  return asked;
}
