const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const known = new Map<string, string>([
  ...ones.map((word, at) => [word, String(at)] as const),
  ...tens.flatMap((word, at) => [
    [word, String(20 + at * 10)] as const,
    ...ones.slice(1, 10).map((one, more) => [`${word}-${one}`, String(21 + at * 10 + more)] as const),
  ]),
]);

/** A number that is written as a word, in digits; other words as they are. */
export const numberWords = (word: string): string =>
  known.get(word) ?? word.replace(/(?<=\d),(?=\d{3})/g, '');
