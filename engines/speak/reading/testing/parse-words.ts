const words: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, at) => [word, at]),
);
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** What a listener would write down for a number in words: the other way round than the rules, and written without them. */
export function parseWords(said: string): number {
  let whole = 0;
  let group = 0;
  for (const word of said.split(' ')) {
    const scale = scales[word];
    if (word === 'and') continue;
    if (word === 'hundred') group *= 100;
    else if (scale !== undefined) {
      whole += group * scale;
      group = 0;
    } else {
      const value = words[word] ?? tens[word];
      if (value === undefined) throw new Error(`'${word}' is no word of a number`);
      group += value;
    }
  }
  return whole + group;
}

/** A row of digits that was said one by one. */
export const parseDigits = (said: string): string =>
  said
    .split(/[\s,]+/)
    .map((word) => {
      const value = words[word];
      if (value === undefined || value > 9) throw new Error(`'${word}' is no digit`);
      return value;
    })
    .join('');

const irregular: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};

/** A place in a row: 'twenty first' is 21. */
export function parsePlace(said: string): number {
  const list = said.split(' ');
  const last = list.pop() ?? '';
  const counted = irregular[last] ?? last.replace(/ieth$/, 'y').replace(/th$/, '');
  return parseWords([...list, counted].join(' '));
}

/** A year or a time, said in two halves: 'nineteen oh five' is 19 and 5. */
export function parseHalves(said: string): [number, number] {
  const list = said.split(' ');
  const first = words[list[0] ?? ''] ?? tens[list[0] ?? ''];
  if (first === undefined) throw new Error(`'${said}' begins with no number`);
  // The second half begins with 'oh' or with a number from ten on, so a digit behind a ten belongs to the first.
  const second = words[list[1] ?? ''] ?? 0;
  const size = first >= 20 && second > 0 && second < 10 ? 2 : 1;
  const rest = list.slice(size).join(' ');
  const head = parseWords(list.slice(0, size).join(' '));
  if (rest === '' || rest === 'hundred') return [head, 0];
  return [head, parseWords(rest.replace(/^oh /, ''))];
}
