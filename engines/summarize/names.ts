/** Somebody or something that a text names, and in which of its sentences. */
export interface Name {
  name: string;
  sentences: readonly number[];
}

const days = 'Mon|Tues|Wednes|Thurs|Fri|Satur|Sun';
const part = `(?!(?:${days})day\\b)(?:\\p{Lu}[\\p{L}’'-]*\\p{L}|(?:\\p{Lu}\\.){2,}|\\p{Lu}\\.(?=\\s\\p{Lu}))`;
const run = new RegExp(`(?:${part})(?:\\s+(?:(?:of|de|van|von|der|la|le|al|&)\\s+)?(?:${part}))*`, 'gu');
const calendar =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i)$/i;
const openers =
  /^(the|a|an|this|that|these|those|it|its|he|she|they|we|you|his|her|their|our|in|on|at|by|for|from|with|after|before|since|until|while|when|where|what|who|why|how|but|and|or|so|if|as|to|of|no|not|yes|there|here|all|some|most|many|more|one|two|three|first|last|next|now|then|still|also|both|each|every|about|under|over|between|during|because|although|despite|without|within|asked|according)$/i;

/** Each is compared with all others; no article names more. */
const mostCompared = 1000;

/** A name without the word of the sentence that only happens to be large. */
function bare(found: string): string {
  const words = found.split(/\s+/);
  while (words.length > 0 && openers.test(words[0] ?? '')) words.shift();
  while (words.length > 0 && calendar.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/['’]s$/, '');
}

/** The names of a text, those it speaks of most first. A word that is large only where sentences begin is none. */
export function namesIn(sentences: readonly string[]): Name[] {
  const seen = new Map<string, { places: Set<number>; inside: boolean }>();
  for (const [at, sentence] of sentences.entries()) {
    for (const match of sentence.matchAll(run)) {
      const name = bare(match[0]);
      if (name.length < 2 || calendar.test(name) || openers.test(name)) continue;
      const opens = /^["'“‘(\s]*$/.test(sentence.slice(0, match.index)) && match[0].startsWith(name);
      const known = seen.get(name) ?? { places: new Set<number>(), inside: false };
      known.places.add(at);
      known.inside ||= !opens || name.includes(' ');
      seen.set(name, known);
    }
  }
  const names = [...seen].filter(([, { inside }]) => inside).slice(0, mostCompared);
  // 'Okafor' is 'Mara Okafor' again, where only one such name is there.
  const whole = (name: string) =>
    names.filter(([other]) => other !== name && ` ${other} `.includes(` ${name} `)).map(([other]) => other);
  const merged = new Map<string, Set<number>>();
  for (const [name, { places }] of names) {
    const longer = whole(name);
    const home = longer.length === 1 && !name.includes(' ') ? (longer[0] ?? name) : name;
    merged.set(home, new Set([...(merged.get(home) ?? []), ...places]));
  }
  return [...merged]
    .map(([name, places]) => ({ name, sentences: [...places].sort((one, other) => one - other) }))
    .sort(
      (one, other) =>
        other.sentences.length - one.sentences.length || (one.sentences[0] ?? 0) - (other.sentences[0] ?? 0),
    );
}
