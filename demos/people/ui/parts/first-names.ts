/** First names as one says them: 'Ada, Piotr and Iwona'. */
export function firstNames(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name.split(' ')[0] ?? name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
