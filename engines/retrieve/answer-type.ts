const capital = /(?<=\S\s)\p{Lu}\p{L}+/u;
const kinds: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /^\W*(when|(in |on |by |since |until )?what (year|day|date|month|century|decade)|which (year|day|month))\b/i,
    /\b(1\d{3}|20\d\d)s?\b|\b(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|today|yesterday)\b/i,
  ],
  [
    /\bhow (much|many|old|long|far|high|tall|large|big|often)\b|\bwhat (percentage|percent|number|amount|share|price|cost|age|size)\b/i,
    /\p{N}|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion|half|twice|dozen|percent)\b/iu,
  ],
  [
    /^\W*(who|whom|whose)\b|\b(which|what) (person|man|woman|president|king|queen|minister|author|scientist|player|company|team)\b/i,
    capital,
  ],
  [
    /^\W*where\b|\b(which|what) (city|country|place|town|state|river|street|region)\b/i,
    new RegExp(`\\b(in|at|near|from|to|of)\\s+(the\\s+)?\\p{Lu}|${capital.source}`, 'u'),
  ],
  [
    /^\W*why\b|\bwhat (caused|reason)\b/i,
    /\b(because|since|due to|so that|in order to|reason|therefore|as a result|caused|owing to|to (avoid|prevent|reduce|make|keep|protect))\b/i,
  ],
];

/** Whether a sentence holds the kind of thing that a question asks for: a date, a number, a name, a place, a reason. */
export const fitsQuestion = (question: string, sentence: string): boolean =>
  kinds.some(([asks, holds]) => asks.test(question) && holds.test(sentence));
