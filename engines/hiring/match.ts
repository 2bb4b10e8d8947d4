import type { Found } from '#engines/resume/found.ts';
import type { Resume } from '#engines/resume/read-resume.ts';

/** What a job asks for. */
export interface Requirement {
  id: string;
  label: string;
  kind: 'skill' | 'years' | 'degree';
  /** Words of which the text must contain one. */
  words: readonly string[];
  years: number;
  must: boolean;
}

/** Whether a requirement is met, and by which line. */
export interface Met {
  requirement: Requirement;
  isMet: boolean;
  /** What was found, in words: 'Go in line 12', '6 years 4 months'. */
  reason: string;
  /** Its position in the text; null if nothing was found. */
  at: Pick<Found, 'start' | 'end'> | null;
}

const sign = /[\p{L}\p{N}]/u;

/** Where a word stands in a text as a whole word; -1 when it does not. Short words have to be written exactly so. */
export function wordAt(text: string, lower: string, word: string): number {
  // 'R' and 'Go' are words of their own only as they are written: 'go' is a verb.
  const isShort = word.length <= 2;
  const [within, sought] = isShort ? [text, word] : [lower, word.toLowerCase()];
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const before = within[at - 1] ?? ' ';
    const after = within[at + sought.length] ?? ' ';
    // 'C' is not met by 'C++', nor 'R' by 'R&D'.
    if (!sign.test(before) && !sign.test(after) && !(isShort && /[+#&]/.test(after))) return at;
  }
  return -1;
}

/** Months of all posts together; times in which two ran side by side count once. */
export function monthsWorked({ posts }: Pick<Resume, 'posts'>, today: string): number {
  const month = (said: string, ofYear: number): number =>
    Number(said.slice(0, 4)) * 12 + (said.length > 4 ? Number(said.slice(5, 7)) - 1 : ofYear);
  const spans = posts
    .flatMap(({ when }) =>
      when
        ? [{ from: month(when.from.value, 0), to: when.to ? month(when.to.value, 0) : month(today, 0) }]
        : [],
    )
    .sort((a, b) => a.from - b.from);
  let sum = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, last));
    last = Math.max(last, to);
  }
  return sum;
}

const inWords = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const told = [
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '',
  ];
  return told.filter(Boolean).join(' ') || 'no time';
};

function metBySkill(requirement: Requirement, text: string, lower: string): Met {
  for (const word of requirement.words) {
    const at = wordAt(text, lower, word);
    if (at < 0) continue;
    const line = text.slice(0, at).split('\n').length;
    return {
      requirement,
      isMet: true,
      reason: `“${text.slice(at, at + word.length)}” in line ${line}`,
      at: { start: at, end: at + word.length },
    };
  }
  return {
    requirement,
    isMet: false,
    reason: `Not in the résumé: ${requirement.words.join(', ')}`,
    at: null,
  };
}

/** Each requirement of a job with whether a résumé meets it and why. Nothing is added up, so nobody is ranked. */
export function matchResume(
  requirements: readonly Requirement[],
  text: string,
  resume: Resume,
  today: string,
): Met[] {
  const lower = text.toLowerCase();
  return requirements.map((requirement): Met => {
    if (requirement.kind === 'skill') return metBySkill(requirement, text, lower);
    if (requirement.kind === 'degree') {
      const study = resume.studies.find(({ what, where }) => what ?? where);
      const found = study?.what ?? study?.where ?? null;
      return {
        requirement,
        isMet: found !== null,
        reason: found ? found.value : 'No degree found',
        at: found,
      };
    }
    const months = monthsWorked(resume, today);
    const when = resume.posts.find((post) => post.when)?.when ?? null;
    return {
      requirement,
      isMet: months >= requirement.years * 12,
      reason: when
        ? `${inWords(months)} from the dates of ${resume.posts.filter((post) => post.when).length} posts`
        : 'No dates found',
      at: when,
    };
  });
}
