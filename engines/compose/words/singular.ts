const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  kids: 'child',
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  feet: 'foot',
  oxen: 'ox',
  cacti: 'cactus',
  knives: 'knife',
  wolves: 'wolf',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  firemen: 'fireman',
  policemen: 'policeman',
  snowmen: 'snowman',
  buses: 'bus',
  glasses: 'glasses',
  scissors: 'scissors',
  skis: 'skis',
  jeans: 'jeans',
  tomatoes: 'tomato',
  potatoes: 'potato',
  mangoes: 'mango',
  heroes: 'hero',
};

/** What one of them is called, nearest guess first; the word itself is always among them. */
export function singulars(phrase: string): string[] {
  const at = phrase.lastIndexOf(' ') + 1;
  const start = phrase.slice(0, at);
  const word = phrase.slice(at);
  const known = irregular[word];
  if (known && known !== word) return [start + known, phrase];
  const found = [phrase];
  if (word.endsWith('ies')) found.push(`${start}${word.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh)es$/.test(word)) found.push(start + word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) found.push(start + word.slice(0, -1));
  return found;
}

/** Whether a word means several. */
export const isPlural = (phrase: string): boolean => {
  const word = phrase.slice(phrase.lastIndexOf(' ') + 1);
  if (word in irregular) return irregular[word] !== word;
  return singulars(phrase).length > 1 && word.length > 3;
};
