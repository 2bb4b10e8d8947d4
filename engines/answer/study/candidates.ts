/** Ways to ask for what a sentence says; `$1`, `$2` are parts of the sentence. */
const templates: readonly (readonly [pattern: RegExp, question: string])[] = [
  // 'The museum was opened in 1962.'
  [
    /^((?:the|an?|this|our|your) [^,;:]{3,50}?|[\p{Lu}][^,;:]{2,50}?) (was|were) (\p{L}+ed|built|begun|founded|found|made|sold|held|written) (?:in|on) (?:\d|\p{Lu}|early|late|mid)/iu,
    'When $2 $1 $3?',
  ],
  // 'The lease ends on 28 February 2028.'
  [
    /^((?:the|an?|this|our|your) [^,;:]{3,50}?) (begins?|starts?|ends?|opens?|closes?|expires?|arrives?|leaves?) (?:on|in|at) (?:\d|\p{Lu}|\p{L}+ o)/iu,
    'When does $1 $2?',
  ],
  // 'The rent is €1,150 a month.'
  [
    /^((?:the|an?|this|our|your) [^,;:]{3,50}?) (is|are|was|were) (?:about |only )?[€$£]\s?\d/iu,
    'How much $2 $1?',
  ],
  // 'The line cost €209 million.'
  [/^([^,;:]{3,50}?) cost (?:about |only )?[€$£]\s?\d/iu, 'How much did $1 cost?'],
  [/^([^,;:]{3,50}?) costs (?:about |only )?[€$£]\s?\d/iu, 'How much does $1 cost?'],
  // 'The course takes six weeks.'
  [
    /^((?:the|an?|this|our|your) [^,;:]{3,50}?) (takes|lasts) (?:about |up to |at least |at most )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)/iu,
    'How long does $1 $2?',
  ],
  // 'The route is 9.4 kilometres long.'
  [
    /^((?:the|an?|this|our|your) [^,;:]{3,50}?) (?:is|was) (?:about )?\d[\d.,]* \p{L}+ (long|wide|high|tall|deep|old)\b/iu,
    'How $2 is $1?',
  ],
  // 'Trams run every six minutes.'
  [/^([^,;:]{3,40}?) (run|leave|depart|meet|appear) every /iu, 'How often do $1 $2?'],
  // 'Nora Beispiel, who keeps the seed bank, …'
  [
    /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}), (?:who|the|an?|head|chair|director) [^,]{5,80},/u,
    'Who is $1?',
  ],
  // 'Employees have 25 days of annual leave.'
  [
    /^([^,;:]{3,40}?) (?:have|has) (?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ([\p{Ll}][^,.;:]{3,40}?)[,.;]/iu,
    'How many $2 do $1 have?',
  ],
  // 'Bicycles are kept in the yard.'
  [
    /^([^,;:]{3,40}?) (is|are) (kept|located|held|stored|found|parked|served) (?:in|at|on|near|behind|under) /iu,
    'Where $2 $1 $3?',
  ],
  // 'Ada Fell led the dig.'
  [
    /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2},? (founded|led|leads|wrote|built|designed|discovered|found|won|owns|runs|manages|painted|invented|chairs) ([^,;:]{3,60}?)[,.;]/u,
    'Who $1 $2?',
  ],
  // 'The deposit must be paid before the keys are handed over.'
  [
    /^((?:the|an?|this|our|your) [^,;:]{3,40}?|[\p{Lu}]\p{Ll}[^,;:]{2,40}?) must be (\p{L}+ed|paid|sent|given|made|kept|returned) (?:within|by|before|no later than) /iu,
    'When must $1 be $2?',
  ],
];

/** Part of a sentence in the middle of a question: an article is small there, and so is a noun in the plural. */
function inside(part: string, isPlural: boolean): string {
  const isNoun = isPlural && /^\p{Lu}\p{Ll}*s(?: \p{Ll}+)*$/u.test(part);
  return isNoun || /^(the|an?|this|our|your)\b/i.test(part)
    ? part.charAt(0).toLowerCase() + part.slice(1)
    : part;
}

/** 'Ends' after 'does' is 'end': the verb at the end of the question. */
const bareVerb = (verb: string): string =>
  verb.replace(/(?<=begin|start|end|open|close|expire|arrive|leave|take|last)s$/i, '');

/** Questions that a sentence may answer, by the forms that sentences have. */
export function questionsFrom(sentence: string): string[] {
  if (/^(it|this|that|these|those|they|he|she|we|i|you|there)\b/i.test(sentence)) return [];
  return templates.flatMap(([pattern, question]) => {
    const match = pattern.exec(sentence);
    if (!match) return [];
    const isPlural = match.includes('are') || / do /.test(question);
    const filled = question.replace(/\$(\d)/g, (_, at: string) =>
      inside((match[Number(at)] ?? '').trim(), isPlural),
    );
    return [/^(?:When|How long) does/.test(question) ? filled.replace(/\S+(?=\?$)/, bareVerb) : filled];
  });
}
