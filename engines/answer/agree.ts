const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A short answer as it is compared: small letters, numbers as digits, without articles and signs. */
const plain = (answer: string): string[] =>
  (
    answer
      .toLowerCase()
      .replace(/(?<=\d)[,\u202f](?=\d{3})/g, '')
      .match(/[\p{L}\p{N}]+(?:[.:]\p{N}+)*/gu) ?? []
  )
    .filter((word) => !/^(the|an?|of|about|only|at|in|on|by|to|from)$/.test(word))
    .map((word) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word));

/** Whether two short answers say the same, or one of them says more of it: '25 days' and '25 working days'. */
export function agree(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.every((word) => many.includes(word));
}
