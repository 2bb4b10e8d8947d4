interface BannedWord {
  /** Matches the word or the shape wherever it stands in a text. */
  shape: RegExp;
  instead: string;
}

/** What this site does not say, and what it says instead. Add a word when a reader stumbles over it. */
export const bannedWords: readonly BannedWord[] = [
  {
    shape: /\b(?:seamless|leverag|cutting[- ]edge|empower|robust|elevat|delv(?:e|es|ed|ing)\b)\w*/gi,
    instead: 'what it does, with a figure',
  },
  // Routes and doors are unlocked too.
  {
    shape: /\bunlock\w* (?:your|new|more|(?:the|its|their) (?:full|true|power|potential|value))\b/gi,
    instead: 'what people can do then',
  },
  { shape: /\d\s%/g, instead: '97%, without a space' },
  { shape: /\be-mail\w*/gi, instead: 'email' },
  { shape: /\bmails\b/gi, instead: 'emails' },
  { shape: /\banew\b/gi, instead: 'again' },
  { shape: /\bin vain\b/gi, instead: 'without success, or say what was not found' },
  { shape: /\bwhosoever\b/gi, instead: 'anyone who' },
  { shape: /\bdeeds?\b/gi, instead: 'action' },
  { shape: /\bkept pages?\b/gi, instead: 'cached page' },
  { shape: /\bfirst press(?:es)?\b/gi, instead: 'first click' },
  {
    shape:
      /(?<!\b(?:all|of) )\b(?:a|the|no|one|every|only|other|their|its) ways? in\b(?! (?:which|an?|the|this|that)\b)/gi,
    instead: 'route, sign-in or entry point',
  },
  {
    shape: /\b(?:a|the|this|that|each|every|its|our|one) bench(?:es)?\b(?!:)/gi,
    instead: 'demo, or benchmark',
  },
  // ‘Was a person away, those days are free’; a question may begin like this.
  {
    shape: /(?:^|(?<=[.!?:;] ))(?:Was|Were|Had|Should) [^.?!]*, [^.?!]*(?=\.|$)/g,
    instead: 'If …, in the normal order',
  },
];

/** Texts that must keep their words, each for its reason. */
export const keepsItsWords: readonly { file: RegExp; because: string }[] = [
  { file: /^content\/podcast\/spoken\//, because: 'these words were recorded' },
  { file: /^docs\/decisions\/083-/, because: 'it lists the words that were given up' },
  { file: /^engines\/invoice\/parties\.ts$/, because: 'invoices print these labels' },
  { file: /^engines\/personal-data\/ordinary-words\.ts$/, because: 'it is a list of English words' },
  { file: /^demos\/(?:seo\/examples|showcases\/futures)\//, because: 'joiners work at a bench' },
  { file: /^scripts\/texts\/banned-words\.ts$/, because: 'it is this list' },
];
